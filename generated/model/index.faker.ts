import {
  faker
} from '@faker-js/faker';

import type {
  AcceptedSuggestion,
  AccessAction,
  AccessActorKind,
  AccessAnswer,
  AccessEvent,
  AccessEventList,
  AccessInformation,
  AccessReport,
  AccountClosure,
  AccountClosureConfirm,
  AccountClosureRefused,
  ActivityCancel,
  ActivityNeed,
  AdminItem,
  AdminItemCounts,
  AdminItemKind,
  AdminItemList,
  AdminObjectType,
  Allergy,
  AllergyCategory,
  AllergyCreate,
  AllergyList,
  AllergyReaction,
  AllergySeverity,
  AllergyStatus,
  AllergyUpdate,
  AnswerRecordKind,
  AnswerSuggestion,
  AnswerSuggestionKind,
  AnswerSuggestions,
  AnswerSuggestionsReview,
  AssignOutcome,
  AttentionAcknowledge,
  AttentionAcknowledgeMany,
  AttentionAnswer,
  AttentionAssign,
  AttentionAssignConflict,
  AttentionAssignMany,
  AttentionAssignee,
  AttentionCall,
  AttentionConflict,
  AttentionHistoryEntry,
  AttentionItem,
  AttentionItemFilter,
  AttentionItemList,
  AttentionKind,
  AttentionNeighbours,
  AttentionOrdering,
  AttentionOutcome,
  AttentionRestore,
  AttentionRestoreMany,
  AttentionResults,
  AttentionSeverity,
  AttentionStatus,
  AuditAction,
  AuditChange,
  AuditEvent,
  AuditEventList,
  AuditObjectType,
  AvatarStyle,
  Branding,
  CalendarEntryKind,
  CalendarSubscription,
  CalendarSubscriptionSave,
  CallOutcome,
  CallTime,
  CarePartner,
  CarePartnerLevel,
  CarePartnership,
  CarePartnershipCreate,
  CarePartnershipList,
  CarePartnershipRefused,
  CarePartnershipStatus,
  CareTeamContact,
  CareTeamMemberList,
  CareTeamShare,
  CareTeamShareList,
  CareTeamShareOpening,
  CareTeamShareSave,
  Condition,
  ConditionCreate,
  ConditionList,
  ConditionStatus,
  ConditionSuggestion,
  ConditionUpdate,
  ConsentDecision,
  ConsentDecisionCreate,
  ConsentDecisionList,
  Content,
  ContentCaptions,
  ContentJourneyUse,
  ContentMedia,
  ContentRecommender,
  ContentTag,
  ContentType,
  CurrentActivity,
  Document,
  DocumentCategory,
  DocumentCreate,
  DocumentDownload,
  DocumentFailure,
  DocumentList,
  DocumentPurpose,
  DocumentRecord,
  DocumentRecordKind,
  DocumentResults,
  DocumentReview,
  DocumentStatus,
  DocumentUpdate,
  DocumentUpload,
  EmergencyContactUpdate,
  EmergencyDetails,
  EmergencyDetailsUpdate,
  EndOutcome,
  EnrolmentColumn,
  EnrolmentColumnKind,
  EnrolmentColumnOption,
  EnrolmentCount,
  EnrolmentCounts,
  EnrolmentOrdering,
  EnrolmentReference,
  EnrolmentRefused,
  EnrolmentTable,
  ErrorDetail,
  ExecutionCreate,
  FamilyHistory,
  FamilyHistoryCreate,
  FamilyHistoryList,
  FamilyHistoryUpdate,
  FamilyRelation,
  Faq,
  FaqList,
  FollowingActivity,
  Form,
  FormAlert,
  FormAlertLevel,
  FormCompleteness,
  FormCondition,
  FormConflict,
  FormCreate,
  FormData,
  FormDefinition,
  FormDraftSave,
  FormField,
  FormFieldBoolean,
  FormFieldChoice,
  FormFieldConsent,
  FormFieldDate,
  FormFieldEmail,
  FormFieldFile,
  FormFieldGroup,
  FormFieldInfo,
  FormFieldMatrix,
  FormFieldMultiChoice,
  FormFieldNumber,
  FormFieldParagraph,
  FormFieldPartialDate,
  FormFieldPhone,
  FormFieldPostalCode,
  FormFieldScale,
  FormFieldSignature,
  FormFieldText,
  FormFieldTime,
  FormFieldUrl,
  FormFieldYear,
  FormList,
  FormMatrixRow,
  FormOption,
  FormOptionPicture,
  FormPage,
  FormPublish,
  FormRow,
  FormRowField,
  FormScore,
  FormScoreBand,
  FormSignature,
  FormStatus,
  FormSummary,
  FormUsage,
  FormUsageJourney,
  FormUsageVersion,
  FormVersion,
  FormVersionDetail,
  FormVersionList,
  FormVisibility,
  GuestClaim,
  GuestClaimNonce,
  GuestClaimRefused,
  GuestSession,
  HealthLinkFile,
  HealthLinkFiles,
  HealthLinkRead,
  HealthLinkWrongPasscode,
  HealthStory,
  HealthStoryAllergiesSection,
  HealthStoryConditionsSection,
  HealthStoryContact,
  HealthStoryDocumentsSection,
  HealthStoryFamilyHistorySection,
  HealthStoryImmunizationsSection,
  HealthStoryLanguage,
  HealthStoryMeasurementsSection,
  HealthStoryMedicationsSection,
  HealthStoryPerson,
  HealthStoryProceduresSection,
  HealthStorySection,
  HealthStorySectionStatus,
  HealthStorySections,
  HealthStoryShare,
  HealthStoryShareAccess,
  HealthStoryShareCreate,
  HealthStoryShareCreated,
  HealthStoryShareEnded,
  HealthStoryShareList,
  HealthStoryShareLocked,
  HealthStoryShareNote,
  HealthStoryShareNoteCreate,
  HealthStoryShareOpening,
  HealthStoryShareReview,
  HealthStoryShareStatus,
  HealthStoryShareUnlock,
  HealthStoryShareWrongPasscode,
  HealthStoryTestResultsSection,
  HealthStoryView,
  Immunization,
  ImmunizationCreate,
  ImmunizationList,
  ImmunizationUpdate,
  Invitation,
  InvitationAccept,
  InvitationAcceptRefused,
  InvitationAccepted,
  InvitationBatch,
  InvitationBatchResult,
  InvitationClosed,
  InvitationConsume,
  InvitationDelivery,
  InvitationFinding,
  InvitationForbidden,
  InvitationList,
  InvitationOutcome,
  InvitationPreview,
  InvitationReview,
  InvitationStatus,
  InvitationUpdate,
  JourneyActivity,
  JourneyActivityList,
  JourneyCheck,
  JourneyCheckRequest,
  JourneyComment,
  JourneyCommentCount,
  JourneyCommentCreate,
  JourneyCommentList,
  JourneyCommentUpdate,
  JourneyCompleteness,
  JourneyCondition,
  JourneyCourse,
  JourneyCourseQuestion,
  JourneyCourseStep,
  JourneyCourseWay,
  JourneyDefinition,
  JourneyDefinitionConflict,
  JourneyDefinitionCreate,
  JourneyDefinitionList,
  JourneyDefinitionStatus,
  JourneyDefinitionSummary,
  JourneyDefinitionUsage,
  JourneyDesign,
  JourneyDesignCareTeam,
  JourneyDesignColumn,
  JourneyDesignNeed,
  JourneyDesignNext,
  JourneyDesignPrefill,
  JourneyDesignRepeat,
  JourneyDesignScore,
  JourneyDesignStep,
  JourneyDraftSave,
  JourneyEvent,
  JourneyEventList,
  JourneyEventType,
  JourneyFile,
  JourneyFilePicture,
  JourneyImport,
  JourneyImportCheck,
  JourneyImportCheckRequest,
  JourneyImportChoice,
  JourneyImportCopy,
  JourneyImportExisting,
  JourneyImportForm,
  JourneyImportMissingForm,
  JourneyImported,
  JourneyProblem,
  JourneyProblemPlace,
  JourneyPublish,
  JourneyRestore,
  JourneyReview,
  JourneyReviewRequest,
  JourneyReviewReturn,
  JourneyReviewState,
  JourneyStep,
  JourneyTrial,
  JourneyTrialMove,
  JourneyTrialRequest,
  JourneyTrialStep,
  JourneyTrialTeamStep,
  JourneyTrialTurn,
  JourneyTrialWait,
  JourneyTrialWay,
  JourneyUpdate,
  JourneyUpdateCheck,
  JourneyUpdatePlace,
  JourneyUsageOrganization,
  JourneyUsageVersion,
  JourneyVersion,
  JourneyVersionList,
  JourneyWhatIf,
  JourneyWhatIfAnswer,
  Language,
  LocalizedText,
  Measurement,
  MeasurementCreate,
  MeasurementImport,
  MeasurementImportResult,
  MeasurementImportRow,
  MeasurementKind,
  MeasurementLimits,
  MeasurementList,
  MeasurementTarget,
  MeasurementTargetList,
  MeasurementTargetSave,
  MeasurementUnit,
  MeasurementUpdate,
  MediaExportRefused,
  MediaFile,
  MediaFileCreate,
  MediaFileDetail,
  MediaFileList,
  MediaFileUpdate,
  MediaFileUpload,
  MediaJourneyUse,
  MediaKind,
  MediaPair,
  MediaType,
  MediaUse,
  Medication,
  MedicationCreate,
  MedicationDose,
  MedicationDoseUnit,
  MedicationForm,
  MedicationFrequency,
  MedicationInstructionType,
  MedicationList,
  MedicationProduct,
  MedicationProductList,
  MedicationRoute,
  MedicationSchedule,
  MedicationSuggestion,
  MedicationUpdate,
  MessageOutcome,
  MessageSubject,
  MessageTemplate,
  MessageTemplateCreate,
  MessageTemplateList,
  MessageTemplateSave,
  MessageText,
  Organization,
  OrganizationContent,
  OrganizationContentCreate,
  OrganizationContentList,
  OrganizationContentReview,
  OrganizationContentRow,
  OrganizationContentSave,
  OrganizationContentSchedule,
  OrganizationContentStatus,
  OrganizationContentUses,
  OrganizationCreate,
  OrganizationHit,
  OrganizationHitKind,
  OrganizationHitList,
  OrganizationIcon,
  OrganizationJourney,
  OrganizationJourneyDetail,
  OrganizationJourneyList,
  OrganizationList,
  OrganizationLogo,
  OrganizationOffering,
  OrganizationOfferingList,
  OrganizationOfferingUpdate,
  OrganizationOverview,
  OrganizationOverviewList,
  OrganizationReference,
  OrganizationSearch,
  OrganizationUpdate,
  ParentAccess,
  PartialDate,
  Patient,
  PatientCreate,
  PatientList,
  PatientReference,
  PatientUpdate,
  PeopleSearch,
  PermissionLevel,
  Person,
  PersonHealthCard,
  PersonHealthStory,
  PersonHit,
  PersonHitList,
  PersonMessage,
  PersonMessageKind,
  PersonMessageList,
  PersonNote,
  PersonNoteCreate,
  PersonNoteList,
  PersonReference,
  PersonTrend,
  PersonTrendList,
  PersonTrendPoint,
  PostalAddress,
  Procedure,
  ProcedureCreate,
  ProcedureList,
  ProcedureUpdate,
  ProcessDefinition,
  ProcessDefinitionList,
  ProcessInstance,
  ProcessInstanceAssign,
  ProcessInstanceAssignCounts,
  ProcessInstanceAssignMatching,
  ProcessInstanceAssigned,
  ProcessInstanceCreate,
  ProcessInstanceEnd,
  ProcessInstanceEndCounts,
  ProcessInstanceEndMatching,
  ProcessInstanceEnded,
  ProcessInstanceFilter,
  ProcessInstanceIncident,
  ProcessInstanceLeave,
  ProcessInstanceList,
  ProcessInstanceMessage,
  ProcessInstanceMessageCounts,
  ProcessInstanceMessageMatching,
  ProcessInstanceMessaged,
  ProcessInstanceRemind,
  ProcessInstanceRemindMatching,
  ProcessInstanceReminded,
  ProcessInstanceReminderCounts,
  ProcessInstanceStatus,
  ProcessInstanceVariable,
  ProcessInstanceVariableList,
  Province,
  QuietHours,
  RecordCode,
  RecordImportLimits,
  RecordKind,
  RecordSource,
  RecordStatement,
  RecordStatementList,
  RecordStatementStatus,
  RecordStatementUpdate,
  RecordSuggestion,
  RecordSuggestionAnswer,
  RecordSuggestionCreate,
  RecordSuggestionList,
  RecordSuggestionStatus,
  RegistrationLink,
  RegistrationLinkCreate,
  RegistrationLinkList,
  RegistrationLinkUpdate,
  ReminderChannel,
  ReminderOutcome,
  ReminderPreferences,
  ReminderPreferencesSave,
  ReminderRhythm,
  Resource,
  RolePermission,
  RolePermissionList,
  RoleType,
  SavedView,
  SavedViewCreate,
  SavedViewFilters,
  SavedViewList,
  SavedViewUpdate,
  SharedHealthStory,
  Submission,
  SubmissionNeighbours,
  SubmissionReference,
  SuggestedRecordKind,
  SuggestionConfidence,
  SuggestionMatch,
  SuggestionOverrides,
  SuggestionState,
  Task,
  TaskAudience,
  TaskComplete,
  TaskCompleted,
  TaskDraft,
  TaskDraftConflict,
  TaskDraftSave,
  TaskForm,
  TaskKind,
  TaskList,
  TaskReference,
  TaskRepeat,
  TaskResponse,
  TaskStatus,
  TeenPrivacyAge,
  TestInterpretation,
  TestResult,
  TestResultCreate,
  TestResultList,
  TestResultStatus,
  TestResultUpdate,
  TestResultsSeen,
  TextPair,
  Theme,
  TimeOfDay,
  UpcomingStep,
  Upload,
  UploadCreate,
  UploadType,
  User,
  UserAccount,
  UserAccountStatus,
  UserChangeRefused,
  UserContent,
  UserContentDetail,
  UserContentList,
  UserContentUpdate,
  UserCreate,
  UserCreated,
  UserList,
  UserMembership,
  UserPreferences,
  UserPreferencesUpdate,
  UserRolesUpdate,
  UserSession,
  UserSessionList,
  UserStatusChange,
  UserUpdate,
  ValidationErrors,
  Variable,
  VariableType,
  VariableValue,
  Weekday,
  WorklistView,
  WorklistViewCreate,
  WorklistViewFilters,
  WorklistViewList,
  WorklistViewUpdate
} from '.';



export const getMeasurementLimitsMock = (overrideResponse: Partial<MeasurementLimits> = {}): MeasurementLimits => ({kg: faker.number.float({min: 0.3, max: 400, fractionDigits: 2}), lb: faker.number.float({min: 0.7, max: 880, fractionDigits: 2}), mmHg: faker.number.int({min: 40, max: 300}), diastolic: faker.number.int({min: 20, max: 200}), mmol_L: faker.number.float({min: 0.5, max: 60, fractionDigits: 2}), celsius: faker.number.float({min: 25, max: 45, fractionDigits: 2}), fahrenheit: faker.number.float({min: 77, max: 113, fractionDigits: 2}), points: faker.number.int({min: 0, max: 10}), bpm: faker.number.int({min: 20, max: 300}), ...overrideResponse})

export const getRecordImportLimitsMock = (overrideResponse: Partial<RecordImportLimits> = {}): RecordImportLimits => ({bytes: faker.number.int({min: 1, max: 10485760}), entries: faker.number.int({min: 1, max: 1000}), ...overrideResponse})

export const getFormSignatureMock = (overrideResponse: Partial<FormSignature> = {}): FormSignature => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), signed_on: faker.date.past().toISOString().slice(0, 10), ...overrideResponse})

export const getRoleTypeMock = (): RoleType => (faker.helpers.arrayElement(['patient','provider','admin'] as const))

export const getUserAccountStatusMock = (): UserAccountStatus => (faker.helpers.arrayElement(['pending','active','deactivated','closed'] as const))

export const getUserMembershipMock = (overrideResponse: Partial<UserMembership> = {}): UserMembership => ({organization: faker.string.uuid(), organization_name: faker.string.alpha({length: {min: 10, max: 200}}), role_types: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getRoleTypeMock())), ...overrideResponse})

export const getUserAccountMock = (overrideResponse: Partial<UserAccount> = {}): UserAccount => ({id: faker.string.uuid(), is_guest: faker.datatype.boolean(), role_types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRoleTypeMock())), current_patient: faker.helpers.arrayElement([faker.string.uuid(), null]), language_preference: faker.helpers.arrayElement(['','en-ca','fr-ca'] as const), consented_policies: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.internet.url())), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), username: faker.string.alpha({length: {min: 10, max: 254}}), email: faker.internet.email(), status: getUserAccountStatusMock(), last_sign_in_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), memberships: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserMembershipMock() })), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getUserListMock = (overrideResponse: Partial<UserList> = {}): UserList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserAccountMock() })), ...overrideResponse})

export const getValidationErrorsMock = (): ValidationErrors => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),])
      })

export const getErrorDetailMock = (overrideResponse: Partial<ErrorDetail> = {}): ErrorDetail => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLanguageMock = (): Language => (faker.helpers.arrayElement(['en-ca','fr-ca'] as const))

export const getUserCreateMock = (overrideResponse: Partial<UserCreate> = {}): UserCreate => ({email: faker.internet.email(), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), language_preference: getLanguageMock(), organization: faker.string.uuid(), role_types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRoleTypeMock())), ...overrideResponse})

export const getUserCreatedMock = (overrideResponse: Partial<UserCreated> = {}): UserCreated => ({outcome: faker.helpers.arrayElement(['created','added'] as const), user: { ...getUserAccountMock() }, ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({id: faker.string.uuid(), is_guest: faker.datatype.boolean(), role_types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRoleTypeMock())), current_patient: faker.helpers.arrayElement([faker.string.uuid(), null]), language_preference: faker.helpers.arrayElement(['','en-ca','fr-ca'] as const), consented_policies: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.internet.url())), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), username: faker.string.alpha({length: {min: 10, max: 254}}), email: faker.internet.email(), closes_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), care_partner_invitations: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getAccountClosureMock = (overrideResponse: Partial<AccountClosure> = {}): AccountClosure => ({email: faker.internet.email(), code_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), closes_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getAccountClosureRefusedMock = (overrideResponse: Partial<AccountClosureRefused> = {}): AccountClosureRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['wrong_code','code_expired','too_many_attempts','last_admin'] as const), ...overrideResponse})

export const getAccountClosureConfirmMock = (overrideResponse: Partial<AccountClosureConfirm> = {}): AccountClosureConfirm => ({code: faker.helpers.fromRegExp("^[0-9]{6}$"), ...overrideResponse})

export const getCalendarEntryKindMock = (): CalendarEntryKind => (faker.helpers.arrayElement(['steps','check_ins','medications','doses'] as const))

export const getCalendarSubscriptionMock = (overrideResponse: Partial<CalendarSubscription> = {}): CalendarSubscription => ({url: faker.helpers.arrayElement([faker.internet.url(), null]), kinds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getCalendarEntryKindMock())), created_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), last_read_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCalendarSubscriptionSaveMock = (overrideResponse: Partial<CalendarSubscriptionSave> = {}): CalendarSubscriptionSave => ({kinds: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getCalendarEntryKindMock())), ...overrideResponse})

export const getReminderChannelMock = (): ReminderChannel => (faker.helpers.arrayElement(['email','text_message'] as const))

export const getReminderRhythmMock = (): ReminderRhythm => (faker.helpers.arrayElement(['daily','each'] as const))

export const getTimeOfDayMock = (): TimeOfDay => (faker.helpers.fromRegExp("^([01]\\d|2[0-3]):(00|30)$"))

export const getQuietHoursMock = (overrideResponse: Partial<QuietHours> = {}): QuietHours => ({from: getTimeOfDayMock(), until: getTimeOfDayMock(), ...overrideResponse})

export const getReminderPreferencesMock = (overrideResponse: Partial<ReminderPreferences> = {}): ReminderPreferences => ({channels: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getReminderChannelMock())), rhythm: getReminderRhythmMock(), time_of_day: getTimeOfDayMock(), quiet_hours: faker.helpers.arrayElement([{ ...getQuietHoursMock() },null,]), time_zone: faker.string.alpha({length: {min: 10, max: 64}}), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getReminderPreferencesSaveMock = (overrideResponse: Partial<ReminderPreferencesSave> = {}): ReminderPreferencesSave => ({channels: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getReminderChannelMock())), rhythm: getReminderRhythmMock(), time_of_day: getTimeOfDayMock(), quiet_hours: faker.helpers.arrayElement([{ ...getQuietHoursMock() },null,]), time_zone: faker.helpers.fromRegExp("^[A-Za-z0-9_+/-]+$"), ...overrideResponse})

