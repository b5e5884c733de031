import { of } from './stale-query.ts'
import { staleDesigns } from './stale-designs.ts'

/** What a person has more of after joining a journey. */
const joined = [
  of('patients', 'listPatients'),
  of('organizations', 'listOrganizations'),
  of('process-instances', 'listProcessInstances'),
  of('process-definitions', 'listProcessDefinitions'), // whether one is enrolled
  of('tasks', 'listTasks'),
  of('journey-events', 'listJourneyEvents'),
]

/** What goes on in journeys when a step of one does. */
const moved = [of('process-definitions', 'listProcessDefinitions'), of('journey-events', 'listJourneyEvents')]

/** What the care team sees of that. Their pages ask anew each time: patients change it most, on other devices. */
const seen = [
  of('organization-journeys', 'listOrganizationJourneys'),
  of('attention-items', 'listAttentionItems'),
]

/** The one invitation that was answered. */
const reviewed = { query: 'reviewInvitation', params: ['token'] }

/** The writes of a kind of health record; each changes its list, its items, and what is said in their place (HEALTH-08). */
const recordWrites = (one: string, many: string) => ({
  onMutations: ['create', 'update', 'delete', 'confirm', 'restore'].map((verb) => verb + one),
  invalidates: [`list${many}`, of('record-statements', 'listRecordStatements')],
})

