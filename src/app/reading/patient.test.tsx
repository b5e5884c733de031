import { userContentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { reading } from '#tests/dom/reading.tsx'

const { patient } = paths
const { lakeside } = organizationSeeds
const here = { organizationId: lakeside.id }
const hip = { ...here, journeyId: journeyIdOf('maya-hip') }
const later = "I'll do this later"
const content = (key: string) =>
  patient.content({ ...here, userContentId: userContentIdOf(patientIdOf('maya'), lakeside, key) })

reading('patient', 'maya', {
  home: { at: patient.organization(here) },
  'two organizations': { at: patient.home() },
  activities: { at: patient.activities(here) },
  'activities history': { at: patient.activitiesHistory(here) },
  history: { at: patient.history(here) },
  journeys: { at: patient.journeys(here) },
  'journeys pending': { at: patient.journeys(here, { status: 'pending' }) },
  recommended: { at: patient.recommendedJourneys(here) },
  'recommended none': { at: patient.recommendedJourneys(here, { search: 'zzz' }) },
  journey: { at: patient.journey(hip) },
  'journey history': { at: patient.journeyHistory(hip) },
  library: { at: patient.library(here) },
  discover: { at: patient.discover(here) },
  'discover none': { at: patient.discover(here, { search: 'zzzz' }) },
  faq: { at: patient.faq() },
  'content spacer': { at: content('asthma-spacer') },
  'content breathe': { at: content('breathe-slow') },
  'content crutches': { at: content('hip-crutches') },
  'step introduction': { at: patient.organization(here), press: ['View task'] },
  'step page': { at: patient.organization(here), press: ['View task', 'Start'] },
  'step page empty': { at: patient.organization(here), press: ['View task', 'Start', 'Next'] },
  'step sent': { at: patient.journey(hip), press: [later, 'About your hip'] },
  'leave a journey': { at: patient.journey(hip), press: [later, 'Leave this journey'] },
  'journey left': { at: patient.journey(hip), press: [later, 'Leave this journey', 'Leave journey'] },
  'journey joined': { at: patient.recommendedJourneys(here), press: ['Join Mental-health check-in', 'Join'] },
  'join a journey': { at: patient.recommendedJourneys(here), press: ['Join Mental-health check-in'] },
  'invite link': { at: patient.home(), press: ['I have an invite link'] },
  'library search filters': { at: patient.discover(here), press: ['Filters'] },
  'content shared': { at: content('hip-crutches'), press: ['Share link'] },
})