export const getUserSessionMock = (overrideResponse: Partial<UserSession> = {}): UserSession => ({id: faker.string.uuid(), is_current: faker.datatype.boolean(), browser: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 50}}), null]), platform: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 50}}), null]), started_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_used_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUserSessionListMock = (overrideResponse: Partial<UserSessionList> = {}): UserSessionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserSessionMock() })), ...overrideResponse})

export const getUserUpdateMock = (overrideResponse: Partial<UserUpdate> = {}): UserUpdate => ({current_patient: faker.string.uuid(), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), ...overrideResponse})

export const getGuestClaimMock = (overrideResponse: Partial<GuestClaim> = {}): GuestClaim => ({guest_nonce: faker.string.alpha({length: {min: 1, max: 256}}), ...overrideResponse})

export const getGuestClaimRefusedMock = (overrideResponse: Partial<GuestClaimRefused> = {}): GuestClaimRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), guest_nonce: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), verification: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getUserRolesUpdateMock = (overrideResponse: Partial<UserRolesUpdate> = {}): UserRolesUpdate => ({organization: faker.string.uuid(), role_types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRoleTypeMock())), ...overrideResponse})

export const getUserChangeRefusedMock = (overrideResponse: Partial<UserChangeRefused> = {}): UserChangeRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['own_admin_role','own_account','last_admin','no_role_left','deactivated','active'] as const), ...overrideResponse})

export const getUserStatusChangeMock = (overrideResponse: Partial<UserStatusChange> = {}): UserStatusChange => ({organization: faker.string.uuid(), comment: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getPermissionLevelMock = (): PermissionLevel => (faker.helpers.arrayElement(['none','own','organization','all'] as const))

export const getRolePermissionMock = (overrideResponse: Partial<RolePermission> = {}): RolePermission => ({key: faker.helpers.arrayElement(['health_story','answer_steps','read_answers','enrol','invite','send_messages','message_templates','organization_settings','forms_and_journeys','process_instances','users','audit'] as const), name: faker.string.alpha({length: {min: 10, max: 200}}), patient: getPermissionLevelMock(), provider: getPermissionLevelMock(), admin: getPermissionLevelMock(), ...overrideResponse})

export const getRolePermissionListMock = (overrideResponse: Partial<RolePermissionList> = {}): RolePermissionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRolePermissionMock() })), ...overrideResponse})

export const getAdminItemKindMock = (): AdminItemKind => (faker.helpers.arrayElement(['untaken_alerts','access_report','incident','bounced_invitation','journey_review','unreadable_theme','missing_french','content_review','unpublished_draft'] as const))

export const getAdminObjectTypeMock = (): AdminObjectType => (faker.helpers.arrayElement(['process_instance','invitation','organization','form','journey_definition','content','access_event'] as const))

export const getOrganizationReferenceMock = (overrideResponse: Partial<OrganizationReference> = {}): OrganizationReference => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 200}}), ...overrideResponse})

export const getAdminItemMock = (overrideResponse: Partial<AdminItem> = {}): AdminItem => ({id: faker.string.uuid(), kind: getAdminItemKindMock(), object_type: getAdminObjectTypeMock(), object_id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 300}}), organization: faker.helpers.arrayElement([{ ...getOrganizationReferenceMock() },null,]), count: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getAdminItemCountsMock = (overrideResponse: Partial<AdminItemCounts> = {}): AdminItemCounts => ({untaken_alerts: faker.number.int({min: 0, max: 100}), access_report: faker.number.int({min: 0, max: 100}), incident: faker.number.int({min: 0, max: 100}), bounced_invitation: faker.number.int({min: 0, max: 100}), journey_review: faker.number.int({min: 0, max: 100}), unreadable_theme: faker.number.int({min: 0, max: 100}), missing_french: faker.number.int({min: 0, max: 100}), content_review: faker.number.int({min: 0, max: 100}), unpublished_draft: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getAdminItemListMock = (overrideResponse: Partial<AdminItemList> = {}): AdminItemList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAdminItemMock() })), counts: { ...getAdminItemCountsMock() }, ...overrideResponse})

export const getUserPreferencesUpdateMock = (overrideResponse: Partial<UserPreferencesUpdate> = {}): UserPreferencesUpdate => ({language: getLanguageMock(), ...overrideResponse})

export const getUserPreferencesMock = (overrideResponse: Partial<UserPreferences> = {}): UserPreferences => ({language: getLanguageMock(), ...overrideResponse})

export const getGuestClaimNonceMock = (overrideResponse: Partial<GuestClaimNonce> = {}): GuestClaimNonce => ({guest_user_claim_nonce: faker.string.alpha({length: {min: 1, max: 256}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAvatarStyleMock = (): AvatarStyle => (faker.helpers.arrayElement(['waves','charlie','diamonds','aztec','rain','bamboo','checkers'] as const))

export const getCallTimeMock = (): CallTime => (faker.helpers.arrayElement(['any_time','morning','afternoon','evening'] as const))

export const getCarePartnerLevelMock = (): CarePartnerLevel => (faker.helpers.arrayElement(['read','fill_in','manage'] as const))

export const getParentAccessMock = (overrideResponse: Partial<ParentAccess> = {}): ParentAccess => ({level: faker.helpers.arrayElement(['full','limited'] as const), changes_on: faker.date.past().toISOString().slice(0, 10), age: faker.number.int({min: 10, max: 18}), ...overrideResponse})

export const getPatientMock = (overrideResponse: Partial<Patient> = {}): Patient => ({id: faker.string.uuid(), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), is_self: faker.datatype.boolean(), is_system_created: faker.datatype.boolean(), avatar_style: faker.helpers.arrayElement([getAvatarStyleMock(),null,]), call_time: faker.helpers.arrayElement([getCallTimeMock(),null,]), care_partner_level: getCarePartnerLevelMock(), parent_access: {...{ ...getParentAccessMock() },}, ...overrideResponse})

export const getPatientListMock = (overrideResponse: Partial<PatientList> = {}): PatientList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPatientMock() })), ...overrideResponse})

export const getPatientCreateMock = (overrideResponse: Partial<PatientCreate> = {}): PatientCreate => ({first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), is_self: faker.datatype.boolean(), ...overrideResponse})

export const getPatientUpdateMock = (overrideResponse: Partial<PatientUpdate> = {}): PatientUpdate => ({first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), is_self: faker.datatype.boolean(), avatar_style: faker.helpers.arrayElement([getAvatarStyleMock(),null,]), call_time: faker.helpers.arrayElement([getCallTimeMock(),null,]), ...overrideResponse})

export const getThemeMock = (): Theme => ({
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 64}})
      })

export const getProvinceMock = (): Province => (faker.helpers.arrayElement(['AB','BC','MB','NB','NL','NT','NS','NU','ON','PE','QC','SK','YT'] as const))

export const getPostalAddressMock = (overrideResponse: Partial<PostalAddress> = {}): PostalAddress => ({street: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), city: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), province: getProvinceMock(), postal_code: faker.helpers.fromRegExp("^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$"), ...overrideResponse})

export const getOrganizationMock = (overrideResponse: Partial<Organization> = {}): Organization => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 1, max: 200}}), icon: faker.helpers.arrayElement([faker.internet.url(), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), postal_address: faker.helpers.arrayElement([{ ...getPostalAddressMock() },null,]), contact_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getOrganizationListMock = (overrideResponse: Partial<OrganizationList> = {}): OrganizationList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationMock() })), ...overrideResponse})

export const getOrganizationCreateMock = (overrideResponse: Partial<OrganizationCreate> = {}): OrganizationCreate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), postal_address: faker.helpers.arrayElement([{ ...getPostalAddressMock() },null,]), contact_name: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.helpers.fromRegExp("^\\+(1[2-9]\\d{2}[2-9]\\d{6}|[2-9]\\d{6,14})(;ext=\\d{1,7})?$"), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), ...overrideResponse})

export const getTeenPrivacyAgeMock = (): TeenPrivacyAge => (faker.helpers.arrayElement([faker.number.int({min: 10, max: 18}), null]))

export const getOrganizationOverviewMock = (overrideResponse: Partial<OrganizationOverview> = {}): OrganizationOverview => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 1, max: 200}}), icon: faker.helpers.arrayElement([faker.internet.url(), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), postal_address: faker.helpers.arrayElement([{ ...getPostalAddressMock() },null,]), contact_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), logo: faker.helpers.arrayElement([faker.internet.url(), null]), logo_alt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), member_count: faker.number.int({min: 0, max: 100}), journey_count: faker.number.int({min: 0, max: 100}), keeps_health_cards: faker.datatype.boolean(), reviews_journeys: faker.datatype.boolean(), teen_privacy_age: getTeenPrivacyAgeMock(), revision: faker.number.int({min: 1, max: 100}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getOrganizationUpdateMock = (overrideResponse: Partial<OrganizationUpdate> = {}): OrganizationUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), postal_address: faker.helpers.arrayElement([{ ...getPostalAddressMock() },null,]), contact_name: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.helpers.fromRegExp("^\\+(1[2-9]\\d{2}[2-9]\\d{6}|[2-9]\\d{6,14})(;ext=\\d{1,7})?$"), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), logo_alt: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), keeps_health_cards: faker.datatype.boolean(), reviews_journeys: faker.datatype.boolean(), teen_privacy_age: getTeenPrivacyAgeMock(), ...overrideResponse})

export const getOrganizationLogoMock = (overrideResponse: Partial<OrganizationLogo> = {}): OrganizationLogo => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getBrandingMock = (overrideResponse: Partial<Branding> = {}): Branding => ({logo: faker.helpers.arrayElement([faker.internet.url(), null]), logo_alt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getOrganizationIconMock = (overrideResponse: Partial<OrganizationIcon> = {}): OrganizationIcon => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getPersonReferenceMock = (overrideResponse: Partial<PersonReference> = {}): PersonReference => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCareTeamMemberListMock = (overrideResponse: Partial<CareTeamMemberList> = {}): CareTeamMemberList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonReferenceMock() })), ...overrideResponse})

export const getPeopleSearchMock = (overrideResponse: Partial<PeopleSearch> = {}): PeopleSearch => ({search: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), ...overrideResponse})

export const getPersonHitMock = (overrideResponse: Partial<PersonHit> = {}): PersonHit => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 301}}), date_of_birth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), ...overrideResponse})

export const getPersonHitListMock = (overrideResponse: Partial<PersonHitList> = {}): PersonHitList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonHitMock() })), ...overrideResponse})

export const getCarePartnerMock = (overrideResponse: Partial<CarePartner> = {}): CarePartner => ({role: faker.helpers.arrayElement(['account_holder','care_partner','emergency_contact'] as const), name: faker.string.alpha({length: {min: 10, max: 301}}), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), level: getCarePartnerLevelMock(), ...overrideResponse})

export const getHealthStorySectionMock = (): HealthStorySection => (faker.helpers.arrayElement(['allergies','medications','conditions','immunizations','procedures','family_history','test_results','measurements','documents'] as const))

export const getPersonMock = (overrideResponse: Partial<Person> = {}): Person => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 301}}), date_of_birth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), preferred_language: faker.helpers.arrayElement([getLanguageMock(),null,]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), call_time: faker.helpers.arrayElement([getCallTimeMock(),null,]), health_card_number: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), care_partners: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCarePartnerMock() })), shared_sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getHealthStorySectionMock())), ...overrideResponse})

export const getPersonHealthCardMock = (overrideResponse: Partial<PersonHealthCard> = {}): PersonHealthCard => ({health_card_number: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Za-z0-9][- A-Za-z0-9]{4,30}[A-Za-z0-9]$"), null]), ...overrideResponse})

export const getPersonTrendPointMock = (overrideResponse: Partial<PersonTrendPoint> = {}): PersonTrendPoint => ({task: faker.string.uuid(), process_instance: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', value: faker.number.float({max: 100, fractionDigits: 2}), ...overrideResponse})

export const getPersonTrendMock = (overrideResponse: Partial<PersonTrend> = {}): PersonTrend => ({id: faker.string.alpha({length: {min: 10, max: 200}}), question: faker.string.alpha({length: {min: 10, max: 500}}), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), minimum: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), maximum: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), points: Array.from({ length: faker.number.int({min: 2, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonTrendPointMock() })), ...overrideResponse})

export const getPersonTrendListMock = (overrideResponse: Partial<PersonTrendList> = {}): PersonTrendList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonTrendMock() })), ...overrideResponse})

export const getPersonMessageKindMock = (): PersonMessageKind => (faker.helpers.arrayElement(['invitation','reminder','steps_due','fill_in_notice','approved_message'] as const))

export const getPersonMessageMock = (overrideResponse: Partial<PersonMessage> = {}): PersonMessage => ({id: faker.string.uuid(), kind: getPersonMessageKindMock(), channel: getReminderChannelMock(), sent_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPersonMessageListMock = (overrideResponse: Partial<PersonMessageList> = {}): PersonMessageList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonMessageMock() })), ...overrideResponse})

export const getPersonNoteMock = (overrideResponse: Partial<PersonNote> = {}): PersonNote => ({id: faker.string.uuid(), text: faker.string.alpha({length: {min: 10, max: 2000}}), author: { ...getPersonReferenceMock() }, created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPersonNoteListMock = (overrideResponse: Partial<PersonNoteList> = {}): PersonNoteList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonNoteMock() })), ...overrideResponse})

export const getPersonNoteCreateMock = (overrideResponse: Partial<PersonNoteCreate> = {}): PersonNoteCreate => ({text: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getHealthStoryContactMock = (overrideResponse: Partial<HealthStoryContact> = {}): HealthStoryContact => ({name: faker.string.alpha({length: {min: 10, max: 150}}), relation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), phone: faker.string.alpha({length: {min: 10, max: 32}}), ...overrideResponse})

export const getHealthStoryPersonMock = (overrideResponse: Partial<HealthStoryPerson> = {}): HealthStoryPerson => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 301}}), date_of_birth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), preferred_language: faker.helpers.arrayElement([getLanguageMock(),null,]), spoken_languages: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), null]), implants: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), emergency_contact: faker.helpers.arrayElement([{ ...getHealthStoryContactMock() },null,]), ...overrideResponse})

export const getHealthStorySectionStatusMock = (): HealthStorySectionStatus => (faker.helpers.arrayElement(['ok','failed'] as const))

export const getRecordStatementStatusMock = (): RecordStatementStatus => (faker.helpers.arrayElement(['none_known','unknown','declined'] as const))

export const getRecordSourceMock = (): RecordSource => (faker.helpers.arrayElement(['self_reported','document','form','provider','import','file'] as const))

export const getRecordCodeMock = (overrideResponse: Partial<RecordCode> = {}): RecordCode => ({system: faker.internet.url(), code: faker.string.alpha({length: {min: 1, max: 40}}), ...overrideResponse})

export const getAllergyCategoryMock = (): AllergyCategory => (faker.helpers.arrayElement(['medication','food','environment','insect','latex','other'] as const))

export const getAllergyReactionMock = (): AllergyReaction => (faker.helpers.arrayElement(['hives','rash','swelling','trouble_breathing','anaphylaxis','nausea','other'] as const))

export const getAllergySeverityMock = (): AllergySeverity => (faker.helpers.arrayElement(['mild','moderate','severe','unknown'] as const))

export const getAllergyStatusMock = (): AllergyStatus => (faker.helpers.arrayElement(['active','resolved','entered_in_error'] as const))

export const getAllergyMock = (overrideResponse: Partial<Allergy> = {}): Allergy => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), allergen: faker.string.alpha({length: {min: 2, max: 120}}), code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), category: getAllergyCategoryMock(), reactions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAllergyReactionMock())), reaction_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), severity: getAllergySeverityMock(), onset_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), status: getAllergyStatusMock(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getHealthStoryAllergiesSectionMock = (overrideResponse: Partial<HealthStoryAllergiesSection> = {}): HealthStoryAllergiesSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAllergyMock() })), ...overrideResponse})

export const getMedicationFormMock = (): MedicationForm => (faker.helpers.arrayElement(['tablet','capsule','liquid','drops','inhaler','spray','cream','patch','injection','suppository','powder','lozenge','other'] as const))

export const getMedicationDoseUnitMock = (): MedicationDoseUnit => (faker.helpers.arrayElement(['tablet','capsule','puff','drop','spray','ml','mg','mcg','g','unit','application','patch','suppository','lozenge','packet'] as const))

export const getMedicationDoseMock = (overrideResponse: Partial<MedicationDose> = {}): MedicationDose => ({value: faker.number.float({min: 0, max: 10000, fractionDigits: 2}), unit: getMedicationDoseUnitMock(), ...overrideResponse})

export const getMedicationFrequencyMock = (): MedicationFrequency => (faker.helpers.arrayElement(['once_daily','twice_daily','three_times_daily','four_times_daily','every_4_hours','every_6_hours','every_8_hours','every_12_hours','every_other_day','once_weekly','once_monthly','as_needed','custom'] as const))

export const getWeekdayMock = (): Weekday => (faker.helpers.arrayElement(['monday','tuesday','wednesday','thursday','friday','saturday','sunday'] as const))

export const getMedicationScheduleMock = (overrideResponse: Partial<MedicationSchedule> = {}): MedicationSchedule => ({times: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^([01]\\d|2[0-3]):[0-5]\\d$"))), days: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getWeekdayMock())), every_n_days: faker.helpers.arrayElement([faker.number.int({min: 2, max: 90}), null]), text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getMedicationRouteMock = (): MedicationRoute => (faker.helpers.arrayElement(['oral','injection','topical','inhaled','sublingual','transdermal','rectal'] as const))

export const getMedicationInstructionTypeMock = (): MedicationInstructionType => (faker.helpers.arrayElement(['structured','free_text'] as const))

export const getPartialDateMock = (): PartialDate => (faker.helpers.fromRegExp("^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$"))

export const getMedicationMock = (overrideResponse: Partial<Medication> = {}): Medication => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 2, max: 120}}), din: faker.helpers.arrayElement([faker.helpers.fromRegExp("^\\d{8}$"), null]), form: faker.helpers.arrayElement([getMedicationFormMock(),null,]), strength: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), dose: faker.helpers.arrayElement([{ ...getMedicationDoseMock() },null,]), dose_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), frequency: faker.helpers.arrayElement([getMedicationFrequencyMock(),null,]), custom_schedule: faker.helpers.arrayElement([{ ...getMedicationScheduleMock() },null,]), max_per_day: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), route: faker.helpers.arrayElement([getMedicationRouteMock(),null,]), instruction_type: getMedicationInstructionTypeMock(), instructions: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), start_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), end_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), currently_taking: faker.datatype.boolean(), stop_reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), reaction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), prescriber_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getHealthStoryMedicationsSectionMock = (overrideResponse: Partial<HealthStoryMedicationsSection> = {}): HealthStoryMedicationsSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationMock() })), ...overrideResponse})

export const getConditionStatusMock = (): ConditionStatus => (faker.helpers.arrayElement(['active','resolved','unknown'] as const))

export const getConditionMock = (overrideResponse: Partial<Condition> = {}): Condition => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 2, max: 120}}), code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), null]), diagnosis_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), resolved_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), status: getConditionStatusMock(), ...overrideResponse})

export const getHealthStoryConditionsSectionMock = (overrideResponse: Partial<HealthStoryConditionsSection> = {}): HealthStoryConditionsSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionMock() })), ...overrideResponse})

export const getImmunizationMock = (overrideResponse: Partial<Immunization> = {}): Immunization => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), vaccine_name: faker.string.alpha({length: {min: 2, max: 120}}), vaccine_code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), date_received: getPartialDateMock(), dose_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 20}), null]), lot_number: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 40}}), null]), manufacturer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), null]), location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 120}}), null]), next_dose_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), reaction: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getHealthStoryImmunizationsSectionMock = (overrideResponse: Partial<HealthStoryImmunizationsSection> = {}): HealthStoryImmunizationsSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getImmunizationMock() })), ...overrideResponse})

export const getProcedureMock = (overrideResponse: Partial<Procedure> = {}): Procedure => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), name: faker.string.alpha({length: {min: 2, max: 120}}), date: faker.helpers.arrayElement([getPartialDateMock(),null,]), body_site: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), null]), facility: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 120}}), null]), outcome: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 250}}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getHealthStoryProceduresSectionMock = (overrideResponse: Partial<HealthStoryProceduresSection> = {}): HealthStoryProceduresSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcedureMock() })), ...overrideResponse})

