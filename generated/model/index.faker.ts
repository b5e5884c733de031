import {
  faker
} from '@faker-js/faker';

import type {
  ActivityCancel,
  AvatarStyle,
  Branding,
  ConsentDecision,
  ConsentDecisionCreate,
  ConsentDecisionList,
  ErrorDetail,
  ExecutionCreate,
  FormCondition,
  FormData,
  FormDefinition,
  FormField,
  FormFieldBoolean,
  FormFieldChoice,
  FormFieldConsent,
  FormFieldDate,
  FormFieldEmail,
  FormFieldInfo,
  FormFieldMultiChoice,
  FormFieldNumber,
  FormFieldParagraph,
  FormFieldPhone,
  FormFieldScale,
  FormFieldText,
  FormOption,
  FormPage,
  FormVisibility,
  GuestClaim,
  GuestClaimNonce,
  GuestClaimRefused,
  GuestSession,
  Invitation,
  InvitationAccept,
  InvitationAcceptRefused,
  InvitationAccepted,
  InvitationClosed,
  InvitationConsume,
  InvitationForbidden,
  InvitationList,
  InvitationReview,
  InvitationStatus,
  InvitationUpdate,
  Language,
  LocalizedText,
  Organization,
  OrganizationList,
  Patient,
  PatientCreate,
  PatientList,
  PatientReference,
  PatientUpdate,
  PersonReference,
  ProcessDefinition,
  ProcessDefinitionList,
  ProcessInstance,
  ProcessInstanceFilter,
  ProcessInstanceList,
  ProcessInstanceStatus,
  RoleType,
  Submission,
  Task,
  TaskComplete,
  TaskCompleted,
  TaskDraft,
  TaskDraftConflict,
  TaskDraftSave,
  TaskForm,
  TaskKind,
  TaskList,
  Theme,
  User,
  UserList,
  UserPreferences,
  UserPreferencesUpdate,
  UserUpdate,
  ValidationErrors,
  Variable,
  VariableValue
} from '.';



export const getRoleTypeMock = (): RoleType => (faker.helpers.arrayElement(['patient','provider','admin'] as const))

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({id: faker.string.uuid(), is_guest: faker.datatype.boolean(), role_types: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getRoleTypeMock())), current_patient: faker.helpers.arrayElement([faker.string.uuid(), null]), language_preference: faker.helpers.arrayElement(['','en-ca','fr-ca'] as const), consented_policies: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.internet.url())), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), username: faker.string.alpha({length: {min: 10, max: 254}}), email: faker.internet.email(), ...overrideResponse})

export const getUserListMock = (overrideResponse: Partial<UserList> = {}): UserList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getUserMock() })), ...overrideResponse})

export const getValidationErrorsMock = (): ValidationErrors => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),])
      })

export const getErrorDetailMock = (overrideResponse: Partial<ErrorDetail> = {}): ErrorDetail => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getUserUpdateMock = (overrideResponse: Partial<UserUpdate> = {}): UserUpdate => ({current_patient: faker.string.uuid(), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), ...overrideResponse})

export const getGuestClaimMock = (overrideResponse: Partial<GuestClaim> = {}): GuestClaim => ({guest_nonce: faker.string.alpha({length: {min: 1, max: 256}}), ...overrideResponse})

export const getGuestClaimRefusedMock = (overrideResponse: Partial<GuestClaimRefused> = {}): GuestClaimRefused => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), guest_nonce: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), verification: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getLanguageMock = (): Language => (faker.helpers.arrayElement(['en-ca','fr-ca'] as const))

export const getUserPreferencesUpdateMock = (overrideResponse: Partial<UserPreferencesUpdate> = {}): UserPreferencesUpdate => ({language: getLanguageMock(), ...overrideResponse})

export const getUserPreferencesMock = (overrideResponse: Partial<UserPreferences> = {}): UserPreferences => ({language: getLanguageMock(), ...overrideResponse})

export const getGuestClaimNonceMock = (overrideResponse: Partial<GuestClaimNonce> = {}): GuestClaimNonce => ({guest_user_claim_nonce: faker.string.alpha({length: {min: 1, max: 256}}), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAvatarStyleMock = (): AvatarStyle => (faker.helpers.arrayElement(['waves','charlie','diamonds','aztec','rain','bamboo','checkers'] as const))

export const getPatientMock = (overrideResponse: Partial<Patient> = {}): Patient => ({id: faker.string.uuid(), first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), is_self: faker.datatype.boolean(), is_system_created: faker.datatype.boolean(), avatar_style: faker.helpers.arrayElement([getAvatarStyleMock(),null,]), ...overrideResponse})

export const getPatientListMock = (overrideResponse: Partial<PatientList> = {}): PatientList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getPatientMock() })), ...overrideResponse})

