import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { admin } = paths
const walter = { id: journeyIdOf('walter-hip') }
const form = { id: formIdOf('hip-check-in') }

reading('admin', 'priya', {
  home: { at: admin.home() },
  forms: { at: admin.forms() },
  'form draft': { at: admin.form({ id: formIdOf('sleep-diary') }) },
  form: { at: admin.form(form) },
  'form alerts': { at: admin.form(form), press: ['Alerts'] },
  'form translations': { at: admin.form(form), press: ['Translations'] },
  'form preview': { at: admin.form(form), press: ['Preview and test'] },
  'form question': { at: admin.form(form), press: [/^How much does your hip hurt/] },
  'form json': { at: admin.form(form), press: ['JSON'] },
  'form history': { at: admin.form(form), press: ['History'] },
  'form retire': { at: admin.form(form), press: ['Retire'] },
  'form new': { at: admin.forms(), press: [/^New form/] },
  journeys: { at: admin.journeys() },
  journey: { at: admin.journeys({}, { edit: hipReplacement.id }) },
  'journey history': { at: admin.journeys({}, { edit: hipReplacement.id, view: 'history' }) },
  'journey settings': { at: admin.journeys({}, { edit: hipReplacement.id, view: 'settings' }) },
  'journey new empty': { at: admin.journeys({}, { new: '' }), press: ['Create journey'] },
  'journey step': { at: admin.journeys({}, { edit: hipReplacement.id }), press: [/^1\. About your hip/] },
  'journey new': { at: admin.journeys({}, { new: '' }) },
  instances: { at: admin.processInstances({}, { definition: hipReplacement.id }) },
  'instances none': { at: admin.processInstances({}, { search: 'zzzz' }) },
  'instances all again': { at: admin.processInstances({}, { search: 'zzzz' }), press: [/^Clear/] },
  'instances all': { at: admin.processInstances() },
  instance: { at: admin.processInstance({ id: journeyIdOf('maya-hip') }) },
  'instance stuck': { at: admin.processInstance(walter) },
  'instance variable': { at: admin.processInstance(walter), press: ['Add a variable'] },
  'instance variable edit': { at: admin.processInstance(walter), press: ['Edit surgery_date'] },
  'instance delete': { at: admin.processInstance(walter), press: ['Delete instance'] },
  'instance activity cancelled': {
    at: admin.processInstance(walter),
    press: [/^Cancel activity/, 'Cancel activity'],
  },
  'instance variable checked': {
    at: admin.processInstance(walter),
    press: ['Edit surgery_date', 'Check the change'],
  },
  'instance cancel activity': { at: admin.processInstance(walter), press: [/^Cancel activity/] },
  'instance execution': { at: admin.processInstance(walter), press: [/^Add execution/] },
})