export const getFamilyRelationMock = (): FamilyRelation => (faker.helpers.arrayElement(['mother','father','sibling','half_sibling','child','maternal_grandparents','paternal_grandparents','maternal_aunt_uncle','paternal_aunt_uncle','cousin','other'] as const))

export const getFamilyHistoryMock = (overrideResponse: Partial<FamilyHistory> = {}): FamilyHistory => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), relation: getFamilyRelationMock(), condition: faker.helpers.arrayElement([faker.string.alpha({length: {min: 2, max: 120}}), null]), age_at_onset: faker.helpers.arrayElement([faker.number.int({min: 0, max: 125}), null]), is_deceased: faker.helpers.arrayElement([faker.datatype.boolean(), null]), age_at_death: faker.helpers.arrayElement([faker.number.int({min: 0, max: 125}), null]), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getHealthStoryFamilyHistorySectionMock = (overrideResponse: Partial<HealthStoryFamilyHistorySection> = {}): HealthStoryFamilyHistorySection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFamilyHistoryMock() })), ...overrideResponse})

export const getTestInterpretationMock = (): TestInterpretation => (faker.helpers.arrayElement(['normal','low','high','critical_low','critical_high','abnormal','unknown'] as const))

export const getTestResultStatusMock = (): TestResultStatus => (faker.helpers.arrayElement(['preliminary','final','corrected'] as const))

export const getTestResultMock = (overrideResponse: Partial<TestResult> = {}): TestResult => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), panel: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), test_name: faker.string.alpha({length: {min: 2, max: 120}}), test_code: faker.string.alpha({length: {min: 1, max: 60}}), value: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), value_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), decimals: faker.helpers.arrayElement([faker.number.int({min: 0, max: 6}), null]), unit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 30}}), null]), reference_low: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), reference_high: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), reference_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), interpretation: getTestInterpretationMock(), collected_at: faker.date.past().toISOString().slice(0, 10), resulted_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lab_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), status: getTestResultStatusMock(), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), is_new: faker.datatype.boolean(), ...overrideResponse})

export const getHealthStoryTestResultsSectionMock = (overrideResponse: Partial<HealthStoryTestResultsSection> = {}): HealthStoryTestResultsSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTestResultMock() })), ...overrideResponse})

export const getMeasurementKindMock = (): MeasurementKind => (faker.helpers.arrayElement(['weight','blood_pressure','blood_glucose','temperature','pain','heart_rate'] as const))

export const getMeasurementUnitMock = (): MeasurementUnit => (faker.helpers.arrayElement(['kg','lb','mmHg','mmol_L','celsius','fahrenheit','points','bpm'] as const))

export const getMeasurementMock = (overrideResponse: Partial<Measurement> = {}): Measurement => ({id: faker.string.uuid(), patient: faker.string.uuid(), source: getRecordSourceMock(), source_document: faker.helpers.arrayElement([faker.string.uuid(), null]), source_submission: faker.helpers.arrayElement([faker.string.uuid(), null]), source_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), patient_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_confirmed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), kind: getMeasurementKindMock(), value: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), diastolic: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), unit: getMeasurementUnitMock(), measured_at: faker.date.past().toISOString().slice(0, 19) + 'Z', notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), ...overrideResponse})

export const getMeasurementTargetMock = (overrideResponse: Partial<MeasurementTarget> = {}): MeasurementTarget => ({id: faker.string.uuid(), patient: faker.string.uuid(), organization: { ...getOrganizationReferenceMock() }, kind: getMeasurementKindMock(), unit: getMeasurementUnitMock(), minimum: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), maximum: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), diastolic_minimum: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), diastolic_maximum: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), set_by: { ...getPersonReferenceMock() }, set_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getHealthStoryMeasurementsSectionMock = (overrideResponse: Partial<HealthStoryMeasurementsSection> = {}): HealthStoryMeasurementsSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementMock() })), targets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementTargetMock() })), ...overrideResponse})

export const getDocumentCategoryMock = (): DocumentCategory => (faker.helpers.arrayElement(['lab','imaging','discharge','medication_list','referral','insurance','other'] as const))

export const getDocumentPurposeMock = (): DocumentPurpose => (faker.helpers.arrayElement(['document','medication_list'] as const))

export const getDocumentStatusMock = (): DocumentStatus => (faker.helpers.arrayElement(['uploading','analyzing','analyzed','reviewed','failed'] as const))

export const getDocumentFailureMock = (): DocumentFailure => (faker.helpers.arrayElement(['unreadable','password_protected','not_medical','too_long','virus','unknown'] as const))

export const getDocumentRecordKindMock = (): DocumentRecordKind => (faker.helpers.arrayElement(['medication','condition'] as const))

export const getDocumentRecordMock = (overrideResponse: Partial<DocumentRecord> = {}): DocumentRecord => ({kind: getDocumentRecordKindMock(), id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 200}}), ...overrideResponse})

export const getDocumentMock = (overrideResponse: Partial<Document> = {}): Document => ({id: faker.string.uuid(), patient: faker.string.uuid(), name: faker.string.alpha({length: {min: 1, max: 200}}), notes: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), file_name: faker.string.alpha({length: {min: 1, max: 255}}), content_type: faker.helpers.arrayElement(['application/pdf'] as const), size: faker.number.int({min: 1, max: 52428800}), page_count: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), document_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), category: getDocumentCategoryMock(), purpose: getDocumentPurposeMock(), status: getDocumentStatusMock(), failure_reason: faker.helpers.arrayElement([getDocumentFailureMock(),null,]), uploaded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), suggestions_count: faker.number.int({min: 0, max: 100}), linked_records: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentRecordMock() })), source: getRecordSourceMock(), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', can_edit: faker.datatype.boolean(), can_delete: faker.datatype.boolean(), ...overrideResponse})

export const getHealthStoryDocumentsSectionMock = (overrideResponse: Partial<HealthStoryDocumentsSection> = {}): HealthStoryDocumentsSection => ({status: getHealthStorySectionStatusMock(), count: faker.number.int({min: 0, max: 100}), last_updated: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), statement: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), ...overrideResponse})

export const getHealthStorySectionsMock = (overrideResponse: Partial<HealthStorySections> = {}): HealthStorySections => ({allergies: { ...getHealthStoryAllergiesSectionMock() }, medications: { ...getHealthStoryMedicationsSectionMock() }, conditions: { ...getHealthStoryConditionsSectionMock() }, immunizations: { ...getHealthStoryImmunizationsSectionMock() }, procedures: { ...getHealthStoryProceduresSectionMock() }, family_history: { ...getHealthStoryFamilyHistorySectionMock() }, test_results: { ...getHealthStoryTestResultsSectionMock() }, measurements: { ...getHealthStoryMeasurementsSectionMock() }, documents: { ...getHealthStoryDocumentsSectionMock() }, ...overrideResponse})

export const getHealthStoryMock = (overrideResponse: Partial<HealthStory> = {}): HealthStory => ({patient: { ...getHealthStoryPersonMock() }, generated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', sections: { ...getHealthStorySectionsMock() }, ...overrideResponse})

export const getPersonHealthStoryMock = (overrideResponse: Partial<PersonHealthStory> = {}): PersonHealthStory => ({until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), story: { ...getHealthStoryMock() }, ...overrideResponse})

export const getMeasurementTargetListMock = (overrideResponse: Partial<MeasurementTargetList> = {}): MeasurementTargetList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementTargetMock() })), ...overrideResponse})

export const getMeasurementTargetSaveMock = (overrideResponse: Partial<MeasurementTargetSave> = {}): MeasurementTargetSave => ({unit: getMeasurementUnitMock(), minimum: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), maximum: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1000, fractionDigits: 2}), null]), diastolic_minimum: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), diastolic_maximum: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getSuggestedRecordKindMock = (): SuggestedRecordKind => (faker.helpers.arrayElement(['allergies','medications','conditions','immunizations','procedures','family_history','test_results'] as const))

export const getRecordSuggestionStatusMock = (): RecordSuggestionStatus => (faker.helpers.arrayElement(['open','accepted','declined','withdrawn'] as const))

export const getRecordSuggestionMock = (overrideResponse: Partial<RecordSuggestion> = {}): RecordSuggestion => ({id: faker.string.uuid(), patient: faker.string.uuid(), organization: { ...getOrganizationReferenceMock() }, suggested_by: { ...getPersonReferenceMock() }, suggested_at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: getSuggestedRecordKindMock(), status: getRecordSuggestionStatusMock(), decided_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), record: faker.helpers.arrayElement([faker.string.uuid(), null]), allergy: faker.helpers.arrayElement([{ ...getAllergyMock() },null,]), medication: faker.helpers.arrayElement([{ ...getMedicationMock() },null,]), condition: faker.helpers.arrayElement([{ ...getConditionMock() },null,]), immunization: faker.helpers.arrayElement([{ ...getImmunizationMock() },null,]), procedure: faker.helpers.arrayElement([{ ...getProcedureMock() },null,]), family_history: faker.helpers.arrayElement([{ ...getFamilyHistoryMock() },null,]), test_result: faker.helpers.arrayElement([{ ...getTestResultMock() },null,]), ...overrideResponse})

export const getRecordSuggestionListMock = (overrideResponse: Partial<RecordSuggestionList> = {}): RecordSuggestionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRecordSuggestionMock() })), ...overrideResponse})

export const getAllergyCreateMock = (overrideResponse: Partial<AllergyCreate> = {}): AllergyCreate => ({patient: faker.string.uuid(), allergen: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), category: getAllergyCategoryMock(), reactions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAllergyReactionMock())), reaction_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), severity: getAllergySeverityMock(), onset_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), status: getAllergyStatusMock(), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getMedicationCreateMock = (overrideResponse: Partial<MedicationCreate> = {}): MedicationCreate => ({patient: faker.string.uuid(), name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), din: faker.helpers.arrayElement([faker.helpers.fromRegExp("^\\d{8}$"), null]), form: faker.helpers.arrayElement([getMedicationFormMock(),null,]), strength: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), dose: faker.helpers.arrayElement([{ ...getMedicationDoseMock() },null,]), dose_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), frequency: faker.helpers.arrayElement([getMedicationFrequencyMock(),null,]), custom_schedule: faker.helpers.arrayElement([{ ...getMedicationScheduleMock() },null,]), max_per_day: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), route: faker.helpers.arrayElement([getMedicationRouteMock(),null,]), instruction_type: getMedicationInstructionTypeMock(), instructions: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), start_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), end_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), currently_taking: faker.datatype.boolean(), stop_reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), reaction: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), prescriber_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getConditionCreateMock = (overrideResponse: Partial<ConditionCreate> = {}): ConditionCreate => ({patient: faker.string.uuid(), name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), type: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), diagnosis_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), resolved_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), status: getConditionStatusMock(), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getImmunizationCreateMock = (overrideResponse: Partial<ImmunizationCreate> = {}): ImmunizationCreate => ({patient: faker.string.uuid(), vaccine_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), vaccine_code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), date_received: getPartialDateMock(), dose_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 20}), null]), lot_number: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), manufacturer: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), location: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), next_dose_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), reaction: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getProcedureCreateMock = (overrideResponse: Partial<ProcedureCreate> = {}): ProcedureCreate => ({patient: faker.string.uuid(), name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), date: faker.helpers.arrayElement([getPartialDateMock(),null,]), body_site: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), facility: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), outcome: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getFamilyHistoryCreateMock = (overrideResponse: Partial<FamilyHistoryCreate> = {}): FamilyHistoryCreate => ({patient: faker.string.uuid(), relation: getFamilyRelationMock(), condition: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), age_at_onset: faker.helpers.arrayElement([faker.number.int({min: 0, max: 125}), null]), is_deceased: faker.helpers.arrayElement([faker.datatype.boolean(), null]), age_at_death: faker.helpers.arrayElement([faker.number.int({min: 0, max: 125}), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getTestResultCreateMock = (overrideResponse: Partial<TestResultCreate> = {}): TestResultCreate => ({patient: faker.string.uuid(), panel: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), test_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), test_code: faker.string.alpha({length: {min: 1, max: 60}}), value: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), value_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), decimals: faker.helpers.arrayElement([faker.number.int({min: 0, max: 6}), null]), unit: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), reference_low: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), reference_high: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), reference_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), interpretation: getTestInterpretationMock(), collected_at: faker.date.past().toISOString().slice(0, 10), resulted_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lab_name: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), status: getTestResultStatusMock(), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getRecordSuggestionCreateMock = (overrideResponse: Partial<RecordSuggestionCreate> = {}): RecordSuggestionCreate => ({allergy: { ...getAllergyCreateMock() }, medication: { ...getMedicationCreateMock() }, condition: { ...getConditionCreateMock() }, immunization: { ...getImmunizationCreateMock() }, procedure: { ...getProcedureCreateMock() }, family_history: { ...getFamilyHistoryCreateMock() }, test_result: { ...getTestResultCreateMock() }, ...overrideResponse})

export const getOrganizationOfferingMock = (overrideResponse: Partial<OrganizationOffering> = {}): OrganizationOffering => ({process_definition: faker.string.uuid(), organization: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), written_languages: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getLanguageMock())), languages: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getLanguageMock())), is_offered: faker.datatype.boolean(), is_discoverable: faker.datatype.boolean(), position: faker.number.int({min: 1, max: 100}), active_count: faker.number.int({min: 0, max: 100}), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getOrganizationOfferingListMock = (overrideResponse: Partial<OrganizationOfferingList> = {}): OrganizationOfferingList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOfferingMock() })), ...overrideResponse})

export const getOrganizationOfferingUpdateMock = (overrideResponse: Partial<OrganizationOfferingUpdate> = {}): OrganizationOfferingUpdate => ({is_offered: faker.datatype.boolean(), is_discoverable: faker.datatype.boolean(), position: faker.number.int({min: 1, max: 1000}), languages: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getLanguageMock())), ...overrideResponse})

export const getOrganizationOverviewListMock = (overrideResponse: Partial<OrganizationOverviewList> = {}): OrganizationOverviewList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationOverviewMock() })), ...overrideResponse})

export const getOrganizationSearchMock = (overrideResponse: Partial<OrganizationSearch> = {}): OrganizationSearch => ({search: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), ...overrideResponse})

export const getOrganizationHitKindMock = (): OrganizationHitKind => (faker.helpers.arrayElement(['journey','form','content','media','user','invitation'] as const))

export const getOrganizationHitMock = (overrideResponse: Partial<OrganizationHit> = {}): OrganizationHit => ({kind: getOrganizationHitKindMock(), id: faker.string.uuid(), title: faker.string.alpha({length: {min: 10, max: 1000}}), excerpt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 300}}), null]), ...overrideResponse})

export const getOrganizationHitListMock = (overrideResponse: Partial<OrganizationHitList> = {}): OrganizationHitList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationHitMock() })), ...overrideResponse})

export const getContentTypeMock = (): ContentType => (faker.helpers.arrayElement(['article','video','audio','pdf','link','tool'] as const))

export const getOrganizationContentStatusMock = (): OrganizationContentStatus => (faker.helpers.arrayElement(['draft','published','changed'] as const))

export const getTextPairMock = (overrideResponse: Partial<TextPair> = {}): TextPair => ({'en-ca': faker.string.alpha({length: {min: 10, max: 100000}}), 'fr-ca': faker.string.alpha({length: {min: 10, max: 100000}}), ...overrideResponse})

export const getContentTagMock = (): ContentTag => (faker.helpers.arrayElement(['surgery','pain','breathing','pregnancy_baby','mental_health','sleep','diabetes','vaccines','medications','nutrition','movement','using_care'] as const))

export const getOrganizationContentRowMock = (overrideResponse: Partial<OrganizationContentRow> = {}): OrganizationContentRow => ({id: faker.string.uuid(), organization: faker.string.uuid(), status: getOrganizationContentStatusMock(), revision: faker.number.int({min: 1, max: 100}), missing_languages: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getLanguageMock())), published_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), review_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), is_review_due: faker.datatype.boolean(), publish_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), publish_failed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), type: getContentTypeMock(), title: { ...getTextPairMock() }, tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getContentTagMock())), ...overrideResponse})

export const getOrganizationContentListMock = (overrideResponse: Partial<OrganizationContentList> = {}): OrganizationContentList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationContentRowMock() })), ...overrideResponse})

export const getOrganizationContentCreateMock = (overrideResponse: Partial<OrganizationContentCreate> = {}): OrganizationContentCreate => ({organization: faker.string.uuid(), type: getContentTypeMock(), title: {...{ ...getTextPairMock() },}, ...overrideResponse})

export const getMediaPairMock = (overrideResponse: Partial<MediaPair> = {}): MediaPair => ({'en-ca': faker.helpers.arrayElement([faker.string.uuid(), null]), 'fr-ca': faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getMediaKindMock = (): MediaKind => (faker.helpers.arrayElement(['picture','film','recording','document','captions'] as const))

export const getMediaTypeMock = (): MediaType => (faker.helpers.arrayElement(['image/png','image/jpeg','image/webp','application/pdf','video/mp4','video/webm','audio/mpeg','audio/wav','text/vtt'] as const))

export const getMediaFileMock = (overrideResponse: Partial<MediaFile> = {}): MediaFile => ({id: faker.string.uuid(), organization: faker.string.uuid(), kind: getMediaKindMock(), content_type: getMediaTypeMock(), file_name: faker.string.alpha({length: {min: 10, max: 255}}), size: faker.number.int({min: 1, max: 52428800}), alt: {...{ ...getTextPairMock() },}, url: faker.internet.url(), revision: faker.number.int({min: 1, max: 100}), uses_count: faker.number.int({min: 0, max: 100}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', created_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), ...overrideResponse})

export const getJourneyDefinitionStatusMock = (): JourneyDefinitionStatus => (faker.helpers.arrayElement(['draft','published','retired'] as const))

export const getContentJourneyUseMock = (overrideResponse: Partial<ContentJourneyUse> = {}): ContentJourneyUse => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 1000}}), status: getJourneyDefinitionStatusMock(), open_enrolment_count: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getOrganizationContentUsesMock = (overrideResponse: Partial<OrganizationContentUses> = {}): OrganizationContentUses => ({journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getContentJourneyUseMock() })), is_featured: faker.datatype.boolean(), recommended_count: faker.number.int({min: 0, max: 100}), saved_count: faker.number.int({min: 0, max: 100}), started_count: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getOrganizationContentMock = (overrideResponse: Partial<OrganizationContent> = {}): OrganizationContent => ({id: faker.string.uuid(), organization: faker.string.uuid(), status: getOrganizationContentStatusMock(), revision: faker.number.int({min: 1, max: 100}), missing_languages: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getLanguageMock())), published_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), review_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), is_review_due: faker.datatype.boolean(), publish_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), publish_failed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), type: getContentTypeMock(), title: {...{ ...getTextPairMock() },}, summary: {...{ ...getTextPairMock() },}, body: {...{ ...getTextPairMock() },}, transcript: {...{ ...getTextPairMock() },}, tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getContentTagMock())), minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 240}), null]), author: {...{ ...getTextPairMock() },}, reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), image: faker.helpers.arrayElement([faker.string.uuid(), null]), media: faker.helpers.arrayElement([faker.string.uuid(), null]), captions: {...{ ...getMediaPairMock() },}, url: {...{ ...getTextPairMock() },}, files: {...{ ...getMediaPairMock() },}, media_files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaFileMock() })), uses: { ...getOrganizationContentUsesMock() }, ...overrideResponse})

export const getOrganizationContentSaveMock = (overrideResponse: Partial<OrganizationContentSave> = {}): OrganizationContentSave => ({type: getContentTypeMock(), title: {...{ ...getTextPairMock() },}, summary: {...{ ...getTextPairMock() },}, body: {...{ ...getTextPairMock() },}, transcript: {...{ ...getTextPairMock() },}, tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getContentTagMock())), minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 240}), null]), author: {...{ ...getTextPairMock() },}, reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), image: faker.helpers.arrayElement([faker.string.uuid(), null]), media: faker.helpers.arrayElement([faker.string.uuid(), null]), captions: {...{ ...getMediaPairMock() },}, url: {...{ ...getTextPairMock() },}, files: {...{ ...getMediaPairMock() },}, ...overrideResponse})

export const getOrganizationContentReviewMock = (overrideResponse: Partial<OrganizationContentReview> = {}): OrganizationContentReview => ({review_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), reviewed: faker.datatype.boolean(), ...overrideResponse})

export const getOrganizationContentScheduleMock = (overrideResponse: Partial<OrganizationContentSchedule> = {}): OrganizationContentSchedule => ({publish_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getMediaFileListMock = (overrideResponse: Partial<MediaFileList> = {}): MediaFileList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaFileMock() })), ...overrideResponse})