export const getPatientCreateMock = (overrideResponse: Partial<PatientCreate> = {}): PatientCreate => ({first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), is_self: faker.datatype.boolean(), ...overrideResponse})

export const getPatientUpdateMock = (overrideResponse: Partial<PatientUpdate> = {}): PatientUpdate => ({first_name: (() => faker.person.firstName())(), last_name: (() => faker.person.lastName())(), is_self: faker.datatype.boolean(), avatar_style: faker.helpers.arrayElement([getAvatarStyleMock(),null,]), ...overrideResponse})

export const getThemeMock = (): Theme => ({
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 64}})
      })

export const getOrganizationMock = (overrideResponse: Partial<Organization> = {}): Organization => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 1, max: 200}}), icon: faker.helpers.arrayElement([faker.internet.url(), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), address: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), contact_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 32}}), null]), ...overrideResponse})

export const getOrganizationListMock = (overrideResponse: Partial<OrganizationList> = {}): OrganizationList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationMock() })), ...overrideResponse})

export const getBrandingMock = (overrideResponse: Partial<Branding> = {}): Branding => ({logo: faker.helpers.arrayElement([faker.internet.url(), null]), theme: faker.helpers.arrayElement([{ ...getThemeMock() },null,]), name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getInvitationStatusMock = (): InvitationStatus => (faker.helpers.arrayElement(['PENDING','ACCEPTED','DECLINED','CANCELLED','EXPIRED'] as const))

export const getInvitationMock = (overrideResponse: Partial<Invitation> = {}): Invitation => ({id: faker.string.uuid(), token: faker.helpers.fromRegExp("^[A-Za-z0-9_-]{1,128}$"), status: getInvitationStatusMock(), email: faker.internet.email(), organization: faker.string.uuid(), process_definition_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_sent_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getInvitationListMock = (overrideResponse: Partial<InvitationList> = {}): InvitationList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getInvitationMock() })), ...overrideResponse})

export const getInvitationUpdateMock = (overrideResponse: Partial<InvitationUpdate> = {}): InvitationUpdate => ({status: faker.helpers.arrayElement(['EXPIRED'] as const), ...overrideResponse})

export const getInvitationReviewMock = (overrideResponse: Partial<InvitationReview> = {}): InvitationReview => ({organization: {id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}})}, status: getInvitationStatusMock(), process_definition_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), process_definition_description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), sent_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), recipient: faker.string.alpha({length: {min: 10, max: 254}}), is_for_caller: faker.helpers.arrayElement([faker.datatype.boolean(), null]), process_instance: faker.helpers.arrayElement([faker.string.uuid(), null]), may_be_guest: faker.datatype.boolean(), ...overrideResponse})

export const getInvitationAcceptMock = (overrideResponse: Partial<InvitationAccept> = {}): InvitationAccept => ({patient: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getInvitationAcceptedMock = (overrideResponse: Partial<InvitationAccepted> = {}): InvitationAccepted => ({process_instance: faker.helpers.arrayElement([faker.string.uuid(), null]), organization: faker.string.uuid(), ...overrideResponse})

export const getInvitationAcceptRefusedMock = (overrideResponse: Partial<InvitationAcceptRefused> = {}): InvitationAcceptRefused => ({verification: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), patient: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getInvitationForbiddenMock = (overrideResponse: Partial<InvitationForbidden> = {}): InvitationForbidden => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['wrong_account','account_required'] as const), ...overrideResponse})

export const getInvitationClosedMock = (overrideResponse: Partial<InvitationClosed> = {}): InvitationClosed => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['invitation_expired','invitation_revoked','invitation_accepted','invitation_declined'] as const), ...overrideResponse})

export const getInvitationConsumeMock = (overrideResponse: Partial<InvitationConsume> = {}): InvitationConsume => ({invitation_accepted: faker.datatype.boolean(), ...overrideResponse})

