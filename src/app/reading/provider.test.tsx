import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { provider } = paths
const here = { organizationId: organizationSeeds.lakeside.id }
const there = { organizationId: organizationSeeds.northern.id }
const maya = { ...here, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('maya-hip') }
const walter = { ...here, journeyId: hipReplacement.id, enrolmentId: journeyIdOf('walter-hip') }

reading('provider', 'samuel', {
  'take care of it': { at: provider.organization(here), press: [/^Mark as handled: Amrit/] },
  'taken care of': {
    at: provider.organization(here),
    press: [/^Mark as handled: Amrit/, 'Mark as handled'],
  },
  'find a person': { at: provider.organization(here), press: ['Find a person'] },
  person: { at: provider.organization(here, { person: patientIdOf('rose') }) },
  worklist: { at: provider.organization(here, { view: 'worklist' }) },
  'worklist of what is late': { at: provider.organization(here, { view: 'worklist', severity: 'late' }) },
  'worklist keys': { at: provider.organization(here, { view: 'worklist' }), press: ['Keyboard shortcuts'] },
  alert: { at: provider.organization(here), press: ['See the answers: Béatrice Lavoie'] },
  'call to note': {
    at: provider.organization(here),
    press: ['See the answers: Béatrice Lavoie', 'Note a call'],
  },
  'worklist chosen': {
    at: provider.organization(here, { view: 'worklist' }),
    press: ['Choose Amrit Gill'],
  },
  'team steps': { at: provider.organization(here), press: [/^Steps for your team/] },
  'columns of a list': {
    at: provider.journey({ ...here, journeyId: hipReplacement.id }),
    press: ['Columns'],
  },
  'choose everyone': {
    at: provider.journey({ ...here, journeyId: hipReplacement.id }),
    press: ['Choose everyone on this page'],
  },
  'step removed': { at: provider.patientActions(maya), press: ['Remove The day of your surgery'] },
  'step gone': {
    at: provider.patientActions(maya),
    press: ['Remove The day of your surgery', 'Remove step'],
  },
  'step opened': { at: provider.patientActions(maya), press: ['Open The day of your surgery'] },
  'step sent': { at: provider.patientActions(maya), press: ['About your hip'] },
  'step started': { at: provider.providerActions(maya), press: [/^Start /] },
  'invite checked empty': { at: provider.newInvite(here), press: ['Check and preview'] },
  'details changed': { at: provider.organizationSettings(here), press: ['Change these details'] },
  'colours changed': { at: provider.organizationSettings(here), press: ['Change the colours'] },
  'logo changed': { at: provider.organizationSettings(here), press: ['Change the logo'] },
  'link off': {
    at: provider.journey({ ...here, journeyId: hipReplacement.id }),
    press: ['Turn off', 'Turn off the link'],
  },
  'link turned off': { at: provider.journey({ ...here, journeyId: hipReplacement.id }), press: ['Turn off'] },
  'two organizations': { at: provider.home() },
  home: { at: provider.organization(here) },
  'another home': { at: provider.organization(there) },
  invites: { at: provider.invites(here) },
  'invites none': { at: provider.invites(here, { search: 'zzzz' }) },
  'invite new': { at: provider.newInvite(here) },
  settings: { at: provider.organizationSettings(here) },
  journey: { at: provider.journey({ ...here, journeyId: hipReplacement.id }) },
  'journey course': { at: provider.course({ ...here, journeyId: hipReplacement.id }) },
  'journey searched': { at: provider.journey({ ...here, journeyId: hipReplacement.id }, { search: 'zzzz' }) },
  'patient actions': { at: provider.patientActions(maya) },
  'provider actions': { at: provider.providerActions(maya) },
  'patient actions of Walter': { at: provider.patientActions(walter) },
  'provider actions of Walter': { at: provider.providerActions(walter) },
})