export const getMediaFileCreateMock = (overrideResponse: Partial<MediaFileCreate> = {}): MediaFileCreate => ({organization: faker.string.uuid(), file_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), content_type: getMediaTypeMock(), size: faker.number.int({min: 1, max: 100}), alt: {...{ ...getTextPairMock() },}, ...overrideResponse})

export const getMediaFileUploadMock = (overrideResponse: Partial<MediaFileUpload> = {}): MediaFileUpload => ({id: faker.string.uuid(), upload: {url: faker.internet.url(), method: faker.helpers.arrayElement(['PUT'] as const), headers: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getMediaUseMock = (overrideResponse: Partial<MediaUse> = {}): MediaUse => ({id: faker.string.uuid(), title: { ...getTextPairMock() }, type: getContentTypeMock(), status: getOrganizationContentStatusMock(), ...overrideResponse})

export const getMediaJourneyUseMock = (overrideResponse: Partial<MediaJourneyUse> = {}): MediaJourneyUse => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 1000}}), status: getJourneyDefinitionStatusMock(), only_earlier: faker.datatype.boolean(), ...overrideResponse})

export const getMediaFileDetailMock = (): MediaFileDetail => ({...{ ...getMediaFileMock() },...{uses: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaUseMock() })), journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMediaJourneyUseMock() }))},})

export const getMediaFileUpdateMock = (overrideResponse: Partial<MediaFileUpdate> = {}): MediaFileUpdate => ({alt: {...{ ...getTextPairMock() },}, ...overrideResponse})

export const getJourneyFilePictureMock = (overrideResponse: Partial<JourneyFilePicture> = {}): JourneyFilePicture => ({file_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), content_type: faker.helpers.arrayElement(['image/png','image/jpeg','image/webp'] as const), data: faker.helpers.fromRegExp("^[A-Za-z0-9+/]{2,}={0,2}$"), alt: {...{ ...getTextPairMock() },}, ...overrideResponse})

export const getMediaExportRefusedMock = (overrideResponse: Partial<MediaExportRefused> = {}): MediaExportRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['not_a_picture','too_large'] as const), ...overrideResponse})

export const getInvitationStatusMock = (): InvitationStatus => (faker.helpers.arrayElement(['PENDING','ACCEPTED','DECLINED','CANCELLED','EXPIRED'] as const))

export const getInvitationDeliveryMock = (): InvitationDelivery => (faker.helpers.arrayElement(['not_sent','sent','bounced'] as const))

export const getInvitationMock = (overrideResponse: Partial<Invitation> = {}): Invitation => ({id: faker.string.uuid(), token: faker.helpers.fromRegExp("^[A-Za-z0-9_-]{1,128}$"), status: getInvitationStatusMock(), email: faker.internet.email(), organization: faker.string.uuid(), process_definition: faker.helpers.arrayElement([faker.string.uuid(), null]), process_definition_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), language: getLanguageMock(), delivery: getInvitationDeliveryMock(), last_sent_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sent_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), resend_blocked_until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getInvitationListMock = (overrideResponse: Partial<InvitationList> = {}): InvitationList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationMock() })), ...overrideResponse})

export const getInvitationBatchMock = (overrideResponse: Partial<InvitationBatch> = {}): InvitationBatch => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), language: getLanguageMock(), emails: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 254}}))), ...overrideResponse})

export const getInvitationOutcomeMock = (overrideResponse: Partial<InvitationOutcome> = {}): InvitationOutcome => ({email: faker.string.alpha({length: {min: 10, max: 254}}), outcome: faker.helpers.arrayElement(['invited','not_sent','invalid','duplicate','already_invited','already_enrolled'] as const), invitation: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getInvitationBatchResultMock = (overrideResponse: Partial<InvitationBatchResult> = {}): InvitationBatchResult => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationOutcomeMock() })), ...overrideResponse})

export const getInvitationFindingMock = (overrideResponse: Partial<InvitationFinding> = {}): InvitationFinding => ({email: faker.string.alpha({length: {min: 10, max: 254}}), finding: faker.helpers.arrayElement(['new','invalid','duplicate','already_invited','already_enrolled'] as const), ...overrideResponse})

export const getInvitationPreviewMock = (overrideResponse: Partial<InvitationPreview> = {}): InvitationPreview => ({subject: faker.string.alpha({length: {min: 10, max: 20}}), body: faker.string.alpha({length: {min: 10, max: 20}}), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getInvitationFindingMock() })), ...overrideResponse})

export const getInvitationUpdateMock = (overrideResponse: Partial<InvitationUpdate> = {}): InvitationUpdate => ({status: faker.helpers.arrayElement(['EXPIRED'] as const), ...overrideResponse})

export const getInvitationReviewMock = (overrideResponse: Partial<InvitationReview> = {}): InvitationReview => ({organization: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null])}, status: getInvitationStatusMock(), process_definition_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), process_definition_description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sent_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), recipient: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), is_for_caller: faker.helpers.arrayElement([faker.datatype.boolean(), null]), process_instance: faker.helpers.arrayElement([faker.string.uuid(), null]), may_be_guest: faker.datatype.boolean(), language: faker.helpers.arrayElement([getLanguageMock(),null,]), ...overrideResponse})

export const getInvitationAcceptMock = (overrideResponse: Partial<InvitationAccept> = {}): InvitationAccept => ({patient: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getInvitationAcceptedMock = (overrideResponse: Partial<InvitationAccepted> = {}): InvitationAccepted => ({process_instance: faker.helpers.arrayElement([faker.string.uuid(), null]), organization: faker.string.uuid(), ...overrideResponse})

export const getInvitationAcceptRefusedMock = (overrideResponse: Partial<InvitationAcceptRefused> = {}): InvitationAcceptRefused => ({verification: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), patient: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getInvitationForbiddenMock = (overrideResponse: Partial<InvitationForbidden> = {}): InvitationForbidden => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['wrong_account','account_required'] as const), ...overrideResponse})

export const getInvitationClosedMock = (overrideResponse: Partial<InvitationClosed> = {}): InvitationClosed => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['invitation_expired','invitation_revoked','invitation_accepted','invitation_declined'] as const), ...overrideResponse})

export const getInvitationConsumeMock = (overrideResponse: Partial<InvitationConsume> = {}): InvitationConsume => ({invitation_accepted: faker.datatype.boolean(), ...overrideResponse})

export const getGuestSessionMock = (overrideResponse: Partial<GuestSession> = {}): GuestSession => ({access_token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getRegistrationLinkMock = (overrideResponse: Partial<RegistrationLink> = {}): RegistrationLink => ({id: faker.string.uuid(), organization: faker.string.uuid(), process_definition: faker.string.uuid(), process_definition_name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.internet.url(), enabled: faker.datatype.boolean(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', created_by: { ...getPersonReferenceMock() }, registered_count: faker.number.int({min: 0, max: 100}), last_registered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getRegistrationLinkListMock = (overrideResponse: Partial<RegistrationLinkList> = {}): RegistrationLinkList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRegistrationLinkMock() })), ...overrideResponse})

export const getRegistrationLinkCreateMock = (overrideResponse: Partial<RegistrationLinkCreate> = {}): RegistrationLinkCreate => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), ...overrideResponse})

export const getRegistrationLinkUpdateMock = (overrideResponse: Partial<RegistrationLinkUpdate> = {}): RegistrationLinkUpdate => ({enabled: faker.datatype.boolean(), ...overrideResponse})

export const getTaskStatusMock = (): TaskStatus => (faker.helpers.arrayElement(['open','completed','cancelled'] as const))

export const getTaskKindMock = (): TaskKind => (faker.helpers.arrayElement(['form','activity','education','document','acknowledgement'] as const))

export const getTaskAudienceMock = (): TaskAudience => (faker.helpers.arrayElement(['patient','provider'] as const))

export const getPatientReferenceMock = (overrideResponse: Partial<PatientReference> = {}): PatientReference => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTaskRepeatMock = (overrideResponse: Partial<TaskRepeat> = {}): TaskRepeat => ({number: faker.number.int({min: 1, max: 100}), total: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), ...overrideResponse})

export const getFormAlertLevelMock = (): FormAlertLevel => (faker.helpers.arrayElement(['emergency','urgent','notice'] as const))

export const getTaskMock = (overrideResponse: Partial<Task> = {}): Task => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), process_instance: faker.string.uuid(), organization: faker.string.uuid(), process_definition_name: faker.string.alpha({length: {min: 10, max: 20}}), kind: getTaskKindMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), priority: faker.number.int({min: 0, max: 100}), due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimated_minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 240}), null]), patient: { ...getPatientReferenceMock() }, submission: faker.helpers.arrayElement([faker.string.uuid(), null]), draft_updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), filled_in_by: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonReferenceMock() })), status: getTaskStatusMock(), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), activity_id: faker.string.alpha({length: {min: 10, max: 20}}), audience: getTaskAudienceMock(), repeat: faker.helpers.arrayElement([{ ...getTaskRepeatMock() },null,]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), alert_level: faker.helpers.arrayElement([getFormAlertLevelMock(),null,]), ...overrideResponse})

export const getTaskListMock = (overrideResponse: Partial<TaskList> = {}): TaskList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getFormRowMock = (): FormRow => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),])
      })

export const getFormDataMock = (): FormData => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormRowMock() })),])
      })

export const getTaskResponseMock = (): TaskResponse => (faker.helpers.arrayElement(['understood','question'] as const))

export const getTaskCompleteMock = (overrideResponse: Partial<TaskComplete> = {}): TaskComplete => ({form_data: { ...getFormDataMock() }, response: getTaskResponseMock(), question: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getTaskCompletedMock = (overrideResponse: Partial<TaskCompleted> = {}): TaskCompleted => ({submission_id: faker.string.uuid(), ...overrideResponse})

export const getLocalizedTextMock = (overrideResponse: Partial<LocalizedText> = {}): LocalizedText => ({'en-ca': faker.string.alpha({length: {min: 10, max: 20}}), 'fr-ca': faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getFormConditionMock = (overrideResponse: Partial<FormCondition> = {}): FormCondition => ({field: faker.string.alpha({length: {min: 10, max: 20}}), op: faker.helpers.arrayElement(['eq','ne','in','gt','gte','lt','lte','contains','answered','empty'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),]), ...overrideResponse})

export const getFormVisibilityMock = (overrideResponse: Partial<FormVisibility> = {}): FormVisibility => ({all: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormConditionMock() })), any: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormConditionMock() })), ...overrideResponse})

export const getFormFieldTextMock = (overrideResponse: Partial<FormFieldText> = {}): FormFieldText => ({type: faker.helpers.arrayElement(['text'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min_length: faker.number.int({min: 0, max: 100}), max_length: faker.number.int({min: 1, max: 1000}), unique: faker.datatype.boolean(), pattern: faker.string.alpha({length: {min: 10, max: 200}}), pattern_message: { ...getLocalizedTextMock() }, autocomplete: faker.string.alpha({length: {min: 10, max: 40}}), record: faker.helpers.arrayElement(['name','dose','reaction'] as const), ...overrideResponse})

export const getFormFieldParagraphMock = (overrideResponse: Partial<FormFieldParagraph> = {}): FormFieldParagraph => ({type: faker.helpers.arrayElement(['paragraph'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min_length: faker.number.int({min: 0, max: 100}), max_length: faker.number.int({min: 1, max: 10000}), min_words: faker.number.int({min: 0, max: 100}), max_words: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getFormFieldEmailMock = (overrideResponse: Partial<FormFieldEmail> = {}): FormFieldEmail => ({type: faker.helpers.arrayElement(['email'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldPhoneMock = (overrideResponse: Partial<FormFieldPhone> = {}): FormFieldPhone => ({type: faker.helpers.arrayElement(['phone'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldNumberMock = (overrideResponse: Partial<FormFieldNumber> = {}): FormFieldNumber => ({type: faker.helpers.arrayElement(['number'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.number.float({max: 100, fractionDigits: 2}), max: faker.number.float({max: 100, fractionDigits: 2}), integer: faker.datatype.boolean(), unit: { ...getLocalizedTextMock() }, record: faker.helpers.arrayElement(['weight','blood_glucose','temperature','pain','heart_rate'] as const), ...overrideResponse})

export const getFormFieldPostalCodeMock = (overrideResponse: Partial<FormFieldPostalCode> = {}): FormFieldPostalCode => ({type: faker.helpers.arrayElement(['postal_code'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldUrlMock = (overrideResponse: Partial<FormFieldUrl> = {}): FormFieldUrl => ({type: faker.helpers.arrayElement(['url'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldDateMock = (overrideResponse: Partial<FormFieldDate> = {}): FormFieldDate => ({type: faker.helpers.arrayElement(['date'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.date.past().toISOString().slice(0, 10), max: faker.date.past().toISOString().slice(0, 10), not_future: faker.datatype.boolean(), within_years: faker.number.int({min: 1, max: 125}), not_before: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), ...overrideResponse})

export const getFormFieldPartialDateMock = (overrideResponse: Partial<FormFieldPartialDate> = {}): FormFieldPartialDate => ({type: faker.helpers.arrayElement(['partial_date'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.date.past().toISOString().slice(0, 10), max: faker.date.past().toISOString().slice(0, 10), not_future: faker.datatype.boolean(), within_years: faker.number.int({min: 1, max: 125}), not_before: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), record: faker.helpers.arrayElement(['since'] as const), ...overrideResponse})

export const getFormFieldYearMock = (overrideResponse: Partial<FormFieldYear> = {}): FormFieldYear => ({type: faker.helpers.arrayElement(['year'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, not_future: faker.datatype.boolean(), within_years: faker.number.int({min: 1, max: 125}), not_before: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), ...overrideResponse})

export const getFormFieldTimeMock = (overrideResponse: Partial<FormFieldTime> = {}): FormFieldTime => ({type: faker.helpers.arrayElement(['time'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldBooleanMock = (overrideResponse: Partial<FormFieldBoolean> = {}): FormFieldBoolean => ({type: faker.helpers.arrayElement(['boolean'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormOptionPictureMock = (overrideResponse: Partial<FormOptionPicture> = {}): FormOptionPicture => ({content_type: faker.helpers.arrayElement(['image/png','image/jpeg','image/webp'] as const), data: faker.helpers.fromRegExp("^[A-Za-z0-9+/]{2,}={0,2}$"), alt: {...{ ...getLocalizedTextMock() },}, ...overrideResponse})

export const getFormOptionMock = (overrideResponse: Partial<FormOption> = {}): FormOption => ({value: faker.string.alpha({length: {min: 1, max: 100}}), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, picture: {...{ ...getFormOptionPictureMock() },}, exclusive: faker.datatype.boolean(), ...overrideResponse})

export const getFormFieldChoiceMock = (overrideResponse: Partial<FormFieldChoice> = {}): FormFieldChoice => ({type: faker.helpers.arrayElement(['choice'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, options: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormOptionMock() })), as_list: faker.datatype.boolean(), ...overrideResponse})

export const getFormFieldMultiChoiceMock = (overrideResponse: Partial<FormFieldMultiChoice> = {}): FormFieldMultiChoice => ({type: faker.helpers.arrayElement(['multi_choice'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, options: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormOptionMock() })), record: faker.helpers.arrayElement(['allergy','condition'] as const), ...overrideResponse})

export const getFormFieldScaleMock = (overrideResponse: Partial<FormFieldScale> = {}): FormFieldScale => ({type: faker.helpers.arrayElement(['scale'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.number.int({min: 0, max: 1}), max: faker.number.int({min: 2, max: 10}), min_label: { ...getLocalizedTextMock() }, max_label: { ...getLocalizedTextMock() }, as_slider: faker.datatype.boolean(), ...overrideResponse})

export const getUploadTypeMock = (): UploadType => (faker.helpers.arrayElement(['application/pdf','image/png','image/jpeg'] as const))

export const getFormFieldFileMock = (overrideResponse: Partial<FormFieldFile> = {}): FormFieldFile => ({type: faker.helpers.arrayElement(['file'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, accept: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getUploadTypeMock())), max_bytes: faker.number.int({min: 1, max: 52428800}), max_files: faker.number.int({min: 1, max: 10}), ...overrideResponse})

export const getAnswerRecordKindMock = (): AnswerRecordKind => (faker.helpers.arrayElement(['medication','allergy','condition'] as const))

export const getFormFieldConsentMock = (overrideResponse: Partial<FormFieldConsent> = {}): FormFieldConsent => ({type: faker.helpers.arrayElement(['consent'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldInfoMock = (overrideResponse: Partial<FormFieldInfo> = {}): FormFieldInfo => ({type: faker.helpers.arrayElement(['info'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormRowFieldMock = (): FormRowField => (faker.helpers.arrayElement([{ ...getFormFieldTextMock() },{ ...getFormFieldParagraphMock() },{ ...getFormFieldEmailMock() },{ ...getFormFieldPhoneMock() },{ ...getFormFieldNumberMock() },{ ...getFormFieldPostalCodeMock() },{ ...getFormFieldUrlMock() },{ ...getFormFieldDateMock() },{ ...getFormFieldPartialDateMock() },{ ...getFormFieldYearMock() },{ ...getFormFieldTimeMock() },{ ...getFormFieldBooleanMock() },{ ...getFormFieldChoiceMock() },{ ...getFormFieldMultiChoiceMock() },{ ...getFormFieldScaleMock() },{ ...getFormFieldConsentMock() },{ ...getFormFieldInfoMock() },]))

export const getFormFieldGroupMock = (overrideResponse: Partial<FormFieldGroup> = {}): FormFieldGroup => ({type: faker.helpers.arrayElement(['group'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, row_label: {...{ ...getLocalizedTextMock() },}, add_label: {...{ ...getLocalizedTextMock() },}, min_rows: faker.number.int({min: 1, max: 20}), max_rows: faker.number.int({min: 1, max: 20}), record: getAnswerRecordKindMock(), fields: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormRowFieldMock() })), ...overrideResponse})

export const getFormFieldSignatureMock = (overrideResponse: Partial<FormFieldSignature> = {}): FormFieldSignature => ({type: faker.helpers.arrayElement(['signature'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, statement: {...{ ...getLocalizedTextMock() },}, ...overrideResponse})

export const getFormMatrixRowMock = (overrideResponse: Partial<FormMatrixRow> = {}): FormMatrixRow => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, ...overrideResponse})

export const getFormFieldMatrixMock = (overrideResponse: Partial<FormFieldMatrix> = {}): FormFieldMatrix => ({type: faker.helpers.arrayElement(['matrix'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, rows: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormMatrixRowMock() })), options: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormOptionMock() })), ...overrideResponse})

export const getFormFieldMock = (): FormField => (faker.helpers.arrayElement([{ ...getFormFieldTextMock() },{ ...getFormFieldParagraphMock() },{ ...getFormFieldEmailMock() },{ ...getFormFieldPhoneMock() },{ ...getFormFieldNumberMock() },{ ...getFormFieldPostalCodeMock() },{ ...getFormFieldUrlMock() },{ ...getFormFieldDateMock() },{ ...getFormFieldPartialDateMock() },{ ...getFormFieldYearMock() },{ ...getFormFieldTimeMock() },{ ...getFormFieldBooleanMock() },{ ...getFormFieldChoiceMock() },{ ...getFormFieldMultiChoiceMock() },{ ...getFormFieldScaleMock() },{ ...getFormFieldFileMock() },{ ...getFormFieldGroupMock() },{ ...getFormFieldConsentMock() },{ ...getFormFieldSignatureMock() },{ ...getFormFieldMatrixMock() },{ ...getFormFieldInfoMock() },]))

export const getFormPageMock = (overrideResponse: Partial<FormPage> = {}): FormPage => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), title: { ...getLocalizedTextMock() }, intro: { ...getLocalizedTextMock() }, visible_when: { ...getFormVisibilityMock() }, fields: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormFieldMock() })), ...overrideResponse})

export const getFormAlertMock = (overrideResponse: Partial<FormAlert> = {}): FormAlert => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), level: getFormAlertLevelMock(), alert_when: { ...getFormVisibilityMock() }, message: { ...getLocalizedTextMock() }, what_to_do: faker.helpers.arrayElements(['call_911','call_811','call_clinic'] as const), clinic_phone: faker.string.alpha({length: {min: 10, max: 30}}), ...overrideResponse})

export const getFormScoreBandMock = (overrideResponse: Partial<FormScoreBand> = {}): FormScoreBand => ({from: faker.number.int({max: 100}), label: { ...getLocalizedTextMock() }, ...overrideResponse})

export const getFormScoreMock = (overrideResponse: Partial<FormScore> = {}): FormScore => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, of: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 64}}))), bands: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormScoreBandMock() })), ...overrideResponse})

export const getFormDefinitionMock = (overrideResponse: Partial<FormDefinition> = {}): FormDefinition => ({key: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 100}), title: { ...getLocalizedTextMock() }, pages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormPageMock() })), alerts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormAlertMock() })), scores: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormScoreMock() })), ...overrideResponse})

export const getTaskFormMock = (overrideResponse: Partial<TaskForm> = {}): TaskForm => ({definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), content: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getLocalizedTextMock() })), is_monitored: faker.datatype.boolean(), prefill: {...{ ...getFormDataMock() },}, prefill_dates: {
        [faker.string.alphanumeric(5)]: faker.date.past().toISOString().slice(0, 19) + 'Z'
      }, ...overrideResponse})

export const getTaskDraftMock = (overrideResponse: Partial<TaskDraft> = {}): TaskDraft => ({form_data: { ...getFormDataMock() }, page: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), form_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), revision: faker.number.int({min: 0, max: 100}), updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getTaskDraftSaveMock = (overrideResponse: Partial<TaskDraftSave> = {}): TaskDraftSave => ({form_data: { ...getFormDataMock() }, page: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), form_version: faker.number.int({min: 1, max: 100}), revision: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getTaskDraftConflictMock = (overrideResponse: Partial<TaskDraftConflict> = {}): TaskDraftConflict => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['draft_conflict','already_completed'] as const), current: faker.helpers.arrayElement([{ ...getTaskDraftMock() },null,]), ...overrideResponse})

export const getSubmissionMock = (overrideResponse: Partial<Submission> = {}): Submission => ({id: faker.string.uuid(), task: faker.string.uuid(), task_name: faker.string.alpha({length: {min: 10, max: 20}}), process_instance: faker.string.uuid(), organization: faker.string.uuid(), definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), form_data: { ...getFormDataMock() }, submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', submitted_by: { ...getPersonReferenceMock() }, patient: { ...getPatientReferenceMock() }, alerts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormAlertMock() })), alert_level: faker.helpers.arrayElement([getFormAlertLevelMock(),null,]), response: faker.helpers.arrayElement([getTaskResponseMock(),null,]), question: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), ...overrideResponse})

export const getSubmissionReferenceMock = (overrideResponse: Partial<SubmissionReference> = {}): SubmissionReference => ({id: faker.string.uuid(), task: faker.string.uuid(), task_name: faker.string.alpha({length: {min: 10, max: 20}}), submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSubmissionNeighboursMock = (overrideResponse: Partial<SubmissionNeighbours> = {}): SubmissionNeighbours => ({previous: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), next: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), ...overrideResponse})

export const getAnswerSuggestionKindMock = (): AnswerSuggestionKind => (faker.helpers.arrayElement(['medication','allergy','condition','measurement'] as const))

export const getSuggestionStateMock = (): SuggestionState => (faker.helpers.arrayElement(['pending','accepted','ignored'] as const))

export const getSuggestionMatchMock = (overrideResponse: Partial<SuggestionMatch> = {}): SuggestionMatch => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 200}}), ...overrideResponse})