export const getGuestSessionMock = (overrideResponse: Partial<GuestSession> = {}): GuestSession => ({access_token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getTaskKindMock = (): TaskKind => (faker.helpers.arrayElement(['form','education','acknowledgement'] as const))

export const getPatientReferenceMock = (overrideResponse: Partial<PatientReference> = {}): PatientReference => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getTaskMock = (overrideResponse: Partial<Task> = {}): Task => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), process_instance: faker.string.uuid(), organization: faker.string.uuid(), process_definition_name: faker.string.alpha({length: {min: 10, max: 20}}), kind: getTaskKindMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), priority: faker.number.int({min: 0, max: 100}), due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), estimated_minutes: faker.helpers.arrayElement([faker.number.int({min: 1, max: 240}), null]), patient: { ...getPatientReferenceMock() }, submission: faker.helpers.arrayElement([faker.string.uuid(), null]), draft_updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getTaskListMock = (overrideResponse: Partial<TaskList> = {}): TaskList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getFormDataMock = (): FormData => ({
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 10000}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),])
      })

export const getTaskCompleteMock = (overrideResponse: Partial<TaskComplete> = {}): TaskComplete => ({form_data: { ...getFormDataMock() }, ...overrideResponse})

export const getTaskCompletedMock = (overrideResponse: Partial<TaskCompleted> = {}): TaskCompleted => ({submission_id: faker.string.uuid(), ...overrideResponse})

export const getLocalizedTextMock = (overrideResponse: Partial<LocalizedText> = {}): LocalizedText => ({'en-ca': faker.string.alpha({length: {min: 10, max: 20}}), 'fr-ca': faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getFormConditionMock = (overrideResponse: Partial<FormCondition> = {}): FormCondition => ({field: faker.string.alpha({length: {min: 10, max: 20}}), op: faker.helpers.arrayElement(['eq','ne','in','gt','gte','lt','lte','contains','answered','empty'] as const), value: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),]), ...overrideResponse})

export const getFormVisibilityMock = (overrideResponse: Partial<FormVisibility> = {}): FormVisibility => ({all: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormConditionMock() })), any: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormConditionMock() })), ...overrideResponse})