/** What each write makes stale. A list's key is the beginning of its items' keys, so naming the list is enough. */
export const stale = [
  { onMutations: ['updateUserPreferences'], invalidates: [of('users', 'getCurrentUser')] }, // CALL-18
  { onMutations: ['updateUser'], invalidates: ['getCurrentUser'] },
  { onMutations: ['endUserSession'], invalidates: ['listUserSessions'] },
  {
    onMutations: ['saveCalendarSubscription', 'replaceCalendarSubscription', 'deleteCalendarSubscription'],
    invalidates: ['getCalendarSubscription'],
  },
  { onMutations: ['inviteCarePartner'], invalidates: [{ query: 'listCarePartners', params: ['id'] }] },
  {
    onMutations: ['acceptCarePartnership', 'endCarePartnership'],
    // one of them may be the active profile; the lists of care partners are below listPatients
    invalidates: ['listCarePartnerships', of('users', 'getCurrentUser'), ...joined],
  },
  { onMutations: ['saveReminderPreferences'], invalidates: ['getReminderPreferences'] },
  {
    onMutations: ['confirmAccountClosure', 'cancelAccountClosure'],
    invalidates: [of('users', 'getCurrentUser')],
  },
  {
    onMutations: [
      'createUser',
      'updateUserRoles',
      'deactivateUser',
      'reactivateUser',
      'resendTemporaryPassword',
    ],
    // one may give oneself another role
    invalidates: ['listUsers', of('users', 'getCurrentUser'), of('organizations', 'listOrganizations')],
  },
  { onMutations: ['claimGuestUser'], invalidates: ['getCurrentUser', ...joined] }, // CALL-14
  {
    onMutations: ['createConsentDecision'], // CALL-58, D-23
    invalidates: ['listConsentDecisions', of('users', 'getCurrentUser')],
  },
  { onMutations: ['createPatient', 'updatePatient'], invalidates: ['listPatients'] }, // CALL-23, CALL-25
  {
    onMutations: ['updateOrganization', 'saveOrganizationLogo', 'deleteOrganizationLogo'], // ORG-15
    invalidates: [
      of('organizations', 'listOrganizations'),
      of('admin-organizations', 'listOrganizationOverviews'),
    ],
  },
  {
    onMutations: ['createOrganization', 'saveOrganizationIcon', 'deleteOrganizationIcon'], // ROUTE-09
    invalidates: ['listOrganizationOverviews', of('organizations', 'listOrganizations')],
  },
  {
    onMutations: ['createInvitations', 'resendInvitation', 'updateInvitation'], // CALL-34, CALL-36
    // a bounced one needs attention no more
    invalidates: [
      'listInvitations',
      of('attention-items', 'listAttentionItems'),
      of('organization-journeys', 'listOrganizationJourneys'),
    ],
  },
  {
    onMutations: [
      'acknowledgeAttentionItem',
      'restoreAttentionItem',
      'assignAttentionItem',
      'acknowledgeAttentionItems',
      'restoreAttentionItems',
      'assignAttentionItems',
      'createAttentionCall',
    ], // PROV-01
    invalidates: ['listAttentionItems', of('organization-journeys', 'listOrganizationJourneys')],
  },
  {
    onMutations: ['createRegistrationLink', 'updateRegistrationLink'], // INV-04
    invalidates: ['listRegistrationLinks'],
  },
  {
    onMutations: ['acceptInvitation'], // INV-03
    invalidates: [reviewed, of('users', 'getCurrentUser'), ...joined],
  },
  { onMutations: ['declineInvitation'], invalidates: [reviewed] }, // INV-03
  {
    onMutations: ['completeTask'], // TASK-08
    invalidates: ['listTasks', of('process-instances', 'listProcessInstances'), ...moved],
  },
  { onMutations: ['deleteTaskDraft', 'fillInTask'], invalidates: ['listTasks'] },
  {
    onMutations: ['createProcessInstance', 'leaveProcessInstance'], // CALL-48
    invalidates: ['listProcessInstances', of('tasks', 'listTasks'), ...moved],
  },
  {
    onMutations: [
      'addProcessInstanceExecution',
      'cancelProcessInstanceActivity',
      'deleteProcessInstance',
      'endProcessInstances',
      'endMatchingProcessInstances',
    ],
    // CALL-50, CALL-52
    invalidates: [
      of('process-instances', 'listProcessInstances'),
      of('tasks', 'listTasks'),
      ...moved,
      ...seen,
    ],
  },
  {
    onMutations: [
      'updateProcessInstanceVariable',
      'assignProcessInstances',
      'assignMatchingProcessInstances',
    ],
    invalidates: [of('process-instances', 'listProcessInstances')],
  },
  ...staleDesigns,
  {
    onMutations: [
      'createForm',
      'saveFormDraft',
      'discardFormDraft',
      'restoreFormVersion',
      'publishForm',
      'retireForm',
    ], // ROUTE-06, ROUTE-07
    invalidates: ['listForms', of('audit-events', 'listAuditEvents')],
  },
  {
    onMutations: ['savePersonHealthCard'],
    invalidates: [{ query: 'getPerson', params: ['id', 'patientId'] }],
  },
  {
    onMutations: ['createPersonNote'],
    invalidates: [{ query: 'listPersonNotes', params: ['id', 'patientId'] }],
  },
  {
    onMutations: ['createPersonSuggestion'],
    invalidates: [{ query: 'listPersonSuggestions', params: ['id', 'patientId'] }],
  },
  {
    onMutations: ['savePersonMeasurementTarget', 'deletePersonMeasurementTarget'],
    invalidates: [{ query: 'listPersonMeasurementTargets', params: ['id', 'patientId'] }],
  },
  {
    onMutations: ['reportAccessEvent'],
    invalidates: [{ query: 'listAccessEvents', params: ['id'] }],
  },
  { onMutations: ['answerAccessReport'], invalidates: [of('admin-items', 'listAdminItems')] },
  {
    onMutations: ['saveCareTeamShare'],
    invalidates: [{ query: 'listCareTeamShares', params: ['id'] }],
  },
  { onMutations: ['createSavedView', 'updateSavedView', 'deleteSavedView'], invalidates: ['listSavedViews'] },
  {
    onMutations: ['createWorklistView', 'updateWorklistView', 'deleteWorklistView'],
    invalidates: ['listWorklistViews'],
  },
  {
    onMutations: ['createMessageTemplate', 'saveMessageTemplate', 'deleteMessageTemplate'],
    invalidates: ['listMessageTemplates'],
  },
  {
    onMutations: ['createHealthStoryShare', 'revokeHealthStoryShare'],
    invalidates: ['listHealthStoryShares'],
  }, // SHARE-05
  {
    onMutations: ['saveEmergencyDetails'],
    invalidates: [
      { query: 'getEmergencyDetails', params: ['id'] },
      { query: 'getHealthStory', params: ['id'] },
    ],
  },
  { onMutations: ['updateUserContent'], invalidates: ['listUserContents'] }, // LIB-04
  {
    // ROUTE-12: what uses a media file changes with it, and what patients see
    onMutations: ['create', 'save', 'review', 'schedule', 'publish', 'unpublish', 'delete'].map(
      (verb) => `${verb}OrganizationContent`,
    ),
    invalidates: [
      'listOrganizationContents',
      of('media-files', 'listMediaFiles'),
      of('user-contents', 'listUserContents'),
    ],
  },
  {
    onMutations: ['updateMediaFile', 'deleteMediaFile', 'completeMediaFileUpload'], // ROUTE-13
    invalidates: ['listMediaFiles'],
  },
  {
    onMutations: [
      'updateDocument',
      'deleteDocument',
      'restoreDocument',
      'completeDocumentUpload',
      'reanalyzeDocument',
    ],
    invalidates: ['listDocuments', of('record-statements', 'listRecordStatements')], // HEALTH-08
  },
  // What was accepted is in the record now.
  {
    onMutations: ['reviewDocument'],
    invalidates: [
      'listDocuments',
      of('conditions', 'listConditions'),
      of('medications', 'listMedications'),
      of('record-statements', 'listRecordStatements'),
    ],
  },
  {
    onMutations: ['reviewAnswerSuggestions'],
    invalidates: [
      { query: 'listAnswerSuggestions', params: ['id'] },
      of('allergies', 'listAllergies'),
      of('conditions', 'listConditions'),
      of('medications', 'listMedications'),
      of('record-statements', 'listRecordStatements'),
    ],
  },
  recordWrites('Condition', 'Conditions'),
  recordWrites('Medication', 'Medications'),
  recordWrites('TestResult', 'TestResults'),
  { onMutations: ['markTestResultsSeen'], invalidates: ['listTestResults'] },
  recordWrites('Allergy', 'Allergies'),
  recordWrites('FamilyHistory', 'FamilyHistory'),
  { onMutations: ['saveRecordStatement'], invalidates: ['listRecordStatements'] }, // DATA-56
  {
    onMutations: ['answerRecordSuggestion'],
    invalidates: [
      'listRecordSuggestions',
      of('allergies', 'listAllergies'),
      of('medications', 'listMedications'),
      of('conditions', 'listConditions'),
      of('immunizations', 'listImmunizations'),
      of('procedures', 'listProcedures'),
      of('family-history', 'listFamilyHistory'),
      of('test-results', 'listTestResults'),
      of('record-statements', 'listRecordStatements'),
    ],
  },
  recordWrites('Procedure', 'Procedures'),
  recordWrites('Immunization', 'Immunizations'),
  {
    onMutations: [
      'createMeasurement',
      'importMeasurements',
      'updateMeasurement',
      'deleteMeasurement',
      'restoreMeasurement',
    ],
    invalidates: ['listMeasurements'],
  },
]