export const getAnswerSuggestionMock = (overrideResponse: Partial<AnswerSuggestion> = {}): AnswerSuggestion => ({suggestion_id: faker.string.uuid(), kind: getAnswerSuggestionKindMock(), state: getSuggestionStateMock(), action: faker.helpers.arrayElement(['create','update','none'] as const), match: faker.helpers.arrayElement([{ ...getSuggestionMatchMock() },null,]), record: faker.helpers.arrayElement([faker.string.uuid(), null]), name: faker.string.alpha({length: {min: 2, max: 120}}), dose_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), reaction_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), value_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), since: faker.helpers.arrayElement([getPartialDateMock(),null,]), ...overrideResponse})

export const getAnswerSuggestionsMock = (overrideResponse: Partial<AnswerSuggestions> = {}): AnswerSuggestions => ({suggestions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAnswerSuggestionMock() })), ...overrideResponse})

export const getAnswerSuggestionsReviewMock = (overrideResponse: Partial<AnswerSuggestionsReview> = {}): AnswerSuggestionsReview => ({accepted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ignored: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getUploadCreateMock = (overrideResponse: Partial<UploadCreate> = {}): UploadCreate => ({task: faker.string.uuid(), field: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUploadMock = (overrideResponse: Partial<Upload> = {}): Upload => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 1000}}), size: faker.number.int({min: 1, max: 100}), content_type: getUploadTypeMock(), url: faker.internet.url(), ...overrideResponse})

export const getProcessInstanceStatusMock = (): ProcessInstanceStatus => (faker.helpers.arrayElement(['active','enrolled','cancelled','pending'] as const))

export const getVariableValueMock = (): VariableValue => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),null,]))

export const getTaskReferenceMock = (overrideResponse: Partial<TaskReference> = {}): TaskReference => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: getTaskKindMock(), due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getUpcomingStepMock = (overrideResponse: Partial<UpcomingStep> = {}): UpcomingStep => ({activity_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: getTaskKindMock(), estimated_minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 240}), null]), opens_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCareTeamContactMock = (overrideResponse: Partial<CareTeamContact> = {}): CareTeamContact => ({name: faker.string.alpha({length: {min: 10, max: 20}}), contact_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), hours: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCurrentActivityMock = (overrideResponse: Partial<CurrentActivity> = {}): CurrentActivity => ({activity_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), audience: getTaskAudienceMock(), ...overrideResponse})

export const getProcessInstanceIncidentMock = (overrideResponse: Partial<ProcessInstanceIncident> = {}): ProcessInstanceIncident => ({id: faker.string.uuid(), activity: faker.string.alpha({length: {min: 10, max: 20}}), activity_name: faker.string.alpha({length: {min: 10, max: 20}}), variable: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', resolved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getProcessInstanceMock = (overrideResponse: Partial<ProcessInstance> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, process_definition_name: faker.string.alpha({length: {min: 10, max: 20}}), banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: faker.number.int({min: 0, max: 100}), total: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null])}, open_task_count: faker.number.int({min: 0, max: 100}), is_monitored: faker.datatype.boolean(), description: faker.string.alpha({length: {min: 10, max: 20}}), camunda_id: faker.string.alpha({length: {min: 10, max: 20}}), start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), upcoming_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUpcomingStepMock() })), care_team: { ...getCareTeamContactMock() }, monitoring_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), estimated_weeks: faker.helpers.arrayElement([faker.number.int({min: 1, max: 520}), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), last_activity_at: faker.date.past().toISOString().slice(0, 19) + 'Z', overdue_task_count: faker.number.int({min: 0, max: 100}), overdue_care_team_task_count: faker.number.int({min: 0, max: 100}), latest_submission: faker.helpers.arrayElement([{ ...getSubmissionReferenceMock() },null,]), contact_language: faker.helpers.arrayElement([getLanguageMock(),null,]), account_closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), definition_version: faker.number.int({min: 1, max: 100}), current_activities: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCurrentActivityMock() })), incidents: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceIncidentMock() })), ...overrideResponse})

export const getProcessInstanceListMock = (overrideResponse: Partial<ProcessInstanceList> = {}): ProcessInstanceList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})

export const getProcessInstanceCreateMock = (overrideResponse: Partial<ProcessInstanceCreate> = {}): ProcessInstanceCreate => ({process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: faker.string.uuid(), variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})

export const getEnrolmentRefusedMock = (overrideResponse: Partial<EnrolmentRefused> = {}): EnrolmentRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['already_enrolled'] as const), process_instance: faker.string.uuid(), ...overrideResponse})

export const getEnrolmentOrderingMock = (): EnrolmentOrdering => (faker.helpers.arrayElement(['enrolled_at','-enrolled_at','process_definition_name','-process_definition_name','patient_name','-patient_name','status','-status','current_step','-current_step','last_activity_at','-last_activity_at'] as const))

export const getAttentionAssigneeMock = (): AttentionAssignee => (faker.helpers.arrayElement(['me','nobody'] as const))

export const getProcessInstanceFilterMock = (overrideResponse: Partial<ProcessInstanceFilter> = {}): ProcessInstanceFilter => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), patient: faker.string.uuid(), status__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getProcessInstanceStatusMock())), completed_at__isnull: faker.datatype.boolean(), current_step__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), overdue: faker.datatype.boolean(), assigned_to: getAttentionAssigneeMock(), reachable: faker.datatype.boolean(), id__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), has_incident: faker.datatype.boolean(), enrolled_at__gte: faker.date.past().toISOString().slice(0, 19) + 'Z', enrolled_at__lt: faker.date.past().toISOString().slice(0, 19) + 'Z', search: faker.string.alpha({length: {min: 10, max: 200}}), variables: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), operator: faker.helpers.arrayElement(['eq','neq','gt','gte','lt','lte','like','in'] as const), value: getVariableValueMock()})), ...overrideResponse})

export const getProcessInstanceRemindMock = (overrideResponse: Partial<ProcessInstanceRemind> = {}): ProcessInstanceRemind => ({ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getReminderOutcomeMock = (): ReminderOutcome => (faker.helpers.arrayElement(['reminded','no_open_task','reminded_recently','no_address'] as const))

export const getProcessInstanceRemindedMock = (overrideResponse: Partial<ProcessInstanceReminded> = {}): ProcessInstanceReminded => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), outcome: getReminderOutcomeMock(), reminded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])})), ...overrideResponse})

export const getProcessInstanceEndMock = (overrideResponse: Partial<ProcessInstanceEnd> = {}): ProcessInstanceEnd => ({ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getEndOutcomeMock = (): EndOutcome => (faker.helpers.arrayElement(['ended','already_over'] as const))

export const getProcessInstanceEndedMock = (overrideResponse: Partial<ProcessInstanceEnded> = {}): ProcessInstanceEnded => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), outcome: getEndOutcomeMock()})), ...overrideResponse})

export const getSavedViewFiltersMock = (overrideResponse: Partial<SavedViewFilters> = {}): SavedViewFilters => ({status__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getProcessInstanceStatusMock())), completed_at__isnull: faker.datatype.boolean(), current_step__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), overdue: faker.datatype.boolean(), assigned_to: getAttentionAssigneeMock(), search: faker.string.alpha({length: {min: 10, max: 200}}), ...overrideResponse})

export const getProcessInstanceRemindMatchingMock = (overrideResponse: Partial<ProcessInstanceRemindMatching> = {}): ProcessInstanceRemindMatching => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), filters: { ...getSavedViewFiltersMock() }, count: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getProcessInstanceReminderCountsMock = (overrideResponse: Partial<ProcessInstanceReminderCounts> = {}): ProcessInstanceReminderCounts => ({reminded: faker.number.int({min: 0, max: 100}), no_open_task: faker.number.int({min: 0, max: 100}), reminded_recently: faker.number.int({min: 0, max: 100}), no_address: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getProcessInstanceMessageMock = (overrideResponse: Partial<ProcessInstanceMessage> = {}): ProcessInstanceMessage => ({ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), template: faker.string.uuid(), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getMessageOutcomeMock = (): MessageOutcome => (faker.helpers.arrayElement(['sent','sent_recently','no_address'] as const))

export const getProcessInstanceMessagedMock = (overrideResponse: Partial<ProcessInstanceMessaged> = {}): ProcessInstanceMessaged => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), outcome: getMessageOutcomeMock()})), ...overrideResponse})

export const getProcessInstanceMessageMatchingMock = (overrideResponse: Partial<ProcessInstanceMessageMatching> = {}): ProcessInstanceMessageMatching => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), filters: { ...getSavedViewFiltersMock() }, count: faker.number.int({min: 1, max: 100}), template: faker.string.uuid(), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getProcessInstanceMessageCountsMock = (overrideResponse: Partial<ProcessInstanceMessageCounts> = {}): ProcessInstanceMessageCounts => ({sent: faker.number.int({min: 0, max: 100}), sent_recently: faker.number.int({min: 0, max: 100}), no_address: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getProcessInstanceEndMatchingMock = (overrideResponse: Partial<ProcessInstanceEndMatching> = {}): ProcessInstanceEndMatching => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), filters: { ...getSavedViewFiltersMock() }, count: faker.number.int({min: 1, max: 100}), reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getProcessInstanceEndCountsMock = (overrideResponse: Partial<ProcessInstanceEndCounts> = {}): ProcessInstanceEndCounts => ({ended: faker.number.int({min: 0, max: 100}), already_over: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getProcessInstanceAssignMock = (overrideResponse: Partial<ProcessInstanceAssign> = {}): ProcessInstanceAssign => ({ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), assignee: faker.helpers.arrayElement([faker.string.uuid(), null]), previous: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getAssignOutcomeMock = (): AssignOutcome => (faker.helpers.arrayElement(['assigned','already_assigned','changed'] as const))

export const getProcessInstanceAssignedMock = (overrideResponse: Partial<ProcessInstanceAssigned> = {}): ProcessInstanceAssigned => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), outcome: getAssignOutcomeMock(), previous: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,])})), ...overrideResponse})

export const getProcessInstanceAssignMatchingMock = (overrideResponse: Partial<ProcessInstanceAssignMatching> = {}): ProcessInstanceAssignMatching => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), filters: { ...getSavedViewFiltersMock() }, count: faker.number.int({min: 1, max: 100}), assignee: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getProcessInstanceAssignCountsMock = (overrideResponse: Partial<ProcessInstanceAssignCounts> = {}): ProcessInstanceAssignCounts => ({assigned: faker.number.int({min: 0, max: 100}), already_assigned: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getMessageSubjectMock = (overrideResponse: Partial<MessageSubject> = {}): MessageSubject => ({'en-ca': faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), 'fr-ca': faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), ...overrideResponse})

export const getMessageTextMock = (overrideResponse: Partial<MessageText> = {}): MessageText => ({'en-ca': faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), 'fr-ca': faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getMessageTemplateMock = (overrideResponse: Partial<MessageTemplate> = {}): MessageTemplate => ({id: faker.string.uuid(), organization: faker.string.uuid(), subject: { ...getMessageSubjectMock() }, text: { ...getMessageTextMock() }, revision: faker.number.int({min: 1, max: 100}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getMessageTemplateListMock = (overrideResponse: Partial<MessageTemplateList> = {}): MessageTemplateList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMessageTemplateMock() })), ...overrideResponse})

export const getMessageTemplateCreateMock = (overrideResponse: Partial<MessageTemplateCreate> = {}): MessageTemplateCreate => ({organization: faker.string.uuid(), subject: { ...getMessageSubjectMock() }, text: { ...getMessageTextMock() }, ...overrideResponse})

export const getMessageTemplateSaveMock = (overrideResponse: Partial<MessageTemplateSave> = {}): MessageTemplateSave => ({subject: { ...getMessageSubjectMock() }, text: { ...getMessageTextMock() }, ...overrideResponse})

export const getSavedViewMock = (overrideResponse: Partial<SavedView> = {}): SavedView => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 1, max: 80}}), organization: faker.string.uuid(), process_definition: faker.string.uuid(), filters: { ...getSavedViewFiltersMock() }, ordering: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEnrolmentOrderingMock())), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$"))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSavedViewListMock = (overrideResponse: Partial<SavedViewList> = {}): SavedViewList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getSavedViewMock() })), ...overrideResponse})

export const getSavedViewCreateMock = (overrideResponse: Partial<SavedViewCreate> = {}): SavedViewCreate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), organization: faker.string.uuid(), process_definition: faker.string.uuid(), filters: { ...getSavedViewFiltersMock() }, ordering: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEnrolmentOrderingMock())), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$"))), ...overrideResponse})

export const getSavedViewUpdateMock = (overrideResponse: Partial<SavedViewUpdate> = {}): SavedViewUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), filters: { ...getSavedViewFiltersMock() }, ordering: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEnrolmentOrderingMock())), columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$"))), ...overrideResponse})

export const getProcessInstanceLeaveMock = (overrideResponse: Partial<ProcessInstanceLeave> = {}): ProcessInstanceLeave => ({reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getJourneyEventTypeMock = (): JourneyEventType => (faker.helpers.arrayElement(['enrolled','task_opened','fill_in_started','task_completed','task_cancelled','question_asked','journey_completed','journey_left'] as const))

export const getJourneyEventMock = (overrideResponse: Partial<JourneyEvent> = {}): JourneyEvent => ({id: faker.string.uuid(), type: getJourneyEventTypeMock(), occurred_at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), process_instance: faker.string.uuid(), process_definition_name: faker.string.alpha({length: {min: 10, max: 20}}), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, task: faker.helpers.arrayElement([faker.string.uuid(), null]), task_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), task_kind: faker.helpers.arrayElement([getTaskKindMock(),null,]), submission: faker.helpers.arrayElement([faker.string.uuid(), null]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), ...overrideResponse})

export const getJourneyEventListMock = (overrideResponse: Partial<JourneyEventList> = {}): JourneyEventList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyEventMock() })), ...overrideResponse})

export const getActivityNeedMock = (overrideResponse: Partial<ActivityNeed> = {}): ActivityNeed => ({variable: faker.string.alpha({length: {min: 10, max: 20}}), kind: faker.helpers.arrayElement(['date','number','text'] as const), is_met: faker.datatype.boolean(), ...overrideResponse})

export const getFollowingActivityMock = (overrideResponse: Partial<FollowingActivity> = {}): FollowingActivity => ({activity_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), is_conditional: faker.datatype.boolean(), ...overrideResponse})

export const getJourneyActivityMock = (overrideResponse: Partial<JourneyActivity> = {}): JourneyActivity => ({activity_id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), kind: getTaskKindMock(), audience: getTaskAudienceMock(), repeatable: faker.datatype.boolean(), last_started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), open_task: faker.helpers.arrayElement([faker.string.uuid(), null]), needs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getActivityNeedMock() })), following: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFollowingActivityMock() })), ...overrideResponse})

export const getJourneyActivityListMock = (overrideResponse: Partial<JourneyActivityList> = {}): JourneyActivityList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyActivityMock() })), ...overrideResponse})

export const getExecutionCreateMock = (overrideResponse: Partial<ExecutionCreate> = {}): ExecutionCreate => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), instruction_type: faker.helpers.arrayElement(['startBeforeActivity','startAfterActivity','startTransition'] as const), ...overrideResponse})

export const getActivityCancelMock = (overrideResponse: Partial<ActivityCancel> = {}): ActivityCancel => ({task: faker.string.uuid(), ...overrideResponse})

export const getVariableTypeMock = (): VariableType => (faker.helpers.arrayElement(['String','Number','Boolean','Json','Null'] as const))

export const getVariableMock = (overrideResponse: Partial<Variable> = {}): Variable => ({name: faker.helpers.fromRegExp("^[A-Za-z_][A-Za-z0-9_]{0,99}$"), value: getVariableValueMock(), type: getVariableTypeMock(), ...overrideResponse})

export const getProcessInstanceVariableMock = (overrideResponse: Partial<ProcessInstanceVariable> = {}): ProcessInstanceVariable => ({name: faker.string.alpha({length: {min: 10, max: 20}}), value: getVariableValueMock(), type: getVariableTypeMock(), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getProcessInstanceVariableListMock = (overrideResponse: Partial<ProcessInstanceVariableList> = {}): ProcessInstanceVariableList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceVariableMock() })), ...overrideResponse})

export const getEnrolmentReferenceMock = (overrideResponse: Partial<EnrolmentReference> = {}): EnrolmentReference => ({process_instance: faker.string.uuid(), status: getProcessInstanceStatusMock(), is_ongoing: faker.datatype.boolean(), ...overrideResponse})

export const getProcessDefinitionMock = (overrideResponse: Partial<ProcessDefinition> = {}): ProcessDefinition => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), banner_alt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 250}}), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), organization: faker.string.uuid(), step_count: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), next_task_modal: faker.datatype.boolean(), audience: faker.string.alpha({length: {min: 10, max: 20}}), estimated_weeks: faker.helpers.arrayElement([faker.number.int({min: 1, max: 520}), null]), is_monitored: faker.datatype.boolean(), monitoring_note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), recommendation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), enrolment: faker.helpers.arrayElement([{ ...getEnrolmentReferenceMock() },null,]), ...overrideResponse})

export const getProcessDefinitionListMock = (overrideResponse: Partial<ProcessDefinitionList> = {}): ProcessDefinitionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcessDefinitionMock() })), ...overrideResponse})

export const getJourneyReviewStateMock = (): JourneyReviewState => (faker.helpers.arrayElement(['waiting','returned'] as const))