export const getFormFieldTextMock = (overrideResponse: Partial<FormFieldText> = {}): FormFieldText => ({type: faker.helpers.arrayElement(['text'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min_length: faker.number.int({min: 0, max: 100}), max_length: faker.number.int({min: 1, max: 1000}), pattern: faker.string.alpha({length: {min: 10, max: 200}}), pattern_message: { ...getLocalizedTextMock() }, autocomplete: faker.string.alpha({length: {min: 10, max: 40}}), ...overrideResponse})

export const getFormFieldParagraphMock = (overrideResponse: Partial<FormFieldParagraph> = {}): FormFieldParagraph => ({type: faker.helpers.arrayElement(['paragraph'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min_length: faker.number.int({min: 0, max: 100}), max_length: faker.number.int({min: 1, max: 10000}), min_words: faker.number.int({min: 0, max: 100}), max_words: faker.number.int({min: 1, max: 100}), ...overrideResponse})

export const getFormFieldEmailMock = (overrideResponse: Partial<FormFieldEmail> = {}): FormFieldEmail => ({type: faker.helpers.arrayElement(['email'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldPhoneMock = (overrideResponse: Partial<FormFieldPhone> = {}): FormFieldPhone => ({type: faker.helpers.arrayElement(['phone'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldNumberMock = (overrideResponse: Partial<FormFieldNumber> = {}): FormFieldNumber => ({type: faker.helpers.arrayElement(['number'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.number.float({max: 100, fractionDigits: 2}), max: faker.number.float({max: 100, fractionDigits: 2}), integer: faker.datatype.boolean(), unit: { ...getLocalizedTextMock() }, ...overrideResponse})

export const getFormFieldDateMock = (overrideResponse: Partial<FormFieldDate> = {}): FormFieldDate => ({type: faker.helpers.arrayElement(['date'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.date.past().toISOString().slice(0, 10), max: faker.date.past().toISOString().slice(0, 10), not_future: faker.datatype.boolean(), within_years: faker.number.int({min: 1, max: 125}), ...overrideResponse})

export const getFormFieldBooleanMock = (overrideResponse: Partial<FormFieldBoolean> = {}): FormFieldBoolean => ({type: faker.helpers.arrayElement(['boolean'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormOptionMock = (overrideResponse: Partial<FormOption> = {}): FormOption => ({value: faker.string.alpha({length: {min: 1, max: 100}}), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, exclusive: faker.datatype.boolean(), ...overrideResponse})

export const getFormFieldChoiceMock = (overrideResponse: Partial<FormFieldChoice> = {}): FormFieldChoice => ({type: faker.helpers.arrayElement(['choice'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getFormOptionMock() })), ...overrideResponse})

export const getFormFieldMultiChoiceMock = (overrideResponse: Partial<FormFieldMultiChoice> = {}): FormFieldMultiChoice => ({type: faker.helpers.arrayElement(['multi_choice'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, options: Array.from({ length: faker.number.int({min: 1, max: 50}) }, (_, i) => i + 1).map(() => ({ ...getFormOptionMock() })), ...overrideResponse})

export const getFormFieldScaleMock = (overrideResponse: Partial<FormFieldScale> = {}): FormFieldScale => ({type: faker.helpers.arrayElement(['scale'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, required: faker.datatype.boolean(), visible_when: { ...getFormVisibilityMock() }, min: faker.number.int({min: 0, max: 1}), max: faker.number.int({min: 2, max: 10}), min_label: { ...getLocalizedTextMock() }, max_label: { ...getLocalizedTextMock() }, ...overrideResponse})

export const getFormFieldConsentMock = (overrideResponse: Partial<FormFieldConsent> = {}): FormFieldConsent => ({type: faker.helpers.arrayElement(['consent'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, help: { ...getLocalizedTextMock() }, visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldInfoMock = (overrideResponse: Partial<FormFieldInfo> = {}): FormFieldInfo => ({type: faker.helpers.arrayElement(['info'] as const), key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), label: { ...getLocalizedTextMock() }, visible_when: { ...getFormVisibilityMock() }, ...overrideResponse})

export const getFormFieldMock = (): FormField => (faker.helpers.arrayElement([{ ...getFormFieldTextMock() },{ ...getFormFieldParagraphMock() },{ ...getFormFieldEmailMock() },{ ...getFormFieldPhoneMock() },{ ...getFormFieldNumberMock() },{ ...getFormFieldDateMock() },{ ...getFormFieldBooleanMock() },{ ...getFormFieldChoiceMock() },{ ...getFormFieldMultiChoiceMock() },{ ...getFormFieldScaleMock() },{ ...getFormFieldConsentMock() },{ ...getFormFieldInfoMock() },]))

export const getFormPageMock = (overrideResponse: Partial<FormPage> = {}): FormPage => ({key: faker.helpers.fromRegExp("^[a-z][a-z0-9_]{0,63}$"), title: { ...getLocalizedTextMock() }, intro: { ...getLocalizedTextMock() }, visible_when: { ...getFormVisibilityMock() }, fields: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormFieldMock() })), ...overrideResponse})

export const getFormDefinitionMock = (overrideResponse: Partial<FormDefinition> = {}): FormDefinition => ({key: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.number.int({min: 1, max: 100}), title: { ...getLocalizedTextMock() }, pages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormPageMock() })), ...overrideResponse})

export const getTaskFormMock = (overrideResponse: Partial<TaskForm> = {}): TaskForm => ({definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), content: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getLocalizedTextMock() })), is_monitored: faker.datatype.boolean(), ...overrideResponse})

export const getTaskDraftMock = (overrideResponse: Partial<TaskDraft> = {}): TaskDraft => ({form_data: { ...getFormDataMock() }, page: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), form_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), null]), revision: faker.number.int({min: 0, max: 100}), updated_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getTaskDraftSaveMock = (overrideResponse: Partial<TaskDraftSave> = {}): TaskDraftSave => ({form_data: { ...getFormDataMock() }, page: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), form_version: faker.number.int({min: 1, max: 100}), revision: faker.number.int({min: 0, max: 100}), ...overrideResponse})

export const getTaskDraftConflictMock = (overrideResponse: Partial<TaskDraftConflict> = {}): TaskDraftConflict => ({detail: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.helpers.arrayElement(['draft_conflict','already_completed'] as const), current: faker.helpers.arrayElement([{ ...getTaskDraftMock() },null,]), ...overrideResponse})

export const getPersonReferenceMock = (overrideResponse: Partial<PersonReference> = {}): PersonReference => ({id: faker.string.uuid(), display_name: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getSubmissionMock = (overrideResponse: Partial<Submission> = {}): Submission => ({id: faker.string.uuid(), task: faker.string.uuid(), task_name: faker.string.alpha({length: {min: 10, max: 20}}), process_instance: faker.string.uuid(), organization: faker.string.uuid(), definition: faker.helpers.arrayElement([{ ...getFormDefinitionMock() },null,]), form_data: { ...getFormDataMock() }, submitted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', submitted_by: { ...getPersonReferenceMock() }, patient: { ...getPatientReferenceMock() }, ...overrideResponse})

export const getProcessInstanceStatusMock = (): ProcessInstanceStatus => (faker.helpers.arrayElement(['active','enrolled','cancelled','pending'] as const))

export const getVariableValueMock = (): VariableValue => (faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}),faker.number.float({max: 100, fractionDigits: 2}),faker.datatype.boolean(),Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))),null,]))

export const getProcessInstanceMock = (overrideResponse: Partial<ProcessInstance> = {}): ProcessInstance => ({id: faker.string.uuid(), variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, process_definition_name: faker.string.alpha({length: {min: 10, max: 20}}), banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), process_definition_next_task_modal: faker.datatype.boolean(), process_definition: faker.string.uuid(), organization: faker.string.uuid(), patient: { ...getPatientReferenceMock() }, status: getProcessInstanceStatusMock(), enrolled_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), progress: {completed: faker.number.int({min: 0, max: 100}), total: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null])}, open_task_count: faker.number.int({min: 0, max: 100}), is_monitored: faker.datatype.boolean(), description: faker.string.alpha({length: {min: 10, max: 20}}), camunda_id: faker.string.alpha({length: {min: 10, max: 20}}), start_variables: {
        [faker.string.alphanumeric(5)]: getVariableValueMock()
      }, ...overrideResponse})

export const getProcessInstanceListMock = (overrideResponse: Partial<ProcessInstanceList> = {}): ProcessInstanceList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessInstanceMock() })), ...overrideResponse})

export const getProcessInstanceFilterMock = (overrideResponse: Partial<ProcessInstanceFilter> = {}): ProcessInstanceFilter => ({organization: faker.string.uuid(), process_definition: faker.string.uuid(), patient: faker.string.uuid(), status__in: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getProcessInstanceStatusMock())), search: faker.string.alpha({length: {min: 10, max: 200}}), variables: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 10, max: 100}}), operator: faker.helpers.arrayElement(['eq','neq','gt','gte','lt','lte','like','in'] as const), value: getVariableValueMock()})), ...overrideResponse})

