import { useParams } from 'react-router-dom'
import { route } from './route.ts'

const records = '/patient/:patientId/healthstory/records'
const ofPatients = '/patient/organizations/:organizationId'
const ofProviders = '/provider/organizations/:organizationId'
const ofAdmins = '/admin/organizations/:id'

/**
 * The route map (ROUTE-01..81): one pattern serves both router and links. Every entry has a page
 * (src/app/routes/pages.ts).
 */
export const paths = {
  home: route('/'),
  login: route('/login'),
  accept: route('/accept'),
  guest: {
    welcome: route('/guest/welcome/*'),
    signUp: route('/guest/sign-up'),
  },
  share: {
    accept: route('/share/:x/accept'),
    summary: route('/share/:x/summary'),
  },
  patient: {
    home: route('/patient'),
    faq: route('/patient/organizations/faq'),
    organization: route(ofPatients),
    activities: route(`${ofPatients}/activities`),
    activitiesHistory: route(`${ofPatients}/activities/history`),
    history: route(`${ofPatients}/history`),
    content: route(`${ofPatients}/content/:userContentId`),
    resource: route(`${ofPatients}/resource/:resourceId`),
    library: route(`${ofPatients}/library`),
    discover: route(`${ofPatients}/library/discover`),
    journeys: route(`${ofPatients}/journeys`),
    recommendedJourneys: route(`${ofPatients}/journeys/recommended`),
    journey: route(`${ofPatients}/journeys/:journeyId`),
    journeyHistory: route(`${ofPatients}/journeys/:journeyId/history`),
    task: route(`${ofPatients}/journeys/:journeyId/:taskId`),
    submission: route(`${ofPatients}/journeys/:journeyId/:taskId/submission`),
    healthStory: {
      home: route('/patient/healthstory'),
      summary: route('/patient/:patientId/healthstory/summary'),
      records: route(records),
      allergies: route(`${records}/allergies`),
      conditions: route(`${records}/conditions`),
      newCondition: route(`${records}/conditions/add`),
      condition: route(`${records}/conditions/:conditionId`),
      editCondition: route(`${records}/conditions/:conditionId/edit`),
      documents: route(`${records}/documents`),
      newDocument: route(`${records}/documents/upload`),
      document: route(`${records}/documents/:documentId`),
      editDocument: route(`${records}/documents/:documentId/edit`),
      documentResults: route(`${records}/documents/:documentId/results`),
      familyHistory: route(`${records}/familyHistory`),
      immunizations: route(`${records}/immunizations`),
      newImmunization: route(`${records}/immunizations/add`),
      immunization: route(`${records}/immunizations/:immunizationId`),
      editImmunization: route(`${records}/immunizations/:immunizationId/edit`),
      measurements: route(`${records}/measurements`),
      medications: route(`${records}/medications`),
      newMedication: route(`${records}/medications/add`),
      medicationUpload: route(`${records}/medications/upload`),
      medication: route(`${records}/medications/:medicationId`),
      editMedication: route(`${records}/medications/:medicationId/edit`),
      procedures: route(`${records}/procedures`),
      newProcedure: route(`${records}/procedures/add`),
      procedure: route(`${records}/procedures/:procedureId`),
      editProcedure: route(`${records}/procedures/:procedureId/edit`),
      testResults: route(`${records}/testResults`),
    },
  },
  provider: {
    home: route('/provider'),
    organization: route(ofProviders, { page: 1 }), // ROUTE-88
    invites: route(`${ofProviders}/invites`),
    newInvite: route(`${ofProviders}/invites/new`),
    organizationSettings: route(`${ofProviders}/settings`), // ROUTE-91, D-09
    journey: route(`${ofProviders}/journeys/:journeyId`),
    course: route(`${ofProviders}/journeys/:journeyId/course`),
    task: route(`${ofProviders}/journeys/:journeyId/:taskId`),
    submission: route(`${ofProviders}/journeys/:journeyId/:taskId/submission`),
    patientActions: route(`${ofProviders}/journeys/:journeyId/enrolments/:enrolmentId/actions/patient`),
    providerActions: route(`${ofProviders}/journeys/:journeyId/enrolments/:enrolmentId/actions/provider`),
  },
  admin: {
    home: route('/admin'),
    forms: route('/admin/forms'),
    form: route('/admin/forms/:id'),
    journeys: route('/admin/journeys'),
    processInstances: route('/admin/process-instance'),
    processInstance: route('/admin/process-instance/:id'),
    organizations: route('/admin/organizations'),
    organization: route(ofAdmins),
    content: route(`${ofAdmins}/content`),
    contentItem: route(`${ofAdmins}/content/:contentId`),
    media: route(`${ofAdmins}/content/media/:mediaId`),
    invitations: route(`${ofAdmins}/invitations`),
    newInvitation: route(`${ofAdmins}/invitations/new`),
    organizationJourneys: route(`${ofAdmins}/journeys`),
    users: route(`${ofAdmins}/users`),
    newUser: route(`${ofAdmins}/users/new`),
  },
  settings: {
    home: route('/settings'),
    account: route('/settings/account'),
    language: route('/settings/language'),
    reading: route('/settings/reading'),
    reminders: route('/settings/reminders'),
    profiles: route('/settings/profiles'),
    profile: route('/settings/profiles/:profileId'),
    carePartners: route('/settings/care-partners'),
    inviteCarePartner: route('/settings/care-partners/:profileId/invite'),
    features: route('/settings/features'),
    privacy: route('/settings/privacy'),
    access: route('/settings/privacy/access'),
  },
} as const

/** The parameters of the route, all present because the route matched. */
export function useRouteParams<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const params = useParams()
  if (!names.every((name) => params[name])) throw new Error('A parameter is missing')
  return params as Record<Name, string>
}