export const getJourneyCompletenessMock = (overrideResponse: Partial<JourneyCompleteness> = {}): JourneyCompleteness => ({'en-ca': faker.number.int({min: 0, max: 100}), 'fr-ca': faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getJourneyReviewMock = (overrideResponse: Partial<JourneyReview> = {}): JourneyReview => ({state: getJourneyReviewStateMock(), requested_by: { ...getPersonReferenceMock() }, requested_at: faker.date.past().toISOString().slice(0, 19) + 'Z', comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), returned_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), returned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), ...overrideResponse})

export const getJourneyDefinitionSummaryMock = (overrideResponse: Partial<JourneyDefinitionSummary> = {}): JourneyDefinitionSummary => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 64}}), name: faker.string.alpha({length: {min: 10, max: 1000}}), organization: faker.string.uuid(), organization_name: faker.string.alpha({length: {min: 10, max: 300}}), status: getJourneyDefinitionStatusMock(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), has_draft: faker.datatype.boolean(), step_count: faker.number.int({min: 0, max: 100}), completeness: { ...getJourneyCompletenessMock() }, revision: faker.number.int({min: 1, max: 100}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_by: { ...getPersonReferenceMock() }, review: faker.helpers.arrayElement([{ ...getJourneyReviewMock() },null,]), ...overrideResponse})

export const getJourneyDefinitionListMock = (overrideResponse: Partial<JourneyDefinitionList> = {}): JourneyDefinitionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDefinitionSummaryMock() })), ...overrideResponse})

export const getJourneyDesignCareTeamMock = (overrideResponse: Partial<JourneyDesignCareTeam> = {}): JourneyDesignCareTeam => ({name: { ...getLocalizedTextMock() }, contact_name: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), email: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 254}}), null]), hours: faker.helpers.arrayElement([{ ...getLocalizedTextMock() },null,]), ...overrideResponse})

export const getJourneyDesignColumnMock = (overrideResponse: Partial<JourneyDesignColumn> = {}): JourneyDesignColumn => ({variable: faker.string.alpha({length: {min: 10, max: 100}}), label: { ...getLocalizedTextMock() }, ...overrideResponse})

export const getJourneyDesignPrefillMock = (overrideResponse: Partial<JourneyDesignPrefill> = {}): JourneyDesignPrefill => ({field: faker.string.alpha({length: {min: 10, max: 100}}), source: faker.helpers.arrayElement(['email'] as const), ...overrideResponse})

export const getJourneyDesignRepeatMock = (overrideResponse: Partial<JourneyDesignRepeat> = {}): JourneyDesignRepeat => ({times: faker.number.int({min: 2, max: 365}), every_days: faker.number.int({min: 1, max: 365}), ...overrideResponse})

export const getJourneyDesignScoreMock = (overrideResponse: Partial<JourneyDesignScore> = {}): JourneyDesignScore => ({variable: faker.string.alpha({length: {min: 10, max: 100}}), of: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), ...overrideResponse})

export const getJourneyDesignNeedMock = (overrideResponse: Partial<JourneyDesignNeed> = {}): JourneyDesignNeed => ({variable: faker.string.alpha({length: {min: 10, max: 100}}), kind: faker.helpers.arrayElement(['date','number','text'] as const), ...overrideResponse})

export const getJourneyConditionMock = (overrideResponse: Partial<JourneyCondition> = {}): JourneyCondition => ({field: faker.string.alpha({length: {min: 1, max: 100}}), op: faker.helpers.arrayElement(['eq','ne','in','gt','gte','lt','lte','contains','answered','empty'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 500}}))),]), ...overrideResponse})

export const getJourneyDesignNextMock = (overrideResponse: Partial<JourneyDesignNext> = {}): JourneyDesignNext => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), when: faker.helpers.arrayElement([{ ...getJourneyConditionMock() },null,]), ...overrideResponse})

export const getJourneyDesignStepMock = (overrideResponse: Partial<JourneyDesignStep> = {}): JourneyDesignStep => ({activity_id: faker.helpers.fromRegExp("^[A-Za-z_][A-Za-z0-9_.-]{0,99}$"), kind: getTaskKindMock(), audience: getTaskAudienceMock(), repeatable: faker.datatype.boolean(), name: { ...getLocalizedTextMock() }, description: { ...getLocalizedTextMock() }, estimated_minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 600}), null]), priority: faker.number.int({min: 0, max: 100}), due_in_days: faker.helpers.arrayElement([faker.number.int({min: 0, max: 730}), null]), form: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null]), content: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getLocalizedTextMock() })), prefill: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignPrefillMock() })), repeat: faker.helpers.arrayElement([{ ...getJourneyDesignRepeatMock() },null,]), variables: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 100}}))), score: faker.helpers.arrayElement([{ ...getJourneyDesignScoreMock() },null,]), needs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignNeedMock() })), next: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignNextMock() })), ...overrideResponse})

export const getJourneyTrialMoveMock = (overrideResponse: Partial<JourneyTrialMove> = {}): JourneyTrialMove => ({kind: faker.helpers.arrayElement(['complete','wait','start','set'] as const), activity_id: faker.string.alpha({length: {min: 1, max: 100}}), answers: { ...getFormDataMock() }, days: faker.number.int({min: 1, max: 730}), variable: faker.string.alpha({length: {min: 1, max: 100}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}),faker.number.float({max: 100, fractionDigits: 2}),]), ...overrideResponse})

export const getJourneyWhatIfAnswerMock = (overrideResponse: Partial<JourneyWhatIfAnswer> = {}): JourneyWhatIfAnswer => ({field: faker.string.alpha({length: {min: 1, max: 100}}), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 500}}))),null,]), ...overrideResponse})

export const getJourneyWhatIfMock = (overrideResponse: Partial<JourneyWhatIf> = {}): JourneyWhatIf => ({started_on: faker.date.past().toISOString().slice(0, 10), moves: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialMoveMock() })), compared: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyWhatIfAnswerMock() })), opens: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), ...overrideResponse})

export const getJourneyDesignMock = (overrideResponse: Partial<JourneyDesign> = {}): JourneyDesign => ({name: { ...getLocalizedTextMock() }, description: { ...getLocalizedTextMock() }, audience: { ...getLocalizedTextMock() }, banner: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(/media/[A-Za-z0-9._/-]+|media:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$"), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getLanguageMock())), next_task_modal: faker.datatype.boolean(), estimated_weeks: faker.helpers.arrayElement([faker.number.int({min: 1, max: 520}), null]), is_monitored: faker.datatype.boolean(), response_hours: faker.helpers.arrayElement([faker.number.int({min: 1, max: 720}), null]), monitoring_note: faker.helpers.arrayElement([{ ...getLocalizedTextMock() },null,]), care_team: { ...getJourneyDesignCareTeamMock() }, recommendation: faker.helpers.arrayElement([{ ...getLocalizedTextMock() },null,]), start_form: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 64}}), null]), table_columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignColumnMock() })), first: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignStepMock() })), what_ifs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyWhatIfMock() })), ...overrideResponse})

export const getJourneyDefinitionCreateMock = (overrideResponse: Partial<JourneyDefinitionCreate> = {}): JourneyDefinitionCreate => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9-]{0,63}$"), name: { ...getLocalizedTextMock() }, organization: faker.string.uuid(), duplicate_of: faker.string.uuid(), design: { ...getJourneyDesignMock() }, ...overrideResponse})

export const getJourneyDefinitionMock = (overrideResponse: Partial<JourneyDefinition> = {}): JourneyDefinition => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 64}}), origin: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 1000}}), organization: faker.string.uuid(), organization_name: faker.string.alpha({length: {min: 10, max: 300}}), status: getJourneyDefinitionStatusMock(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), has_draft: faker.datatype.boolean(), step_count: faker.number.int({min: 0, max: 100}), completeness: { ...getJourneyCompletenessMock() }, revision: faker.number.int({min: 1, max: 100}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_by: { ...getPersonReferenceMock() }, review: faker.helpers.arrayElement([{ ...getJourneyReviewMock() },null,]), review_required: faker.datatype.boolean(), published: faker.helpers.arrayElement([{ ...getJourneyDesignMock() },null,]), draft: faker.helpers.arrayElement([{ ...getJourneyDesignMock() },null,]), draft_updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), draft_updated_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), ...overrideResponse})

export const getJourneyDraftSaveMock = (overrideResponse: Partial<JourneyDraftSave> = {}): JourneyDraftSave => ({design: { ...getJourneyDesignMock() }, ...overrideResponse})

export const getJourneyDefinitionConflictMock = (overrideResponse: Partial<JourneyDefinitionConflict> = {}): JourneyDefinitionConflict => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['nothing_written','nothing_published','already_retired','review_required','review_not_required','already_requested','not_requested','own_change','not_own_change'] as const), ...overrideResponse})

export const getJourneyCheckRequestMock = (overrideResponse: Partial<JourneyCheckRequest> = {}): JourneyCheckRequest => ({design: { ...getJourneyDesignMock() }, ...overrideResponse})

export const getJourneyProblemPlaceMock = (overrideResponse: Partial<JourneyProblemPlace> = {}): JourneyProblemPlace => ({organization: faker.string.uuid(), content: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getJourneyProblemMock = (overrideResponse: Partial<JourneyProblem> = {}): JourneyProblem => ({pointer: faker.string.alpha({length: {min: 10, max: 300}}), severity: faker.helpers.arrayElement(['error','warning'] as const), message: faker.string.alpha({length: {min: 1, max: 500}}), elsewhere: { ...getJourneyProblemPlaceMock() }, ...overrideResponse})

export const getJourneyCheckMock = (overrideResponse: Partial<JourneyCheck> = {}): JourneyCheck => ({problems: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyProblemMock() })), ...overrideResponse})

export const getJourneyTrialRequestMock = (overrideResponse: Partial<JourneyTrialRequest> = {}): JourneyTrialRequest => ({design: { ...getJourneyDesignMock() }, moves: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialMoveMock() })), ...overrideResponse})

export const getJourneyTrialStepMock = (overrideResponse: Partial<JourneyTrialStep> = {}): JourneyTrialStep => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), state: faker.helpers.arrayElement(['open','waiting','stuck','done'] as const), day: faker.number.int({min: 0, max: 100}), due_day: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), times_done: faker.number.int({min: 0, max: 100}), form: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), missing: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignNeedMock() })), ...overrideResponse})

export const getJourneyTrialTeamStepMock = (overrideResponse: Partial<JourneyTrialTeamStep> = {}): JourneyTrialTeamStep => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), missing: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyDesignNeedMock() })), ...overrideResponse})

export const getJourneyTrialWaitMock = (overrideResponse: Partial<JourneyTrialWait> = {}): JourneyTrialWait => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), day: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getJourneyTrialWayMock = (overrideResponse: Partial<JourneyTrialWay> = {}): JourneyTrialWay => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), when: faker.helpers.arrayElement([{ ...getJourneyConditionMock() },null,]), outcome: faker.helpers.arrayElement(['taken','not_met','already_there'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),null,]), ...overrideResponse})

export const getJourneyTrialTurnMock = (overrideResponse: Partial<JourneyTrialTurn> = {}): JourneyTrialTurn => ({day: faker.number.int({min: 0, max: 100}), opened: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), stuck: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 100}}))), waiting: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialWaitMock() })), ways: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialWayMock() })), is_finished: faker.datatype.boolean(), ...overrideResponse})

export const getJourneyTrialMock = (overrideResponse: Partial<JourneyTrial> = {}): JourneyTrial => ({day: faker.number.int({min: 0, max: 100}), date: faker.date.past().toISOString().slice(0, 10), is_finished: faker.datatype.boolean(), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialStepMock() })), team_steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialTeamStepMock() })), turns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyTrialTurnMock() })), ...overrideResponse})

export const getJourneyReviewRequestMock = (overrideResponse: Partial<JourneyReviewRequest> = {}): JourneyReviewRequest => ({comment: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getJourneyReviewReturnMock = (overrideResponse: Partial<JourneyReviewReturn> = {}): JourneyReviewReturn => ({reason: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getJourneyVersionMock = (overrideResponse: Partial<JourneyVersion> = {}): JourneyVersion => ({number: faker.number.int({min: 1, max: 100}), published_at: faker.date.past().toISOString().slice(0, 19) + 'Z', published_by: { ...getPersonReferenceMock() }, comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), is_current: faker.datatype.boolean(), open_enrolment_count: faker.number.int({min: 0, max: 100}), design: { ...getJourneyDesignMock() }, ...overrideResponse})

export const getJourneyVersionListMock = (overrideResponse: Partial<JourneyVersionList> = {}): JourneyVersionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyVersionMock() })), ...overrideResponse})

export const getJourneyPublishMock = (overrideResponse: Partial<JourneyPublish> = {}): JourneyPublish => ({comment: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getJourneyRestoreMock = (overrideResponse: Partial<JourneyRestore> = {}): JourneyRestore => ({version: faker.number.int({min: 1, max: 1000000}), ...overrideResponse})

export const getJourneyUsageOrganizationMock = (overrideResponse: Partial<JourneyUsageOrganization> = {}): JourneyUsageOrganization => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 300}}), is_offered: faker.datatype.boolean(), open_enrolment_count: faker.number.int({min: 0, max: 100}), pending_invitation_count: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getJourneyUsageVersionMock = (overrideResponse: Partial<JourneyUsageVersion> = {}): JourneyUsageVersion => ({version: faker.number.int({min: 1, max: 100}), open_enrolment_count: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getJourneyDefinitionUsageMock = (overrideResponse: Partial<JourneyDefinitionUsage> = {}): JourneyDefinitionUsage => ({organizations: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUsageOrganizationMock() })), open_enrolment_count: faker.number.int({min: 0, max: 100}), open_enrolments_by_version: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUsageVersionMock() })), pending_invitation_count: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getJourneyFileMock = (overrideResponse: Partial<JourneyFile> = {}): JourneyFile => ({kind: faker.helpers.arrayElement(['journey'] as const), key: faker.string.alpha({length: {min: 10, max: 64}}), origin: faker.string.uuid(), design: { ...getJourneyDesignMock() }, forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormDefinitionMock() })), banner_picture: {...{ ...getJourneyFilePictureMock() },}, ...overrideResponse})

export const getJourneyImportChoiceMock = (overrideResponse: Partial<JourneyImportChoice> = {}): JourneyImportChoice => ({key: faker.string.alpha({length: {min: 10, max: 64}}), action: faker.helpers.arrayElement(['create','use','replace'] as const), revision: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getJourneyUpdatePlaceMock = (overrideResponse: Partial<JourneyUpdatePlace> = {}): JourneyUpdatePlace => ({step: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Za-z_][A-Za-z0-9_.-]{0,99}$"), null]), part: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[a-z_]{1,64}$"), null]), ...overrideResponse})

export const getJourneyUpdateMock = (overrideResponse: Partial<JourneyUpdate> = {}): JourneyUpdate => ({file: { ...getJourneyFileMock() }, forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportChoiceMock() })), take: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUpdatePlaceMock() })), ...overrideResponse})

export const getFormStatusMock = (): FormStatus => (faker.helpers.arrayElement(['draft','published','retired'] as const))

export const getFormCompletenessMock = (overrideResponse: Partial<FormCompleteness> = {}): FormCompleteness => ({'en-ca': faker.number.int({min: 0, max: 100}), 'fr-ca': faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getFormSummaryMock = (overrideResponse: Partial<FormSummary> = {}): FormSummary => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 64}}), title: { ...getLocalizedTextMock() }, name: faker.string.alpha({length: {min: 10, max: 1000}}), status: getFormStatusMock(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), has_draft: faker.datatype.boolean(), completeness: { ...getFormCompletenessMock() }, used_by_count: faker.number.int({min: 0, max: 100}), revision: faker.number.int({min: 1, max: 100}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_by: { ...getPersonReferenceMock() }, ...overrideResponse})

export const getJourneyImportedMock = (overrideResponse: Partial<JourneyImported> = {}): JourneyImported => ({journey: { ...getJourneyDefinitionMock() }, forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormSummaryMock() })), ...overrideResponse})

export const getJourneyImportCheckRequestMock = (overrideResponse: Partial<JourneyImportCheckRequest> = {}): JourneyImportCheckRequest => ({file: { ...getJourneyFileMock() }, ...overrideResponse})

export const getJourneyImportExistingMock = (overrideResponse: Partial<JourneyImportExisting> = {}): JourneyImportExisting => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 64}}), name: faker.string.alpha({length: {min: 10, max: 1000}}), status: getFormStatusMock(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), has_draft: faker.datatype.boolean(), used_by_count: faker.number.int({min: 0, max: 100}), revision: faker.number.int({min: 1, max: 100}), matches: faker.helpers.arrayElement(['key','title','import'] as const), is_own: faker.datatype.boolean(), is_same: faker.datatype.boolean(), only_in_file: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 1000}}))), only_here: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 1000}}))), different: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 1000}}))), ...overrideResponse})

export const getJourneyImportFormMock = (overrideResponse: Partial<JourneyImportForm> = {}): JourneyImportForm => ({key: faker.string.alpha({length: {min: 10, max: 64}}), name: faker.string.alpha({length: {min: 10, max: 1000}}), question_count: faker.number.int({min: 0, max: 100}), new_key: faker.string.alpha({length: {min: 10, max: 64}}), existing: faker.helpers.arrayElement([{ ...getJourneyImportExistingMock() },null,]), ...overrideResponse})

export const getJourneyImportMissingFormMock = (overrideResponse: Partial<JourneyImportMissingForm> = {}): JourneyImportMissingForm => ({key: faker.string.alpha({length: {min: 10, max: 64}}), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getJourneyUpdateCheckMock = (overrideResponse: Partial<JourneyUpdateCheck> = {}): JourneyUpdateCheck => ({journey: { ...getJourneyDefinitionMock() }, incoming: {...{ ...getJourneyDesignMock() },}, kept: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUpdatePlaceMock() })), lost: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUpdatePlaceMock() })), forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportFormMock() })), missing_forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportMissingFormMock() })), ...overrideResponse})

export const getJourneyCommentMock = (overrideResponse: Partial<JourneyComment> = {}): JourneyComment => ({id: faker.string.uuid(), journey: faker.string.uuid(), step: faker.string.alpha({length: {min: 10, max: 100}}), text: faker.string.alpha({length: {min: 10, max: 2000}}), author: { ...getPersonReferenceMock() }, created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', resolved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), resolved_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), ...overrideResponse})

export const getJourneyCommentCountMock = (overrideResponse: Partial<JourneyCommentCount> = {}): JourneyCommentCount => ({step: faker.string.alpha({length: {min: 10, max: 100}}), count: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getJourneyCommentListMock = (overrideResponse: Partial<JourneyCommentList> = {}): JourneyCommentList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyCommentMock() })), open_counts: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyCommentCountMock() })), ...overrideResponse})

export const getJourneyCommentCreateMock = (overrideResponse: Partial<JourneyCommentCreate> = {}): JourneyCommentCreate => ({journey: faker.string.uuid(), step: faker.helpers.fromRegExp("^[A-Za-z_][A-Za-z0-9_.-]{0,99}$"), text: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getJourneyCommentUpdateMock = (overrideResponse: Partial<JourneyCommentUpdate> = {}): JourneyCommentUpdate => ({is_resolved: faker.datatype.boolean(), ...overrideResponse})

export const getJourneyImportMock = (overrideResponse: Partial<JourneyImport> = {}): JourneyImport => ({file: { ...getJourneyFileMock() }, key: faker.helpers.fromRegExp("^[a-z][a-z0-9-]{0,63}$"), name: { ...getLocalizedTextMock() }, organization: faker.string.uuid(), forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportChoiceMock() })), ...overrideResponse})

export const getJourneyImportCopyMock = (overrideResponse: Partial<JourneyImportCopy> = {}): JourneyImportCopy => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 1000}}), organization: faker.string.uuid(), organization_name: faker.string.alpha({length: {min: 10, max: 300}}), imported_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getJourneyImportCheckMock = (overrideResponse: Partial<JourneyImportCheck> = {}): JourneyImportCheck => ({new_key: faker.string.alpha({length: {min: 10, max: 64}}), copies: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportCopyMock() })), forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportFormMock() })), missing_forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportMissingFormMock() })), ...overrideResponse})

export const getEnrolmentCountMock = (): EnrolmentCount => (faker.helpers.arrayElement(['active','pending','completed','cancelled'] as const))