export const getExecutionCreateMock = (overrideResponse: Partial<ExecutionCreate> = {}): ExecutionCreate => ({activity_id: faker.string.alpha({length: {min: 1, max: 100}}), instruction_type: faker.helpers.arrayElement(['startBeforeActivity','startAfterActivity','startTransition'] as const), ...overrideResponse})

export const getActivityCancelMock = (overrideResponse: Partial<ActivityCancel> = {}): ActivityCancel => ({task: faker.string.uuid(), ...overrideResponse})

export const getVariableMock = (overrideResponse: Partial<Variable> = {}): Variable => ({name: faker.helpers.fromRegExp("^[A-Za-z_][A-Za-z0-9_]{0,99}$"), value: getVariableValueMock(), type: faker.helpers.arrayElement(['String','Number','Boolean','Json','Null'] as const), ...overrideResponse})

export const getProcessDefinitionMock = (overrideResponse: Partial<ProcessDefinition> = {}): ProcessDefinition => ({id: faker.string.uuid(), key: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), banner_image: faker.helpers.arrayElement([faker.internet.url(), null]), languages: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getLanguageMock())), organization: faker.string.uuid(), step_count: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), null]), next_task_modal: faker.datatype.boolean(), ...overrideResponse})

export const getProcessDefinitionListMock = (overrideResponse: Partial<ProcessDefinitionList> = {}): ProcessDefinitionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getProcessDefinitionMock() })), ...overrideResponse})

export const getConsentDecisionMock = (overrideResponse: Partial<ConsentDecision> = {}): ConsentDecision => ({id: faker.string.uuid(), consented: faker.datatype.boolean(), policy: faker.internet.url(), decided_at: faker.date.past().toISOString().slice(0, 19) + 'Z', version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 50}}), null]), ...overrideResponse})

export const getConsentDecisionListMock = (overrideResponse: Partial<ConsentDecisionList> = {}): ConsentDecisionList => ({count: faker.number.int({min: 0, max: 100}), next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getConsentDecisionMock() })), ...overrideResponse})

export const getConsentDecisionCreateMock = (overrideResponse: Partial<ConsentDecisionCreate> = {}): ConsentDecisionCreate => ({consented: faker.datatype.boolean(), policy: faker.internet.url(), ...overrideResponse})