export const getEnrolmentCountsMock = (overrideResponse: Partial<EnrolmentCounts> = {}): EnrolmentCounts => ({active: faker.number.int({min: 0, max: 100}), pending: faker.number.int({min: 0, max: 100}), completed: faker.number.int({min: 0, max: 100}), cancelled: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getOrganizationJourneyMock = (overrideResponse: Partial<OrganizationJourney> = {}): OrganizationJourney => ({id: faker.string.uuid(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), is_offered: faker.datatype.boolean(), counts: { ...getEnrolmentCountsMock() }, open_provider_task_count: faker.number.int({min: 0, max: 100}), attention_count: faker.number.int({min: 0, max: 100}), last_activity_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getOrganizationJourneyListMock = (overrideResponse: Partial<OrganizationJourneyList> = {}): OrganizationJourneyList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationJourneyMock() })), ...overrideResponse})

export const getEnrolmentColumnKindMock = (): EnrolmentColumnKind => (faker.helpers.arrayElement(['text','number','date','date_time','status','yes_no','choice','choices'] as const))

export const getEnrolmentColumnOptionMock = (overrideResponse: Partial<EnrolmentColumnOption> = {}): EnrolmentColumnOption => ({value: faker.string.alpha({length: {min: 1, max: 100}}), label: faker.string.alpha({length: {min: 1, max: 20}}), ...overrideResponse})

export const getEnrolmentColumnMock = (overrideResponse: Partial<EnrolmentColumn> = {}): EnrolmentColumn => ({key: faker.helpers.fromRegExp("^(name|enrolled_at|status|current_step|last_activity_at|assigned_to|variable:[A-Za-z_][A-Za-z0-9_]{0,99})$"), label: faker.string.alpha({length: {min: 1, max: 60}}), kind: getEnrolmentColumnKindMock(), options: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getEnrolmentColumnOptionMock() })), ...overrideResponse})

export const getEnrolmentTableMock = (overrideResponse: Partial<EnrolmentTable> = {}): EnrolmentTable => ({columns: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getEnrolmentColumnMock() })), ...overrideResponse})

export const getJourneyStepMock = (overrideResponse: Partial<JourneyStep> = {}): JourneyStep => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), name: faker.string.alpha({length: {min: 1, max: 20}}), ...overrideResponse})

export const getOrganizationJourneyDetailMock = (overrideResponse: Partial<OrganizationJourneyDetail> = {}): OrganizationJourneyDetail => ({id: faker.string.uuid(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), is_offered: faker.datatype.boolean(), counts: { ...getEnrolmentCountsMock() }, open_provider_task_count: faker.number.int({min: 0, max: 100}), attention_count: faker.number.int({min: 0, max: 100}), last_activity_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), table_config: { ...getEnrolmentTableMock() }, steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyStepMock() })), ...overrideResponse})

export const getJourneyCourseQuestionMock = (overrideResponse: Partial<JourneyCourseQuestion> = {}): JourneyCourseQuestion => ({label: faker.string.alpha({length: {min: 10, max: 20}}), is_score: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getEnrolmentColumnOptionMock() })), ...overrideResponse})

export const getJourneyCourseWayMock = (overrideResponse: Partial<JourneyCourseWay> = {}): JourneyCourseWay => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), when: faker.helpers.arrayElement([{ ...getJourneyConditionMock() },null,]), question: faker.helpers.arrayElement([{ ...getJourneyCourseQuestionMock() },null,]), ...overrideResponse})

export const getJourneyCourseStepMock = (overrideResponse: Partial<JourneyCourseStep> = {}): JourneyCourseStep => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), name: faker.string.alpha({length: {min: 10, max: 20}}), kind: getTaskKindMock(), audience: getTaskAudienceMock(), repeatable: faker.datatype.boolean(), opens_first: faker.datatype.boolean(), due_in_days: faker.helpers.arrayElement([faker.number.int({min: 0, max: 730}), null]), repeat: faker.helpers.arrayElement([{ ...getJourneyDesignRepeatMock() },null,]), needs: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), next: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyCourseWayMock() })), ...overrideResponse})

export const getJourneyCourseMock = (overrideResponse: Partial<JourneyCourse> = {}): JourneyCourse => ({version: faker.number.int({min: 1, max: 100}), is_current: faker.datatype.boolean(), open_versions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUsageVersionMock() })), steps: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyCourseStepMock() })), ...overrideResponse})

export const getAttentionStatusMock = (): AttentionStatus => (faker.helpers.arrayElement(['open','acknowledged'] as const))

export const getAttentionKindMock = (): AttentionKind => (faker.helpers.arrayElement(['overdue_task','alert','stalled_draft','bounced_invitation'] as const))

export const getAttentionSeverityMock = (): AttentionSeverity => (faker.helpers.arrayElement(['danger_to_life','worrying','late','unfinished','information'] as const))

export const getWorklistViewFiltersMock = (overrideResponse: Partial<WorklistViewFilters> = {}): WorklistViewFilters => ({status: getAttentionStatusMock(), kind: getAttentionKindMock(), severity: getAttentionSeverityMock(), assigned_to: getAttentionAssigneeMock(), process_definition: faker.string.uuid(), escalated: faker.datatype.boolean(), ...overrideResponse})

export const getAttentionOrderingMock = (): AttentionOrdering => (faker.helpers.arrayElement(['severity','-severity','since','-since'] as const))

export const getWorklistViewMock = (overrideResponse: Partial<WorklistView> = {}): WorklistView => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 1, max: 80}}), organization: faker.string.uuid(), filters: { ...getWorklistViewFiltersMock() }, ordering: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getAttentionOrderingMock())), is_default: faker.datatype.boolean(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getWorklistViewListMock = (overrideResponse: Partial<WorklistViewList> = {}): WorklistViewList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getWorklistViewMock() })), ...overrideResponse})

export const getWorklistViewCreateMock = (overrideResponse: Partial<WorklistViewCreate> = {}): WorklistViewCreate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), organization: faker.string.uuid(), filters: { ...getWorklistViewFiltersMock() }, ordering: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getAttentionOrderingMock())), is_default: faker.datatype.boolean(), ...overrideResponse})

export const getWorklistViewUpdateMock = (overrideResponse: Partial<WorklistViewUpdate> = {}): WorklistViewUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), filters: { ...getWorklistViewFiltersMock() }, ordering: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => (getAttentionOrderingMock())), is_default: faker.datatype.boolean(), ...overrideResponse})

export const getAttentionAnswerMock = (overrideResponse: Partial<AttentionAnswer> = {}): AttentionAnswer => ({question: faker.string.alpha({length: {min: 10, max: 20}}), answer: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getCallOutcomeMock = (): CallOutcome => (faker.helpers.arrayElement(['reached','message_left','no_answer','wrong_number'] as const))

export const getAttentionHistoryEntryMock = (overrideResponse: Partial<AttentionHistoryEntry> = {}): AttentionHistoryEntry => ({action: faker.helpers.arrayElement(['taken','note_changed','handed_back','undone','assigned','unassigned','called'] as const), at: faker.date.past().toISOString().slice(0, 19) + 'Z', by: { ...getPersonReferenceMock() }, to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), outcome: faker.helpers.arrayElement([getCallOutcomeMock(),null,]), text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getAttentionItemMock = (overrideResponse: Partial<AttentionItem> = {}): AttentionItem => ({id: faker.string.uuid(), kind: getAttentionKindMock(), severity: getAttentionSeverityMock(), level: getFormAlertLevelMock(), organization: faker.string.uuid(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', process_definition: faker.helpers.arrayElement([faker.string.uuid(), null]), process_definition_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), process_instance: faker.helpers.arrayElement([faker.string.uuid(), null]), patient: faker.helpers.arrayElement([{ ...getPatientReferenceMock() },null,]), date_of_birth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), task: faker.helpers.arrayElement([{ ...getTaskReferenceMock() },null,]), audience: faker.helpers.arrayElement([faker.helpers.arrayElement(['patient','provider'] as const),null,]), submission: faker.helpers.arrayElement([faker.string.uuid(), null]), message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answers: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionAnswerMock() })), invitation: faker.helpers.arrayElement([faker.string.uuid(), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), escalated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acknowledged_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), acknowledged_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), history: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionHistoryEntryMock() })), ...overrideResponse})

export const getAttentionItemListMock = (overrideResponse: Partial<AttentionItemList> = {}): AttentionItemList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), ...overrideResponse})

export const getAttentionItemFilterMock = (overrideResponse: Partial<AttentionItemFilter> = {}): AttentionItemFilter => ({organization: faker.string.uuid(), status: getAttentionStatusMock(), kind__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAttentionKindMock())), severity__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAttentionSeverityMock())), process_definition: faker.string.uuid(), assigned_to: getAttentionAssigneeMock(), escalated: faker.datatype.boolean(), patient: faker.string.uuid(), search: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), ...overrideResponse})

export const getAttentionAcknowledgeManyMock = (overrideResponse: Partial<AttentionAcknowledgeMany> = {}): AttentionAcknowledgeMany => ({ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), note: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getAttentionOutcomeMock = (): AttentionOutcome => (faker.helpers.arrayElement(['done','changed','gone'] as const))

export const getAttentionResultsMock = (overrideResponse: Partial<AttentionResults> = {}): AttentionResults => ({results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), outcome: getAttentionOutcomeMock()})), ...overrideResponse})

export const getAttentionRestoreManyMock = (overrideResponse: Partial<AttentionRestoreMany> = {}): AttentionRestoreMany => ({ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getAttentionAssignManyMock = (overrideResponse: Partial<AttentionAssignMany> = {}): AttentionAssignMany => ({items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), assignee: faker.helpers.arrayElement([faker.string.uuid(), null]), previous: faker.helpers.arrayElement([faker.string.uuid(), null])})), ...overrideResponse})

export const getAttentionAcknowledgeMock = (overrideResponse: Partial<AttentionAcknowledge> = {}): AttentionAcknowledge => ({note: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getAttentionConflictMock = (overrideResponse: Partial<AttentionConflict> = {}): AttentionConflict => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: "already_acknowledged", acknowledged_by: { ...getPersonReferenceMock() }, acknowledged_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAttentionRestoreMock = (overrideResponse: Partial<AttentionRestore> = {}): AttentionRestore => ({reason: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getAttentionAssignMock = (overrideResponse: Partial<AttentionAssign> = {}): AttentionAssign => ({assignee: faker.helpers.arrayElement([faker.string.uuid(), null]), previous: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getAttentionAssignConflictMock = (overrideResponse: Partial<AttentionAssignConflict> = {}): AttentionAssignConflict => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: "assignee_changed", assigned_to: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), ...overrideResponse})

export const getAttentionNeighboursMock = (overrideResponse: Partial<AttentionNeighbours> = {}): AttentionNeighbours => ({previous: faker.helpers.arrayElement([{ ...getAttentionItemMock() },null,]), next: faker.helpers.arrayElement([{ ...getAttentionItemMock() },null,]), ...overrideResponse})

export const getAttentionCallMock = (overrideResponse: Partial<AttentionCall> = {}): AttentionCall => ({outcome: getCallOutcomeMock(), note: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getContentRecommenderMock = (): ContentRecommender => (faker.helpers.arrayElement(['journey','provider','organization'] as const))

export const getContentMock = (overrideResponse: Partial<Content> = {}): Content => ({id: faker.string.uuid(), type: getContentTypeMock(), title: faker.string.alpha({length: {min: 10, max: 200}}), summary: faker.string.alpha({length: {min: 10, max: 400}}), language: getLanguageMock(), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), tags: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getContentTagMock())), minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 240}), null]), image: faker.helpers.arrayElement([faker.internet.url(), null]), image_alt: faker.string.alpha({length: {min: 10, max: 250}}), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), published_at: faker.date.past().toISOString().slice(0, 10), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getUserContentMock = (overrideResponse: Partial<UserContent> = {}): UserContent => ({id: faker.string.uuid(), content: { ...getContentMock() }, organization: faker.string.uuid(), patient: faker.string.uuid(), process_instance: faker.helpers.arrayElement([faker.string.uuid(), null]), recommended_by: faker.helpers.arrayElement([getContentRecommenderMock(),null,]), reason: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), progress: faker.number.int({min: 0, max: 100}), read_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), saved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), helpful: faker.helpers.arrayElement([faker.datatype.boolean(), null]), ...overrideResponse})

export const getUserContentListMock = (overrideResponse: Partial<UserContentList> = {}): UserContentList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getUserContentMock() })), ...overrideResponse})

export const getContentCaptionsMock = (overrideResponse: Partial<ContentCaptions> = {}): ContentCaptions => ({url: faker.internet.url(), language: getLanguageMock(), ...overrideResponse})

export const getContentMediaMock = (overrideResponse: Partial<ContentMedia> = {}): ContentMedia => ({url: faker.internet.url(), media_type: faker.string.alpha({length: {min: 10, max: 20}}), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getContentCaptionsMock() })), ...overrideResponse})

export const getResourceMock = (overrideResponse: Partial<Resource> = {}): Resource => ({id: faker.string.uuid(), organization: faker.string.uuid(), kind: faker.helpers.arrayElement(['file','link'] as const), title: faker.string.alpha({length: {min: 10, max: 200}}), description: faker.string.alpha({length: {min: 10, max: 400}}), language: getLanguageMock(), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), url: faker.internet.url(), media_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), size: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), page_count: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), null]), publisher: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 150}}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getUserContentDetailMock = (): UserContentDetail => ({...{ ...getUserContentMock() },...{body: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100000}}), null]), media: faker.helpers.arrayElement([{ ...getContentMediaMock() },null,]), transcript: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100000}}), null]), resources: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getResourceMock() }))},})

export const getUserContentUpdateMock = (overrideResponse: Partial<UserContentUpdate> = {}): UserContentUpdate => ({progress: faker.number.int({min: 0, max: 100}), read_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), saved_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), helpful: faker.helpers.arrayElement([faker.datatype.boolean(), null]), ...overrideResponse})

export const getDocumentListMock = (overrideResponse: Partial<DocumentList> = {}): DocumentList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getDocumentMock() })), ...overrideResponse})

export const getDocumentCreateMock = (overrideResponse: Partial<DocumentCreate> = {}): DocumentCreate => ({patient: faker.string.uuid(), name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), category: getDocumentCategoryMock(), file_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), content_type: faker.helpers.arrayElement(['application/pdf'] as const), size: faker.number.int({min: 1, max: 100}), purpose: getDocumentPurposeMock(), ...overrideResponse})

export const getDocumentUploadMock = (overrideResponse: Partial<DocumentUpload> = {}): DocumentUpload => ({id: faker.string.uuid(), upload: {url: faker.internet.url(), method: faker.helpers.arrayElement(['PUT'] as const), headers: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }, expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getDocumentUpdateMock = (overrideResponse: Partial<DocumentUpdate> = {}): DocumentUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), category: getDocumentCategoryMock(), document_date: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getSuggestionConfidenceMock = (): SuggestionConfidence => (faker.helpers.arrayElement(['likely','unsure'] as const))

export const getMedicationSuggestionMock = (overrideResponse: Partial<MedicationSuggestion> = {}): MedicationSuggestion => ({suggestion_id: faker.string.uuid(), state: getSuggestionStateMock(), confidence: getSuggestionConfidenceMock(), page: faker.number.int({min: 1, max: 100}), snippet: faker.string.alpha({length: {min: 10, max: 400}}), match: faker.helpers.arrayElement([{ ...getSuggestionMatchMock() },null,]), record: faker.helpers.arrayElement([faker.string.uuid(), null]), name: faker.string.alpha({length: {min: 1, max: 120}}), strength: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), dose_text: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), frequency: faker.helpers.arrayElement([getMedicationFrequencyMock(),null,]), route: faker.helpers.arrayElement([getMedicationRouteMock(),null,]), start_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), ...overrideResponse})

export const getConditionSuggestionMock = (overrideResponse: Partial<ConditionSuggestion> = {}): ConditionSuggestion => ({suggestion_id: faker.string.uuid(), state: getSuggestionStateMock(), confidence: getSuggestionConfidenceMock(), page: faker.number.int({min: 1, max: 100}), snippet: faker.string.alpha({length: {min: 10, max: 400}}), match: faker.helpers.arrayElement([{ ...getSuggestionMatchMock() },null,]), record: faker.helpers.arrayElement([faker.string.uuid(), null]), name: faker.string.alpha({length: {min: 2, max: 120}}), diagnosis_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), ...overrideResponse})

export const getDocumentResultsMock = (overrideResponse: Partial<DocumentResults> = {}): DocumentResults => ({medications: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationSuggestionMock() })), conditions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionSuggestionMock() })), ...overrideResponse})

export const getSuggestionOverridesMock = (overrideResponse: Partial<SuggestionOverrides> = {}): SuggestionOverrides => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), strength: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), dose_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), frequency: faker.helpers.arrayElement([getMedicationFrequencyMock(),null,]), route: faker.helpers.arrayElement([getMedicationRouteMock(),null,]), start_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), diagnosis_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), ...overrideResponse})

export const getAcceptedSuggestionMock = (overrideResponse: Partial<AcceptedSuggestion> = {}): AcceptedSuggestion => ({suggestion_id: faker.string.uuid(), action: faker.helpers.arrayElement(['create','update'] as const), target: faker.string.uuid(), overrides: { ...getSuggestionOverridesMock() }, ...overrideResponse})

export const getDocumentReviewMock = (overrideResponse: Partial<DocumentReview> = {}): DocumentReview => ({accepted: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAcceptedSuggestionMock() })), ignored: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getDocumentDownloadMock = (overrideResponse: Partial<DocumentDownload> = {}): DocumentDownload => ({url: faker.internet.url(), download_url: faker.internet.url(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getConditionListMock = (overrideResponse: Partial<ConditionList> = {}): ConditionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConditionMock() })), ...overrideResponse})

export const getConditionUpdateMock = (overrideResponse: Partial<ConditionUpdate> = {}): ConditionUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), type: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), diagnosis_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), resolved_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), status: getConditionStatusMock(), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getMedicationListMock = (overrideResponse: Partial<MedicationList> = {}): MedicationList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationMock() })), ...overrideResponse})

export const getMedicationUpdateMock = (overrideResponse: Partial<MedicationUpdate> = {}): MedicationUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), din: faker.helpers.arrayElement([faker.helpers.fromRegExp("^\\d{8}$"), null]), form: faker.helpers.arrayElement([getMedicationFormMock(),null,]), strength: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), dose: faker.helpers.arrayElement([{ ...getMedicationDoseMock() },null,]), dose_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), frequency: faker.helpers.arrayElement([getMedicationFrequencyMock(),null,]), custom_schedule: faker.helpers.arrayElement([{ ...getMedicationScheduleMock() },null,]), max_per_day: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100, fractionDigits: 2}), null]), route: faker.helpers.arrayElement([getMedicationRouteMock(),null,]), instruction_type: getMedicationInstructionTypeMock(), instructions: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), start_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), end_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), currently_taking: faker.datatype.boolean(), stop_reason: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), reaction: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), prescriber_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getMedicationProductMock = (overrideResponse: Partial<MedicationProduct> = {}): MedicationProduct => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 120}}), ingredient: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 120}}), null]), din: faker.helpers.arrayElement([faker.helpers.fromRegExp("^\\d{8}$"), null]), strength: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 60}}), null]), form: getMedicationFormMock(), route: faker.helpers.arrayElement([getMedicationRouteMock(),null,]), ...overrideResponse})

export const getMedicationProductListMock = (overrideResponse: Partial<MedicationProductList> = {}): MedicationProductList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMedicationProductMock() })), ...overrideResponse})

export const getTestResultListMock = (overrideResponse: Partial<TestResultList> = {}): TestResultList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getTestResultMock() })), ...overrideResponse})

export const getTestResultUpdateMock = (overrideResponse: Partial<TestResultUpdate> = {}): TestResultUpdate => ({panel: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), test_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), test_code: faker.string.alpha({length: {min: 1, max: 60}}), value: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), value_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), decimals: faker.helpers.arrayElement([faker.number.int({min: 0, max: 6}), null]), unit: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), reference_low: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), reference_high: faker.helpers.arrayElement([faker.number.float({max: 100, fractionDigits: 2}), null]), reference_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), interpretation: getTestInterpretationMock(), collected_at: faker.date.past().toISOString().slice(0, 10), resulted_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), lab_name: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), status: getTestResultStatusMock(), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getTestResultsSeenMock = (overrideResponse: Partial<TestResultsSeen> = {}): TestResultsSeen => ({patient: faker.string.uuid(), test_code: faker.string.alpha({length: {min: 1, max: 60}}), ...overrideResponse})

export const getHealthLinkReadMock = (overrideResponse: Partial<HealthLinkRead> = {}): HealthLinkRead => ({url: faker.internet.url(), is_file: faker.datatype.boolean(), passcode: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 120}}), null]), ...overrideResponse})

export const getHealthLinkFileMock = (overrideResponse: Partial<HealthLinkFile> = {}): HealthLinkFile => ({content_type: faker.helpers.arrayElement(['application/fhir+json','application/smart-health-card'] as const), jwe: faker.string.alpha({length: {min: 10, max: 14000000}}), ...overrideResponse})

export const getHealthLinkFilesMock = (overrideResponse: Partial<HealthLinkFiles> = {}): HealthLinkFiles => ({files: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getHealthLinkFileMock() })), ...overrideResponse})

export const getHealthLinkWrongPasscodeMock = (overrideResponse: Partial<HealthLinkWrongPasscode> = {}): HealthLinkWrongPasscode => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['incorrect_passcode'] as const), ...overrideResponse})

export const getMeasurementListMock = (overrideResponse: Partial<MeasurementList> = {}): MeasurementList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementMock() })), ...overrideResponse})

export const getMeasurementCreateMock = (overrideResponse: Partial<MeasurementCreate> = {}): MeasurementCreate => ({patient: faker.string.uuid(), kind: getMeasurementKindMock(), value: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), diastolic: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), unit: getMeasurementUnitMock(), measured_at: faker.date.past().toISOString().slice(0, 19) + 'Z', notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getMeasurementImportRowMock = (overrideResponse: Partial<MeasurementImportRow> = {}): MeasurementImportRow => ({kind: getMeasurementKindMock(), value: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), diastolic: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), unit: getMeasurementUnitMock(), measured_at: faker.date.past().toISOString().slice(0, 19) + 'Z', notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), source_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), ...overrideResponse})

export const getMeasurementImportMock = (overrideResponse: Partial<MeasurementImport> = {}): MeasurementImport => ({patient: faker.string.uuid(), measurements: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getMeasurementImportRowMock() })), ...overrideResponse})

export const getMeasurementImportResultMock = (overrideResponse: Partial<MeasurementImportResult> = {}): MeasurementImportResult => ({added: faker.number.int({min: 0, max: 100}), known: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getMeasurementUpdateMock = (overrideResponse: Partial<MeasurementUpdate> = {}): MeasurementUpdate => ({value: faker.number.float({min: 0, max: 1000, fractionDigits: 2}), diastolic: faker.helpers.arrayElement([faker.number.int({min: 20, max: 200}), null]), unit: getMeasurementUnitMock(), measured_at: faker.date.past().toISOString().slice(0, 19) + 'Z', notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getAllergyListMock = (overrideResponse: Partial<AllergyList> = {}): AllergyList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAllergyMock() })), ...overrideResponse})

export const getAllergyUpdateMock = (overrideResponse: Partial<AllergyUpdate> = {}): AllergyUpdate => ({allergen: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), category: getAllergyCategoryMock(), reactions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getAllergyReactionMock())), reaction_text: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), severity: getAllergySeverityMock(), onset_year: faker.helpers.arrayElement([faker.number.int({min: 1850, max: 2200}), null]), status: getAllergyStatusMock(), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getFamilyHistoryListMock = (overrideResponse: Partial<FamilyHistoryList> = {}): FamilyHistoryList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFamilyHistoryMock() })), ...overrideResponse})

export const getFamilyHistoryUpdateMock = (overrideResponse: Partial<FamilyHistoryUpdate> = {}): FamilyHistoryUpdate => ({relation: getFamilyRelationMock(), condition: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), age_at_onset: faker.helpers.arrayElement([faker.number.int({min: 0, max: 125}), null]), is_deceased: faker.helpers.arrayElement([faker.datatype.boolean(), null]), age_at_death: faker.helpers.arrayElement([faker.number.int({min: 0, max: 125}), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getRecordKindMock = (): RecordKind => (faker.helpers.arrayElement(['allergies','conditions','documents','family-history','immunizations','medications','procedures','test-results'] as const))

export const getRecordStatementMock = (overrideResponse: Partial<RecordStatement> = {}): RecordStatement => ({patient: faker.string.uuid(), kind: getRecordKindMock(), status: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), recorded_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getRecordStatementListMock = (overrideResponse: Partial<RecordStatementList> = {}): RecordStatementList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getRecordStatementMock() })), ...overrideResponse})

export const getRecordStatementUpdateMock = (overrideResponse: Partial<RecordStatementUpdate> = {}): RecordStatementUpdate => ({patient: faker.string.uuid(), status: faker.helpers.arrayElement([getRecordStatementStatusMock(),null,]), ...overrideResponse})

export const getRecordSuggestionAnswerMock = (overrideResponse: Partial<RecordSuggestionAnswer> = {}): RecordSuggestionAnswer => ({status: faker.helpers.arrayElement(['accepted','declined'] as const), ...overrideResponse})

export const getProcedureListMock = (overrideResponse: Partial<ProcedureList> = {}): ProcedureList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getProcedureMock() })), ...overrideResponse})

export const getProcedureUpdateMock = (overrideResponse: Partial<ProcedureUpdate> = {}): ProcedureUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), date: faker.helpers.arrayElement([getPartialDateMock(),null,]), body_site: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), facility: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), outcome: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getImmunizationListMock = (overrideResponse: Partial<ImmunizationList> = {}): ImmunizationList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getImmunizationMock() })), ...overrideResponse})

export const getImmunizationUpdateMock = (overrideResponse: Partial<ImmunizationUpdate> = {}): ImmunizationUpdate => ({vaccine_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), vaccine_code: faker.helpers.arrayElement([{ ...getRecordCodeMock() },null,]), date_received: getPartialDateMock(), dose_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 20}), null]), lot_number: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), manufacturer: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), location: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), next_dose_date: faker.helpers.arrayElement([getPartialDateMock(),null,]), reaction: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), notes: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), patient_note: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getFaqMock = (overrideResponse: Partial<Faq> = {}): Faq => ({id: faker.string.uuid(), category: faker.helpers.fromRegExp("^[a-z_]{1,40}$"), category_name: faker.string.alpha({length: {min: 10, max: 100}}), question: faker.string.alpha({length: {min: 10, max: 200}}), answer: faker.string.alpha({length: {min: 10, max: 20000}}), language: getLanguageMock(), ...overrideResponse})

export const getFaqListMock = (overrideResponse: Partial<FaqList> = {}): FaqList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFaqMock() })), ...overrideResponse})

export const getEmergencyDetailsMock = (overrideResponse: Partial<EmergencyDetails> = {}): EmergencyDetails => ({date_of_birth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), spoken_languages: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 80}}), null]), implants: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), contact: faker.helpers.arrayElement([{ ...getHealthStoryContactMock() },null,]), updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getEmergencyContactUpdateMock = (overrideResponse: Partial<EmergencyContactUpdate> = {}): EmergencyContactUpdate => ({name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), relation: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), phone: faker.helpers.fromRegExp("^\\+(1[2-9]\\d{2}[2-9]\\d{6}|[2-9]\\d{6,14})(;ext=\\d{1,7})?$"), ...overrideResponse})

export const getEmergencyDetailsUpdateMock = (overrideResponse: Partial<EmergencyDetailsUpdate> = {}): EmergencyDetailsUpdate => ({date_of_birth: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), spoken_languages: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), implants: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), null]), contact: faker.helpers.arrayElement([{ ...getEmergencyContactUpdateMock() },null,]), ...overrideResponse})

export const getAccessActorKindMock = (): AccessActorKind => (faker.helpers.arrayElement(['care_team','administrator','share_recipient','care_partner'] as const))

export const getAccessActionMock = (): AccessAction => (faker.helpers.arrayElement(['viewed','changed'] as const))

export const getAccessInformationMock = (): AccessInformation => (faker.helpers.arrayElement(['details','journeys','alerts','health_story','targets','notes','account'] as const))

export const getAccessEventMock = (overrideResponse: Partial<AccessEvent> = {}): AccessEvent => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', count: faker.number.int({min: 1, max: 100}), actor_kind: getAccessActorKindMock(), actor_name: faker.string.alpha({length: {min: 10, max: 200}}), organization: faker.helpers.arrayElement([{ ...getOrganizationReferenceMock() },null,]), action: getAccessActionMock(), information: getAccessInformationMock(), reported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getAccessEventListMock = (overrideResponse: Partial<AccessEventList> = {}): AccessEventList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAccessEventMock() })), ...overrideResponse})

export const getAccessReportMock = (overrideResponse: Partial<AccessReport> = {}): AccessReport => ({comment: faker.helpers.arrayElement([faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), null]), ...overrideResponse})

export const getAccessAnswerMock = (overrideResponse: Partial<AccessAnswer> = {}): AccessAnswer => ({answer: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getCareTeamShareOpeningMock = (overrideResponse: Partial<CareTeamShareOpening> = {}): CareTeamShareOpening => ({opened_at: faker.date.past().toISOString().slice(0, 19) + 'Z', opened_by: { ...getPersonReferenceMock() }, sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getHealthStorySectionMock())), ...overrideResponse})

export const getCareTeamShareMock = (overrideResponse: Partial<CareTeamShare> = {}): CareTeamShare => ({organization: { ...getOrganizationReferenceMock() }, sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getHealthStorySectionMock())), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), opened_count: faker.number.int({min: 0, max: 100}), openings: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCareTeamShareOpeningMock() })), ...overrideResponse})

export const getCareTeamShareListMock = (overrideResponse: Partial<CareTeamShareList> = {}): CareTeamShareList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCareTeamShareMock() })), ...overrideResponse})

export const getCareTeamShareSaveMock = (overrideResponse: Partial<CareTeamShareSave> = {}): CareTeamShareSave => ({sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getHealthStorySectionMock())), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getCarePartnershipStatusMock = (): CarePartnershipStatus => (faker.helpers.arrayElement(['invited','active','ended'] as const))

export const getCarePartnershipMock = (overrideResponse: Partial<CarePartnership> = {}): CarePartnership => ({id: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, partner_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 301}}), null]), partner_email: faker.internet.email(), level: getCarePartnerLevelMock(), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), status: getCarePartnershipStatusMock(), invited_by: { ...getPersonReferenceMock() }, invited_at: faker.date.past().toISOString().slice(0, 19) + 'Z', accepted_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCarePartnershipListMock = (overrideResponse: Partial<CarePartnershipList> = {}): CarePartnershipList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getCarePartnershipMock() })), ...overrideResponse})

export const getCarePartnershipCreateMock = (overrideResponse: Partial<CarePartnershipCreate> = {}): CarePartnershipCreate => ({email: faker.internet.email(), level: getCarePartnerLevelMock(), until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), ...overrideResponse})

export const getCarePartnershipRefusedMock = (overrideResponse: Partial<CarePartnershipRefused> = {}): CarePartnershipRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['already_invited','too_many','ended'] as const), ...overrideResponse})

export const getHealthStoryShareStatusMock = (): HealthStoryShareStatus => (faker.helpers.arrayElement(['active','locked','revoked','expired'] as const))

export const getHealthStoryViewMock = (): HealthStoryView => (faker.helpers.arrayElement(['full','emergency'] as const))

export const getHealthStoryLanguageMock = (): HealthStoryLanguage => (faker.helpers.arrayElement(['en-ca','fr-ca','both'] as const))

export const getHealthStoryShareOpeningMock = (overrideResponse: Partial<HealthStoryShareOpening> = {}): HealthStoryShareOpening => ({opened_at: faker.date.past().toISOString().slice(0, 19) + 'Z', recipient_name: faker.string.alpha({length: {min: 10, max: 120}}), ...overrideResponse})

export const getHealthStoryShareNoteMock = (overrideResponse: Partial<HealthStoryShareNote> = {}): HealthStoryShareNote => ({id: faker.string.uuid(), author_name: faker.string.alpha({length: {min: 10, max: 120}}), text: faker.string.alpha({length: {min: 10, max: 1000}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getHealthStoryShareMock = (overrideResponse: Partial<HealthStoryShare> = {}): HealthStoryShare => ({id: faker.string.uuid(), patient: faker.string.uuid(), label: faker.string.alpha({length: {min: 10, max: 80}}), view: getHealthStoryViewMock(), sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getHealthStorySectionMock())), hidden_records: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), language: getHealthStoryLanguageMock(), allow_note: faker.datatype.boolean(), status: getHealthStoryShareStatusMock(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', revoked_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), opened_count: faker.number.int({min: 0, max: 100}), last_opened_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), openings: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getHealthStoryShareOpeningMock() })), notes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getHealthStoryShareNoteMock() })), ...overrideResponse})

export const getHealthStoryShareListMock = (overrideResponse: Partial<HealthStoryShareList> = {}): HealthStoryShareList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getHealthStoryShareMock() })), ...overrideResponse})

export const getHealthStoryShareCreateMock = (overrideResponse: Partial<HealthStoryShareCreate> = {}): HealthStoryShareCreate => ({patient: faker.string.uuid(), view: getHealthStoryViewMock(), sections: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getHealthStorySectionMock())), hidden_records: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), language: getHealthStoryLanguageMock(), label: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), allow_note: faker.datatype.boolean(), ...overrideResponse})

export const getHealthStoryShareCreatedMock = (overrideResponse: Partial<HealthStoryShareCreated> = {}): HealthStoryShareCreated => ({id: faker.string.uuid(), token: faker.helpers.fromRegExp("^[A-Za-z0-9_-]{16,128}$"), url: faker.internet.url(), passcode: faker.helpers.fromRegExp("^[0-9]{6}$"), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getHealthStoryShareReviewMock = (overrideResponse: Partial<HealthStoryShareReview> = {}): HealthStoryShareReview => ({from_name: faker.string.alpha({length: {min: 10, max: 160}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', allow_note: faker.datatype.boolean(), attempts_remaining: faker.number.int({min: 0, max: 5}), ...overrideResponse})

export const getHealthStoryShareUnlockMock = (overrideResponse: Partial<HealthStoryShareUnlock> = {}): HealthStoryShareUnlock => ({passcode: faker.string.alpha({length: {min: 1, max: 20}}), recipient_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), ...overrideResponse})

export const getHealthStoryShareAccessMock = (overrideResponse: Partial<HealthStoryShareAccess> = {}): HealthStoryShareAccess => ({access_token: faker.string.alpha({length: {min: 16, max: 512}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getHealthStoryShareWrongPasscodeMock = (overrideResponse: Partial<HealthStoryShareWrongPasscode> = {}): HealthStoryShareWrongPasscode => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['incorrect_passcode'] as const), attempts_remaining: faker.number.int({min: 0, max: 4}), ...overrideResponse})

export const getHealthStoryShareLockedMock = (overrideResponse: Partial<HealthStoryShareLocked> = {}): HealthStoryShareLocked => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['verification_limit_exceeded'] as const), ...overrideResponse})

export const getSharedHealthStoryMock = (overrideResponse: Partial<SharedHealthStory> = {}): SharedHealthStory => ({from_name: faker.string.alpha({length: {min: 10, max: 160}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', view: getHealthStoryViewMock(), language: getHealthStoryLanguageMock(), allow_note: faker.datatype.boolean(), since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), story: { ...getHealthStoryMock() }, ...overrideResponse})

export const getHealthStoryShareEndedMock = (overrideResponse: Partial<HealthStoryShareEnded> = {}): HealthStoryShareEnded => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['expired','revoked'] as const), ...overrideResponse})

export const getHealthStoryShareNoteCreateMock = (overrideResponse: Partial<HealthStoryShareNoteCreate> = {}): HealthStoryShareNoteCreate => ({author_name: faker.helpers.fromRegExp("^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$"), text: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getConsentDecisionMock = (overrideResponse: Partial<ConsentDecision> = {}): ConsentDecision => ({id: faker.string.uuid(), consented: faker.datatype.boolean(), policy: faker.internet.url(), decided_at: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 50}}), null]), ...overrideResponse})

export const getConsentDecisionListMock = (overrideResponse: Partial<ConsentDecisionList> = {}): ConsentDecisionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getConsentDecisionMock() })), ...overrideResponse})

export const getConsentDecisionCreateMock = (overrideResponse: Partial<ConsentDecisionCreate> = {}): ConsentDecisionCreate => ({consented: faker.datatype.boolean(), policy: faker.internet.url(), ...overrideResponse})

export const getFormListMock = (overrideResponse: Partial<FormList> = {}): FormList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormSummaryMock() })), ...overrideResponse})

export const getFormCreateMock = (overrideResponse: Partial<FormCreate> = {}): FormCreate => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9-]{0,63}$"), title: { ...getLocalizedTextMock() }, duplicate_of: faker.string.uuid(), definition: { ...getFormDefinitionMock() }, ...overrideResponse})

export const getFormMock = (overrideResponse: Partial<Form> = {}): Form => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 64}}), title: { ...getLocalizedTextMock() }, name: faker.string.alpha({length: {min: 10, max: 1000}}), status: getFormStatusMock(), version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), has_draft: faker.datatype.boolean(), completeness: { ...getFormCompletenessMock() }, used_by_count: faker.number.int({min: 0, max: 100}), revision: faker.number.int({min: 1, max: 100}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_by: { ...getPersonReferenceMock() }, definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), draft: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), draft_updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), draft_updated_by: faker.helpers.arrayElement([{ ...getPersonReferenceMock() },null,]), ...overrideResponse})

export const getFormDraftSaveMock = (overrideResponse: Partial<FormDraftSave> = {}): FormDraftSave => ({definition: { ...getFormDefinitionMock() }, ...overrideResponse})

export const getFormConflictMock = (overrideResponse: Partial<FormConflict> = {}): FormConflict => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['in_use','nothing_written','nothing_published','already_retired'] as const), ...overrideResponse})

export const getFormVersionMock = (overrideResponse: Partial<FormVersion> = {}): FormVersion => ({number: faker.number.int({min: 1, max: 100}), published_at: faker.date.past().toISOString().slice(0, 19) + 'Z', published_by: { ...getPersonReferenceMock() }, comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), is_current: faker.datatype.boolean(), ...overrideResponse})

export const getFormVersionListMock = (overrideResponse: Partial<FormVersionList> = {}): FormVersionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormVersionMock() })), ...overrideResponse})

export const getFormVersionDetailMock = (overrideResponse: Partial<FormVersionDetail> = {}): FormVersionDetail => ({number: faker.number.int({min: 1, max: 100}), published_at: faker.date.past().toISOString().slice(0, 19) + 'Z', published_by: { ...getPersonReferenceMock() }, comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), is_current: faker.datatype.boolean(), definition: { ...getFormDefinitionMock() }, ...overrideResponse})

export const getFormPublishMock = (overrideResponse: Partial<FormPublish> = {}): FormPublish => ({comment: faker.helpers.fromRegExp("^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$"), ...overrideResponse})

export const getFormUsageJourneyMock = (overrideResponse: Partial<FormUsageJourney> = {}): FormUsageJourney => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 1000}}), organization: faker.string.uuid(), organization_name: faker.string.alpha({length: {min: 10, max: 200}}), ...overrideResponse})

export const getFormUsageVersionMock = (overrideResponse: Partial<FormUsageVersion> = {}): FormUsageVersion => ({version: faker.number.int({min: 1, max: 100}), open_task_count: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getFormUsageMock = (overrideResponse: Partial<FormUsage> = {}): FormUsage => ({journeys: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormUsageJourneyMock() })), open_task_count: faker.number.int({min: 0, max: 100}), open_tasks_by_version: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormUsageVersionMock() })), ...overrideResponse})

export const getAuditObjectTypeMock = (): AuditObjectType => (faker.helpers.arrayElement(['form','journey_definition','organization','organization_journey','content','media','invitation','user','process_instance','attention_item','person','person_note','person_message','person_health_story','record_suggestion','measurement_target','message_template'] as const))

export const getAuditActionMock = (): AuditAction => (faker.helpers.arrayElement(['created','changed','deleted','saved_draft','discarded_draft','review_requested','returned','published','unpublished','retired','restored','sent','cancelled','started','deactivated','reactivated','taken','note_changed','handed_back','undone','assigned','unassigned','called','searched','viewed'] as const))

export const getAuditChangeMock = (overrideResponse: Partial<AuditChange> = {}): AuditChange => ({field: faker.string.alpha({length: {min: 1, max: 200}}), before: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}), null]), after: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}), null]), ...overrideResponse})

export const getAuditEventMock = (overrideResponse: Partial<AuditEvent> = {}): AuditEvent => ({id: faker.string.uuid(), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor_id: faker.string.uuid(), actor_name: faker.string.alpha({length: {min: 10, max: 200}}), action: getAuditActionMock(), object_type: getAuditObjectTypeMock(), object_id: faker.string.uuid(), object_name: faker.string.alpha({length: {min: 10, max: 300}}), organization: faker.helpers.arrayElement([faker.string.uuid(), null]), changes: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAuditChangeMock() })), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 1000}}), null]), ...overrideResponse})

export const getAuditEventListMock = (overrideResponse: Partial<AuditEventList> = {}): AuditEventList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAuditEventMock() })), ...overrideResponse})