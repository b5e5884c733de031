import * as zod from 'zod/mini';

export const measurementLimitsKgMin = 0.3;
export const measurementLimitsKgMax = 400;

export const measurementLimitsLbMin = 0.7;
export const measurementLimitsLbMax = 880;

export const measurementLimitsMmHgMin = 40;
export const measurementLimitsMmHgMax = 300;

export const measurementLimitsDiastolicMin = 20;
export const measurementLimitsDiastolicMax = 200;

export const measurementLimitsMmolLMin = 0.5;
export const measurementLimitsMmolLMax = 60;

export const measurementLimitsCelsiusMin = 25;
export const measurementLimitsCelsiusMax = 45;

export const measurementLimitsFahrenheitMin = 77;
export const measurementLimitsFahrenheitMax = 113;

export const measurementLimitsPointsMin = 0;
export const measurementLimitsPointsMax = 10;

export const measurementLimitsBpmMin = 20;
export const measurementLimitsBpmMax = 300;



export const MeasurementLimits = /*#__PURE__*/ zod.strictObject({
  "kg": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementLimitsKgMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsKgMax))),
  "lb": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementLimitsLbMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsLbMax))),
  "mmHg": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementLimitsMmHgMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsMmHgMax))),
  "diastolic": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementLimitsDiastolicMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsDiastolicMax))),
  "mmol_L": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementLimitsMmolLMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsMmolLMax))),
  "celsius": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementLimitsCelsiusMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsCelsiusMax))),
  "fahrenheit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementLimitsFahrenheitMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsFahrenheitMax))),
  "points": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementLimitsPointsMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsPointsMax))),
  "bpm": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementLimitsBpmMin)).check(/*#__PURE__*/ zod.lte(measurementLimitsBpmMax)))
});

export type MeasurementLimits = zod.input<typeof MeasurementLimits>;
export type MeasurementLimitsOutput = zod.output<typeof MeasurementLimits>;

export const recordImportLimitsBytesMax = 10485760;

export const recordImportLimitsEntriesMax = 1000;



export const RecordImportLimits = /*#__PURE__*/ zod.strictObject({
  "bytes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(recordImportLimitsBytesMax))),
  "entries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(recordImportLimitsEntriesMax)))
});

export type RecordImportLimits = zod.input<typeof RecordImportLimits>;
export type RecordImportLimitsOutput = zod.output<typeof RecordImportLimits>;

export const formSignatureNameMax = 200;


export const formSignatureNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const FormSignature = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formSignatureNameMax)).check(/*#__PURE__*/ zod.regex(formSignatureNameRegExp)),
  "signed_on": /*#__PURE__*/ zod.iso.date()
});

export type FormSignature = zod.input<typeof FormSignature>;
export type FormSignatureOutput = zod.output<typeof FormSignature>;

export const RoleType = /*#__PURE__*/ zod.enum(['patient', 'provider', 'admin']);

export type RoleType = zod.input<typeof RoleType>;
export type RoleTypeOutput = zod.output<typeof RoleType>;

export const UserAccountStatus = /*#__PURE__*/ zod.enum(['pending', 'active', 'deactivated', 'closed']);

export type UserAccountStatus = zod.input<typeof UserAccountStatus>;
export type UserAccountStatusOutput = zod.output<typeof UserAccountStatus>;

export const userMembershipOrganizationNameMax = 200;

export const userMembershipRoleTypesMax = 2;



export const UserMembership = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userMembershipOrganizationNameMax)),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.maxLength(userMembershipRoleTypesMax))
});

export type UserMembership = zod.input<typeof UserMembership>;
export type UserMembershipOutput = zod.output<typeof UserMembership>;

export const userAccountFirstNameMax = 150;

export const userAccountLastNameMax = 150;

export const userAccountUsernameMax = 254;

export const userAccountEmailMax = 254;

export const userAccountMembershipsMax = 500;




export const UserAccount = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "is_guest": /*#__PURE__*/ zod.boolean(),
  "role_types": /*#__PURE__*/ zod.array(RoleType),
  "current_patient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "language_preference": /*#__PURE__*/ zod.enum(['', 'en-ca', 'fr-ca']),
  "consented_policies": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url()),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAccountFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAccountLastNameMax)),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAccountUsernameMax)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userAccountEmailMax)),
  "status": /*#__PURE__*/ zod.enum(['pending', 'active', 'deactivated', 'closed']),
  "last_sign_in_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "memberships": /*#__PURE__*/ zod.array(UserMembership).check(/*#__PURE__*/ zod.maxLength(userAccountMembershipsMax)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type UserAccount = zod.input<typeof UserAccount>;
export type UserAccountOutput = zod.output<typeof UserAccount>;

export const userListCountMin = 0;

export const userListResultsMax = 100;



export const UserList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(UserAccount).check(/*#__PURE__*/ zod.maxLength(userListResultsMax))
});

export type UserList = zod.input<typeof UserList>;
export type UserListOutput = zod.output<typeof UserList>;

export const ValidationErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())]));

export type ValidationErrors = zod.input<typeof ValidationErrors>;
export type ValidationErrorsOutput = zod.output<typeof ValidationErrors>;

export const ErrorDetail = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type ErrorDetail = zod.input<typeof ErrorDetail>;
export type ErrorDetailOutput = zod.output<typeof ErrorDetail>;

export const Language = /*#__PURE__*/ zod.enum(['en-ca', 'fr-ca']);

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;

export const userCreateEmailMax = 254;


export const userCreateEmailRegExp = new RegExp('^.{1,64}@[^@]+$');
export const userCreateFirstNameMax = 150;


export const userCreateFirstNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const userCreateLastNameMax = 150;


export const userCreateLastNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const userCreateRoleTypesMax = 3;



export const UserCreate = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userCreateEmailMax)).check(/*#__PURE__*/ zod.regex(userCreateEmailRegExp)),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userCreateFirstNameMax)).check(/*#__PURE__*/ zod.regex(userCreateFirstNameRegExp)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userCreateLastNameMax)).check(/*#__PURE__*/ zod.regex(userCreateLastNameRegExp)),
  "language_preference": Language,
  "organization": /*#__PURE__*/ zod.uuid(),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userCreateRoleTypesMax))
});

export type UserCreate = zod.input<typeof UserCreate>;
export type UserCreateOutput = zod.output<typeof UserCreate>;

export const UserCreated = /*#__PURE__*/ zod.strictObject({
  "outcome": /*#__PURE__*/ zod.enum(['created', 'added']),
  "user": UserAccount
});

export type UserCreated = zod.input<typeof UserCreated>;
export type UserCreatedOutput = zod.output<typeof UserCreated>;

export const userFirstNameMax = 150;

export const userLastNameMax = 150;

export const userUsernameMax = 254;

export const userEmailMax = 254;




export const User = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "is_guest": /*#__PURE__*/ zod.boolean(),
  "role_types": /*#__PURE__*/ zod.array(RoleType),
  "current_patient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "language_preference": /*#__PURE__*/ zod.enum(['', 'en-ca', 'fr-ca']),
  "consented_policies": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url()),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userLastNameMax))),
  "username": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userUsernameMax))),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userEmailMax))),
  "closes_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "care_partner_invitations": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const AccountClosure = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.email(),
  "code_expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "closes_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type AccountClosure = zod.input<typeof AccountClosure>;
export type AccountClosureOutput = zod.output<typeof AccountClosure>;

export const AccountClosureRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['wrong_code', 'code_expired', 'too_many_attempts', 'last_admin'])
});

export type AccountClosureRefused = zod.input<typeof AccountClosureRefused>;
export type AccountClosureRefusedOutput = zod.output<typeof AccountClosureRefused>;

export const accountClosureConfirmCodeRegExp = new RegExp('^[0-9]{6}$');


export const AccountClosureConfirm = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountClosureConfirmCodeRegExp))
});

export type AccountClosureConfirm = zod.input<typeof AccountClosureConfirm>;
export type AccountClosureConfirmOutput = zod.output<typeof AccountClosureConfirm>;

export const CalendarEntryKind = /*#__PURE__*/ zod.enum(['steps', 'check_ins', 'medications', 'doses']);

export type CalendarEntryKind = zod.input<typeof CalendarEntryKind>;
export type CalendarEntryKindOutput = zod.output<typeof CalendarEntryKind>;

export const calendarSubscriptionUrlMax = 500;

export const calendarSubscriptionKindsMax = 4;



export const CalendarSubscription = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(calendarSubscriptionUrlMax))),
  "kinds": /*#__PURE__*/ zod.array(CalendarEntryKind).check(/*#__PURE__*/ zod.maxLength(calendarSubscriptionKindsMax)),
  "created_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "last_read_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type CalendarSubscription = zod.input<typeof CalendarSubscription>;
export type CalendarSubscriptionOutput = zod.output<typeof CalendarSubscription>;

export const calendarSubscriptionSaveKindsMax = 4;



export const CalendarSubscriptionSave = /*#__PURE__*/ zod.strictObject({
  "kinds": /*#__PURE__*/ zod.array(CalendarEntryKind).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(calendarSubscriptionSaveKindsMax))
});

export type CalendarSubscriptionSave = zod.input<typeof CalendarSubscriptionSave>;
export type CalendarSubscriptionSaveOutput = zod.output<typeof CalendarSubscriptionSave>;

export const ReminderChannel = /*#__PURE__*/ zod.enum(['email', 'text_message']);

export type ReminderChannel = zod.input<typeof ReminderChannel>;
export type ReminderChannelOutput = zod.output<typeof ReminderChannel>;

export const ReminderRhythm = /*#__PURE__*/ zod.enum(['daily', 'each']);

export type ReminderRhythm = zod.input<typeof ReminderRhythm>;
export type ReminderRhythmOutput = zod.output<typeof ReminderRhythm>;

export const TimeOfDayRegExp = new RegExp('^([01]\\d|2[0-3]):(00|30)$');


export const TimeOfDay = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(TimeOfDayRegExp));

export type TimeOfDay = zod.input<typeof TimeOfDay>;
export type TimeOfDayOutput = zod.output<typeof TimeOfDay>;

export const QuietHours = /*#__PURE__*/ zod.strictObject({
  "from": TimeOfDay,
  "until": TimeOfDay
});

export type QuietHours = zod.input<typeof QuietHours>;
export type QuietHoursOutput = zod.output<typeof QuietHours>;

export const reminderPreferencesChannelsMax = 2;

export const reminderPreferencesTimeZoneMax = 64;



export const ReminderPreferences = /*#__PURE__*/ zod.strictObject({
  "channels": /*#__PURE__*/ zod.array(ReminderChannel).check(/*#__PURE__*/ zod.maxLength(reminderPreferencesChannelsMax)),
  "rhythm": ReminderRhythm,
  "time_of_day": TimeOfDay,
  "quiet_hours": /*#__PURE__*/ zod.union([QuietHours,/*#__PURE__*/ zod.null()]),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(reminderPreferencesTimeZoneMax)),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type ReminderPreferences = zod.input<typeof ReminderPreferences>;
export type ReminderPreferencesOutput = zod.output<typeof ReminderPreferences>;

export const reminderPreferencesSaveChannelsMax = 2;

export const reminderPreferencesSaveTimeZoneMax = 64;


export const reminderPreferencesSaveTimeZoneRegExp = new RegExp('^[A-Za-z0-9_+/-]+$');


export const ReminderPreferencesSave = /*#__PURE__*/ zod.strictObject({
  "channels": /*#__PURE__*/ zod.array(ReminderChannel).check(/*#__PURE__*/ zod.maxLength(reminderPreferencesSaveChannelsMax)),
  "rhythm": ReminderRhythm,
  "time_of_day": TimeOfDay,
  "quiet_hours": /*#__PURE__*/ zod.union([QuietHours,/*#__PURE__*/ zod.null()]),
  "time_zone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(reminderPreferencesSaveTimeZoneMax)).check(/*#__PURE__*/ zod.regex(reminderPreferencesSaveTimeZoneRegExp))
});

export type ReminderPreferencesSave = zod.input<typeof ReminderPreferencesSave>;
export type ReminderPreferencesSaveOutput = zod.output<typeof ReminderPreferencesSave>;

export const userSessionBrowserMax = 50;

export const userSessionPlatformMax = 50;



export const UserSession = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "is_current": /*#__PURE__*/ zod.boolean(),
  "browser": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userSessionBrowserMax))),
  "platform": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userSessionPlatformMax))),
  "started_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_used_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type UserSession = zod.input<typeof UserSession>;
export type UserSessionOutput = zod.output<typeof UserSession>;

export const userSessionListCountMin = 0;

export const userSessionListResultsMax = 100;



export const UserSessionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userSessionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(UserSession).check(/*#__PURE__*/ zod.maxLength(userSessionListResultsMax))
});

export type UserSessionList = zod.input<typeof UserSessionList>;
export type UserSessionListOutput = zod.output<typeof UserSessionList>;

export const userUpdateFirstNameMax = 150;


export const userUpdateFirstNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const userUpdateLastNameMax = 150;


export const userUpdateLastNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const UserUpdate = /*#__PURE__*/ zod.strictObject({
  "current_patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateFirstNameMax)).check(/*#__PURE__*/ zod.regex(userUpdateFirstNameRegExp))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateLastNameMax)).check(/*#__PURE__*/ zod.regex(userUpdateLastNameRegExp)))
});

export type UserUpdate = zod.input<typeof UserUpdate>;
export type UserUpdateOutput = zod.output<typeof UserUpdate>;

export const guestClaimGuestNonceMax = 256;



export const GuestClaim = /*#__PURE__*/ zod.strictObject({
  "guest_nonce": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guestClaimGuestNonceMax))
});

export type GuestClaim = zod.input<typeof GuestClaim>;
export type GuestClaimOutput = zod.output<typeof GuestClaim>;

export const GuestClaimRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "guest_nonce": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "verification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type GuestClaimRefused = zod.input<typeof GuestClaimRefused>;
export type GuestClaimRefusedOutput = zod.output<typeof GuestClaimRefused>;

export const userRolesUpdateRoleTypesMax = 3;



export const UserRolesUpdate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.maxLength(userRolesUpdateRoleTypesMax))
});

export type UserRolesUpdate = zod.input<typeof UserRolesUpdate>;
export type UserRolesUpdateOutput = zod.output<typeof UserRolesUpdate>;

export const UserChangeRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['own_admin_role', 'own_account', 'last_admin', 'no_role_left', 'deactivated', 'active'])
});

export type UserChangeRefused = zod.input<typeof UserChangeRefused>;
export type UserChangeRefusedOutput = zod.output<typeof UserChangeRefused>;

export const userStatusChangeCommentMax = 500;


export const userStatusChangeCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const UserStatusChange = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "comment": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userStatusChangeCommentMax)).check(/*#__PURE__*/ zod.regex(userStatusChangeCommentRegExp)))
});

export type UserStatusChange = zod.input<typeof UserStatusChange>;
export type UserStatusChangeOutput = zod.output<typeof UserStatusChange>;

export const PermissionLevel = /*#__PURE__*/ zod.enum(['none', 'own', 'organization', 'all']);

export type PermissionLevel = zod.input<typeof PermissionLevel>;
export type PermissionLevelOutput = zod.output<typeof PermissionLevel>;

export const rolePermissionNameMax = 200;



export const RolePermission = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.enum(['health_story', 'answer_steps', 'read_answers', 'enrol', 'invite', 'send_messages', 'message_templates', 'organization_settings', 'forms_and_journeys', 'process_instances', 'users', 'audit']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rolePermissionNameMax)),
  "patient": PermissionLevel,
  "provider": PermissionLevel,
  "admin": PermissionLevel
});

export type RolePermission = zod.input<typeof RolePermission>;
export type RolePermissionOutput = zod.output<typeof RolePermission>;

export const rolePermissionListResultsMax = 50;



export const RolePermissionList = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(RolePermission).check(/*#__PURE__*/ zod.maxLength(rolePermissionListResultsMax))
});

export type RolePermissionList = zod.input<typeof RolePermissionList>;
export type RolePermissionListOutput = zod.output<typeof RolePermissionList>;

export const AdminItemKind = /*#__PURE__*/ zod.enum(['untaken_alerts', 'access_report', 'incident', 'bounced_invitation', 'journey_review', 'unreadable_theme', 'missing_french', 'content_review', 'unpublished_draft']);

export type AdminItemKind = zod.input<typeof AdminItemKind>;
export type AdminItemKindOutput = zod.output<typeof AdminItemKind>;

export const AdminObjectType = /*#__PURE__*/ zod.enum(['process_instance', 'invitation', 'organization', 'form', 'journey_definition', 'content', 'access_event']);

export type AdminObjectType = zod.input<typeof AdminObjectType>;
export type AdminObjectTypeOutput = zod.output<typeof AdminObjectType>;

export const organizationReferenceNameMax = 200;



export const OrganizationReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationReferenceNameMax))
});

export type OrganizationReference = zod.input<typeof OrganizationReference>;
export type OrganizationReferenceOutput = zod.output<typeof OrganizationReference>;

export const adminItemNameMax = 300;


export const adminItemDetailMax = 1000;



export const AdminItem = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "kind": AdminItemKind,
  "object_type": AdminObjectType,
  "object_id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(adminItemNameMax)),
  "organization": /*#__PURE__*/ zod.union([OrganizationReference,/*#__PURE__*/ zod.null()]),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(adminItemDetailMax))),
  "since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type AdminItem = zod.input<typeof AdminItem>;
export type AdminItemOutput = zod.output<typeof AdminItem>;

export const adminItemCountsUntakenAlertsMin = 0;

export const adminItemCountsAccessReportMin = 0;

export const adminItemCountsIncidentMin = 0;

export const adminItemCountsBouncedInvitationMin = 0;

export const adminItemCountsJourneyReviewMin = 0;

export const adminItemCountsUnreadableThemeMin = 0;

export const adminItemCountsMissingFrenchMin = 0;

export const adminItemCountsContentReviewMin = 0;

export const adminItemCountsUnpublishedDraftMin = 0;



export const AdminItemCounts = /*#__PURE__*/ zod.strictObject({
  "untaken_alerts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsUntakenAlertsMin)),
  "access_report": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsAccessReportMin)),
  "incident": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsIncidentMin)),
  "bounced_invitation": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsBouncedInvitationMin)),
  "journey_review": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsJourneyReviewMin)),
  "unreadable_theme": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsUnreadableThemeMin)),
  "missing_french": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsMissingFrenchMin)),
  "content_review": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsContentReviewMin)),
  "unpublished_draft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsUnpublishedDraftMin))
});

export type AdminItemCounts = zod.input<typeof AdminItemCounts>;
export type AdminItemCountsOutput = zod.output<typeof AdminItemCounts>;

export const adminItemListCountMin = 0;

export const adminItemListResultsMax = 100;



export const AdminItemList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(AdminItem).check(/*#__PURE__*/ zod.maxLength(adminItemListResultsMax)),
  "counts": AdminItemCounts
});

export type AdminItemList = zod.input<typeof AdminItemList>;
export type AdminItemListOutput = zod.output<typeof AdminItemList>;

export const UserPreferencesUpdate = /*#__PURE__*/ zod.strictObject({
  "language": Language
});

export type UserPreferencesUpdate = zod.input<typeof UserPreferencesUpdate>;
export type UserPreferencesUpdateOutput = zod.output<typeof UserPreferencesUpdate>;

export const UserPreferences = /*#__PURE__*/ zod.strictObject({
  "language": Language
});

export type UserPreferences = zod.input<typeof UserPreferences>;
export type UserPreferencesOutput = zod.output<typeof UserPreferences>;

export const guestClaimNonceGuestUserClaimNonceMax = 256;



export const GuestClaimNonce = /*#__PURE__*/ zod.strictObject({
  "guest_user_claim_nonce": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guestClaimNonceGuestUserClaimNonceMax)),
  "expires_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type GuestClaimNonce = zod.input<typeof GuestClaimNonce>;
export type GuestClaimNonceOutput = zod.output<typeof GuestClaimNonce>;

export const AvatarStyle = /*#__PURE__*/ zod.enum(['waves', 'charlie', 'diamonds', 'aztec', 'rain', 'bamboo', 'checkers']);

export type AvatarStyle = zod.input<typeof AvatarStyle>;
export type AvatarStyleOutput = zod.output<typeof AvatarStyle>;

export const CallTime = /*#__PURE__*/ zod.enum(['any_time', 'morning', 'afternoon', 'evening']);

export type CallTime = zod.input<typeof CallTime>;
export type CallTimeOutput = zod.output<typeof CallTime>;

export const CarePartnerLevel = /*#__PURE__*/ zod.enum(['read', 'fill_in', 'manage']);

export type CarePartnerLevel = zod.input<typeof CarePartnerLevel>;
export type CarePartnerLevelOutput = zod.output<typeof CarePartnerLevel>;

export const parentAccessAgeMin = 10;
export const parentAccessAgeMax = 18;



export const ParentAccess = /*#__PURE__*/ zod.strictObject({
  "level": /*#__PURE__*/ zod.enum(['full', 'limited']),
  "changes_on": /*#__PURE__*/ zod.iso.date(),
  "age": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(parentAccessAgeMin)).check(/*#__PURE__*/ zod.lte(parentAccessAgeMax))
});

export type ParentAccess = zod.input<typeof ParentAccess>;
export type ParentAccessOutput = zod.output<typeof ParentAccess>;

export const patientFirstNameMax = 150;

export const patientLastNameMax = 150;



export const Patient = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(patientFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(patientLastNameMax)),
  "is_self": /*#__PURE__*/ zod.boolean(),
  "is_system_created": /*#__PURE__*/ zod.boolean(),
  "avatar_style": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AvatarStyle,/*#__PURE__*/ zod.null()])),
  "call_time": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CallTime,/*#__PURE__*/ zod.null()])),
  "care_partner_level": /*#__PURE__*/ zod.optional(CarePartnerLevel),
  "parent_access": /*#__PURE__*/ zod.optional(ParentAccess)
});

export type Patient = zod.input<typeof Patient>;
export type PatientOutput = zod.output<typeof Patient>;

export const patientListCountMin = 0;

export const patientListResultsMax = 100;



export const PatientList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(patientListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Patient).check(/*#__PURE__*/ zod.maxLength(patientListResultsMax))
});

export type PatientList = zod.input<typeof PatientList>;
export type PatientListOutput = zod.output<typeof PatientList>;

export const patientCreateFirstNameMax = 150;


export const patientCreateFirstNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const patientCreateLastNameMax = 150;


export const patientCreateLastNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const PatientCreate = /*#__PURE__*/ zod.strictObject({
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientCreateFirstNameMax)).check(/*#__PURE__*/ zod.regex(patientCreateFirstNameRegExp)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientCreateLastNameMax)).check(/*#__PURE__*/ zod.regex(patientCreateLastNameRegExp)),
  "is_self": /*#__PURE__*/ zod.boolean()
});

export type PatientCreate = zod.input<typeof PatientCreate>;
export type PatientCreateOutput = zod.output<typeof PatientCreate>;

export const patientUpdateFirstNameMax = 150;


export const patientUpdateFirstNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const patientUpdateLastNameMax = 150;


export const patientUpdateLastNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const PatientUpdate = /*#__PURE__*/ zod.strictObject({
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientUpdateFirstNameMax)).check(/*#__PURE__*/ zod.regex(patientUpdateFirstNameRegExp))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientUpdateLastNameMax)).check(/*#__PURE__*/ zod.regex(patientUpdateLastNameRegExp))),
  "is_self": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "avatar_style": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AvatarStyle,/*#__PURE__*/ zod.null()])),
  "call_time": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([CallTime,/*#__PURE__*/ zod.null()]))
});

export type PatientUpdate = zod.input<typeof PatientUpdate>;
export type PatientUpdateOutput = zod.output<typeof PatientUpdate>;

export const ThemeMaxOne = 64;



export const Theme = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ThemeMaxOne)));

export type Theme = zod.input<typeof Theme>;
export type ThemeOutput = zod.output<typeof Theme>;

export const Province = /*#__PURE__*/ zod.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']);

export type Province = zod.input<typeof Province>;
export type ProvinceOutput = zod.output<typeof Province>;

export const postalAddressStreetMax = 200;


export const postalAddressStreetRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const postalAddressCityMax = 100;


export const postalAddressCityRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const postalAddressPostalCodeRegExp = new RegExp('^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$');


export const PostalAddress = /*#__PURE__*/ zod.strictObject({
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(postalAddressStreetMax)).check(/*#__PURE__*/ zod.regex(postalAddressStreetRegExp)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(postalAddressCityMax)).check(/*#__PURE__*/ zod.regex(postalAddressCityRegExp)),
  "province": Province,
  "postal_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(postalAddressPostalCodeRegExp))
});

export type PostalAddress = zod.input<typeof PostalAddress>;
export type PostalAddressOutput = zod.output<typeof PostalAddress>;

export const organizationNameMax = 200;

export const organizationAddressMax = 500;

export const organizationContactNameMax = 200;

export const organizationEmailMax = 254;

export const organizationPhoneMax = 32;




export const Organization = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationNameMax)),
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationAddressMax))),
  "postal_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PostalAddress,/*#__PURE__*/ zod.null()])),
  "contact_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContactNameMax))),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationEmailMax))),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationPhoneMax))),
  "revision": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type Organization = zod.input<typeof Organization>;
export type OrganizationOutput = zod.output<typeof Organization>;

export const organizationListCountMin = 0;

export const organizationListResultsMax = 100;



export const OrganizationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Organization).check(/*#__PURE__*/ zod.maxLength(organizationListResultsMax))
});

export type OrganizationList = zod.input<typeof OrganizationList>;
export type OrganizationListOutput = zod.output<typeof OrganizationList>;

export const organizationCreateNameMax = 200;


export const organizationCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const organizationCreateContactNameMax = 200;


export const organizationCreateContactNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const organizationCreateEmailMax = 254;


export const organizationCreateEmailRegExp = new RegExp('^.{1,64}@[^@]+$');
export const organizationCreatePhoneMax = 32;


export const organizationCreatePhoneRegExp = new RegExp('^\\+(1[2-9]\\d{2}[2-9]\\d{6}|[2-9]\\d{6,14})(;ext=\\d{1,7})?$');


export const OrganizationCreate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationCreateNameMax)).check(/*#__PURE__*/ zod.regex(organizationCreateNameRegExp)),
  "postal_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PostalAddress,/*#__PURE__*/ zod.null()])),
  "contact_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationCreateContactNameMax)).check(/*#__PURE__*/ zod.regex(organizationCreateContactNameRegExp))),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationCreateEmailMax)).check(/*#__PURE__*/ zod.regex(organizationCreateEmailRegExp))),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationCreatePhoneMax)).check(/*#__PURE__*/ zod.regex(organizationCreatePhoneRegExp))),
  "theme": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]))
});

export type OrganizationCreate = zod.input<typeof OrganizationCreate>;
export type OrganizationCreateOutput = zod.output<typeof OrganizationCreate>;

export const TeenPrivacyAgeMin = 10;
export const TeenPrivacyAgeMax = 18;



export const TeenPrivacyAge = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(TeenPrivacyAgeMin)).check(/*#__PURE__*/ zod.lte(TeenPrivacyAgeMax)));

export type TeenPrivacyAge = zod.input<typeof TeenPrivacyAge>;
export type TeenPrivacyAgeOutput = zod.output<typeof TeenPrivacyAge>;

export const organizationOverviewNameMax = 200;

export const organizationOverviewAddressMax = 500;

export const organizationOverviewContactNameMax = 200;

export const organizationOverviewEmailMax = 254;

export const organizationOverviewPhoneMax = 32;

export const organizationOverviewLogoAltMax = 150;

export const organizationOverviewMemberCountMin = 0;

export const organizationOverviewJourneyCountMin = 0;




export const OrganizationOverview = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationOverviewNameMax)),
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewAddressMax))),
  "postal_address": /*#__PURE__*/ zod.union([PostalAddress,/*#__PURE__*/ zod.null()]),
  "contact_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewContactNameMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationOverviewEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewPhoneMax))),
  "logo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "logo_alt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewLogoAltMax))),
  "member_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOverviewMemberCountMin)),
  "journey_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOverviewJourneyCountMin)),
  "keeps_health_cards": /*#__PURE__*/ zod.boolean(),
  "reviews_journeys": /*#__PURE__*/ zod.boolean(),
  "teen_privacy_age": TeenPrivacyAge,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type OrganizationOverview = zod.input<typeof OrganizationOverview>;
export type OrganizationOverviewOutput = zod.output<typeof OrganizationOverview>;

export const organizationUpdateNameMax = 200;


export const organizationUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const organizationUpdateContactNameMax = 200;


export const organizationUpdateContactNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const organizationUpdateEmailMax = 254;


export const organizationUpdateEmailRegExp = new RegExp('^.{1,64}@[^@]+$');
export const organizationUpdatePhoneMax = 32;


export const organizationUpdatePhoneRegExp = new RegExp('^\\+(1[2-9]\\d{2}[2-9]\\d{6}|[2-9]\\d{6,14})(;ext=\\d{1,7})?$');
export const organizationUpdateLogoAltMax = 150;


export const organizationUpdateLogoAltRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const OrganizationUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationUpdateNameMax)).check(/*#__PURE__*/ zod.regex(organizationUpdateNameRegExp))),
  "postal_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PostalAddress,/*#__PURE__*/ zod.null()])),
  "contact_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationUpdateContactNameMax)).check(/*#__PURE__*/ zod.regex(organizationUpdateContactNameRegExp))),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationUpdateEmailMax)).check(/*#__PURE__*/ zod.regex(organizationUpdateEmailRegExp))),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationUpdatePhoneMax)).check(/*#__PURE__*/ zod.regex(organizationUpdatePhoneRegExp))),
  "theme": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()])),
  "logo_alt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationUpdateLogoAltMax)).check(/*#__PURE__*/ zod.regex(organizationUpdateLogoAltRegExp))),
  "keeps_health_cards": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "reviews_journeys": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "teen_privacy_age": /*#__PURE__*/ zod.optional(TeenPrivacyAge)
});

export type OrganizationUpdate = zod.input<typeof OrganizationUpdate>;
export type OrganizationUpdateOutput = zod.output<typeof OrganizationUpdate>;

export const OrganizationLogo = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type OrganizationLogo = zod.input<typeof OrganizationLogo>;
export type OrganizationLogoOutput = zod.output<typeof OrganizationLogo>;

export const brandingLogoAltMax = 150;



export const Branding = /*#__PURE__*/ zod.strictObject({
  "logo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "logo_alt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(brandingLogoAltMax))),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type Branding = zod.input<typeof Branding>;
export type BrandingOutput = zod.output<typeof Branding>;

export const OrganizationIcon = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type OrganizationIcon = zod.input<typeof OrganizationIcon>;
export type OrganizationIconOutput = zod.output<typeof OrganizationIcon>;

export const PersonReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string()
});

export type PersonReference = zod.input<typeof PersonReference>;
export type PersonReferenceOutput = zod.output<typeof PersonReference>;

export const careTeamMemberListCountMin = 0;

export const careTeamMemberListResultsMax = 100;



export const CareTeamMemberList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(careTeamMemberListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(PersonReference).check(/*#__PURE__*/ zod.maxLength(careTeamMemberListResultsMax))
});

export type CareTeamMemberList = zod.input<typeof CareTeamMemberList>;
export type CareTeamMemberListOutput = zod.output<typeof CareTeamMemberList>;

export const peopleSearchSearchMin = 2;
export const peopleSearchSearchMax = 200;


export const peopleSearchSearchRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const PeopleSearch = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(peopleSearchSearchMin)).check(/*#__PURE__*/ zod.maxLength(peopleSearchSearchMax)).check(/*#__PURE__*/ zod.regex(peopleSearchSearchRegExp))
});

export type PeopleSearch = zod.input<typeof PeopleSearch>;
export type PeopleSearchOutput = zod.output<typeof PeopleSearch>;

export const personHitDisplayNameMax = 301;

export const personHitEmailMax = 254;

export const personHitPhoneMax = 32;



export const PersonHit = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personHitDisplayNameMax)),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(personHitEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personHitPhoneMax)))
});

export type PersonHit = zod.input<typeof PersonHit>;
export type PersonHitOutput = zod.output<typeof PersonHit>;

export const personHitListCountMin = 0;

export const personHitListResultsMax = 100;



export const PersonHitList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personHitListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(PersonHit).check(/*#__PURE__*/ zod.maxLength(personHitListResultsMax))
});

export type PersonHitList = zod.input<typeof PersonHitList>;
export type PersonHitListOutput = zod.output<typeof PersonHitList>;

export const carePartnerNameMax = 301;

export const carePartnerEmailMax = 254;

export const carePartnerPhoneMax = 32;



export const CarePartner = /*#__PURE__*/ zod.strictObject({
  "role": /*#__PURE__*/ zod.enum(['account_holder', 'care_partner', 'emergency_contact']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(carePartnerNameMax)),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(carePartnerEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(carePartnerPhoneMax))),
  "level": /*#__PURE__*/ zod.optional(CarePartnerLevel)
});

export type CarePartner = zod.input<typeof CarePartner>;
export type CarePartnerOutput = zod.output<typeof CarePartner>;

export const HealthStorySection = /*#__PURE__*/ zod.enum(['allergies', 'medications', 'conditions', 'immunizations', 'procedures', 'family_history', 'test_results', 'measurements', 'documents']);

export type HealthStorySection = zod.input<typeof HealthStorySection>;
export type HealthStorySectionOutput = zod.output<typeof HealthStorySection>;

export const personDisplayNameMax = 301;

export const personEmailMax = 254;

export const personPhoneMax = 32;

export const personHealthCardNumberMax = 32;

export const personCarePartnersMax = 20;

export const personSharedSectionsMax = 9;



export const Person = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personDisplayNameMax)),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "preferred_language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(personEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personPhoneMax))),
  "call_time": /*#__PURE__*/ zod.union([CallTime,/*#__PURE__*/ zod.null()]),
  "health_card_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personHealthCardNumberMax))),
  "care_partners": /*#__PURE__*/ zod.array(CarePartner).check(/*#__PURE__*/ zod.maxLength(personCarePartnersMax)),
  "shared_sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(personSharedSectionsMax))
});

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;

export const personHealthCardHealthCardNumberMin = 6;
export const personHealthCardHealthCardNumberMax = 32;


export const personHealthCardHealthCardNumberRegExp = new RegExp('^[A-Za-z0-9][- A-Za-z0-9]{4,30}[A-Za-z0-9]$');


export const PersonHealthCard = /*#__PURE__*/ zod.strictObject({
  "health_card_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personHealthCardHealthCardNumberMin)).check(/*#__PURE__*/ zod.maxLength(personHealthCardHealthCardNumberMax)).check(/*#__PURE__*/ zod.regex(personHealthCardHealthCardNumberRegExp)))
});

export type PersonHealthCard = zod.input<typeof PersonHealthCard>;
export type PersonHealthCardOutput = zod.output<typeof PersonHealthCard>;

export const PersonTrendPoint = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid(),
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "value": /*#__PURE__*/ zod.number()
});

export type PersonTrendPoint = zod.input<typeof PersonTrendPoint>;
export type PersonTrendPointOutput = zod.output<typeof PersonTrendPoint>;

export const personTrendIdMax = 200;

export const personTrendQuestionMax = 500;

export const personTrendUnitMax = 40;

export const personTrendPointsMin = 2;
export const personTrendPointsMax = 100;



export const PersonTrend = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personTrendIdMax)),
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personTrendQuestionMax)),
  "unit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personTrendUnitMax))),
  "minimum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "maximum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "points": /*#__PURE__*/ zod.array(PersonTrendPoint).check(/*#__PURE__*/ zod.minLength(personTrendPointsMin)).check(/*#__PURE__*/ zod.maxLength(personTrendPointsMax))
});

export type PersonTrend = zod.input<typeof PersonTrend>;
export type PersonTrendOutput = zod.output<typeof PersonTrend>;

export const personTrendListCountMin = 0;

export const personTrendListResultsMax = 100;



export const PersonTrendList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personTrendListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(PersonTrend).check(/*#__PURE__*/ zod.maxLength(personTrendListResultsMax))
});

export type PersonTrendList = zod.input<typeof PersonTrendList>;
export type PersonTrendListOutput = zod.output<typeof PersonTrendList>;

export const PersonMessageKind = /*#__PURE__*/ zod.enum(['invitation', 'reminder', 'steps_due', 'fill_in_notice', 'approved_message']);

export type PersonMessageKind = zod.input<typeof PersonMessageKind>;
export type PersonMessageKindOutput = zod.output<typeof PersonMessageKind>;

export const PersonMessage = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "kind": PersonMessageKind,
  "channel": ReminderChannel,
  "sent_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PersonMessage = zod.input<typeof PersonMessage>;
export type PersonMessageOutput = zod.output<typeof PersonMessage>;

export const personMessageListCountMin = 0;

export const personMessageListResultsMax = 100;



export const PersonMessageList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personMessageListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(PersonMessage).check(/*#__PURE__*/ zod.maxLength(personMessageListResultsMax))
});

export type PersonMessageList = zod.input<typeof PersonMessageList>;
export type PersonMessageListOutput = zod.output<typeof PersonMessageList>;

export const personNoteTextMax = 2000;



export const PersonNote = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personNoteTextMax)),
  "author": PersonReference,
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PersonNote = zod.input<typeof PersonNote>;
export type PersonNoteOutput = zod.output<typeof PersonNote>;

export const personNoteListCountMin = 0;

export const personNoteListResultsMax = 100;



export const PersonNoteList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personNoteListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(PersonNote).check(/*#__PURE__*/ zod.maxLength(personNoteListResultsMax))
});

export type PersonNoteList = zod.input<typeof PersonNoteList>;
export type PersonNoteListOutput = zod.output<typeof PersonNoteList>;

export const personNoteCreateTextMax = 2000;


export const personNoteCreateTextRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const PersonNoteCreate = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personNoteCreateTextMax)).check(/*#__PURE__*/ zod.regex(personNoteCreateTextRegExp))
});

export type PersonNoteCreate = zod.input<typeof PersonNoteCreate>;
export type PersonNoteCreateOutput = zod.output<typeof PersonNoteCreate>;

export const healthStoryContactNameMax = 150;

export const healthStoryContactRelationMax = 60;

export const healthStoryContactPhoneMax = 32;



export const HealthStoryContact = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryContactNameMax)),
  "relation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryContactRelationMax))),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryContactPhoneMax))
});

export type HealthStoryContact = zod.input<typeof HealthStoryContact>;
export type HealthStoryContactOutput = zod.output<typeof HealthStoryContact>;

export const healthStoryPersonDisplayNameMax = 301;

export const healthStoryPersonSpokenLanguagesMax = 80;

export const healthStoryPersonImplantsMax = 200;



export const HealthStoryPerson = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryPersonDisplayNameMax)),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "preferred_language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]),
  "spoken_languages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryPersonSpokenLanguagesMax))),
  "implants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryPersonImplantsMax))),
  "emergency_contact": /*#__PURE__*/ zod.union([HealthStoryContact,/*#__PURE__*/ zod.null()])
});

export type HealthStoryPerson = zod.input<typeof HealthStoryPerson>;
export type HealthStoryPersonOutput = zod.output<typeof HealthStoryPerson>;

export const HealthStorySectionStatus = /*#__PURE__*/ zod.enum(['ok', 'failed']);

export type HealthStorySectionStatus = zod.input<typeof HealthStorySectionStatus>;
export type HealthStorySectionStatusOutput = zod.output<typeof HealthStorySectionStatus>;

export const RecordStatementStatus = /*#__PURE__*/ zod.enum(['none_known', 'unknown', 'declined']);

export type RecordStatementStatus = zod.input<typeof RecordStatementStatus>;
export type RecordStatementStatusOutput = zod.output<typeof RecordStatementStatus>;

export const RecordSource = /*#__PURE__*/ zod.enum(['self_reported', 'document', 'form', 'provider', 'import', 'file']);

export type RecordSource = zod.input<typeof RecordSource>;
export type RecordSourceOutput = zod.output<typeof RecordSource>;

export const recordCodeSystemMax = 200;

export const recordCodeCodeMax = 40;



export const RecordCode = /*#__PURE__*/ zod.strictObject({
  "system": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(recordCodeSystemMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordCodeCodeMax))
});

export type RecordCode = zod.input<typeof RecordCode>;
export type RecordCodeOutput = zod.output<typeof RecordCode>;

export const AllergyCategory = /*#__PURE__*/ zod.enum(['medication', 'food', 'environment', 'insect', 'latex', 'other']);

export type AllergyCategory = zod.input<typeof AllergyCategory>;
export type AllergyCategoryOutput = zod.output<typeof AllergyCategory>;

export const AllergyReaction = /*#__PURE__*/ zod.enum(['hives', 'rash', 'swelling', 'trouble_breathing', 'anaphylaxis', 'nausea', 'other']);

export type AllergyReaction = zod.input<typeof AllergyReaction>;
export type AllergyReactionOutput = zod.output<typeof AllergyReaction>;

export const AllergySeverity = /*#__PURE__*/ zod.enum(['mild', 'moderate', 'severe', 'unknown']);

export type AllergySeverity = zod.input<typeof AllergySeverity>;
export type AllergySeverityOutput = zod.output<typeof AllergySeverity>;

export const AllergyStatus = /*#__PURE__*/ zod.enum(['active', 'resolved', 'entered_in_error']);

export type AllergyStatus = zod.input<typeof AllergyStatus>;
export type AllergyStatusOutput = zod.output<typeof AllergyStatus>;

export const allergySourceTextMax = 200;

export const allergyPatientNoteMax = 1000;

export const allergyAllergenMin = 2;
export const allergyAllergenMax = 120;

export const allergyReactionsMax = 7;

export const allergyReactionTextMax = 120;

export const allergyOnsetYearMin = 1850;
export const allergyOnsetYearMax = 2200;

export const allergyNotesMax = 1000;



export const Allergy = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergySourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "allergen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(allergyAllergenMin)).check(/*#__PURE__*/ zod.maxLength(allergyAllergenMax)),
  "code": /*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()]),
  "category": AllergyCategory,
  "reactions": /*#__PURE__*/ zod.array(AllergyReaction).check(/*#__PURE__*/ zod.maxLength(allergyReactionsMax)),
  "reaction_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyReactionTextMax))),
  "severity": AllergySeverity,
  "onset_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyOnsetYearMin)).check(/*#__PURE__*/ zod.lte(allergyOnsetYearMax))),
  "status": AllergyStatus,
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyNotesMax)))
});

export type Allergy = zod.input<typeof Allergy>;
export type AllergyOutput = zod.output<typeof Allergy>;

export const healthStoryAllergiesSectionCountMin = 0;

export const healthStoryAllergiesSectionResultsMax = 200;



export const HealthStoryAllergiesSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryAllergiesSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Allergy).check(/*#__PURE__*/ zod.maxLength(healthStoryAllergiesSectionResultsMax))
});

export type HealthStoryAllergiesSection = zod.input<typeof HealthStoryAllergiesSection>;
export type HealthStoryAllergiesSectionOutput = zod.output<typeof HealthStoryAllergiesSection>;

export const MedicationForm = /*#__PURE__*/ zod.enum(['tablet', 'capsule', 'liquid', 'drops', 'inhaler', 'spray', 'cream', 'patch', 'injection', 'suppository', 'powder', 'lozenge', 'other']);

export type MedicationForm = zod.input<typeof MedicationForm>;
export type MedicationFormOutput = zod.output<typeof MedicationForm>;

export const MedicationDoseUnit = /*#__PURE__*/ zod.enum(['tablet', 'capsule', 'puff', 'drop', 'spray', 'ml', 'mg', 'mcg', 'g', 'unit', 'application', 'patch', 'suppository', 'lozenge', 'packet']);

export type MedicationDoseUnit = zod.input<typeof MedicationDoseUnit>;
export type MedicationDoseUnitOutput = zod.output<typeof MedicationDoseUnit>;

export const medicationDoseValueExclusiveMin = 0;
export const medicationDoseValueMax = 10000;



export const MedicationDose = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationDoseValueExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationDoseValueMax)),
  "unit": MedicationDoseUnit
});

export type MedicationDose = zod.input<typeof MedicationDose>;
export type MedicationDoseOutput = zod.output<typeof MedicationDose>;

export const MedicationFrequency = /*#__PURE__*/ zod.enum(['once_daily', 'twice_daily', 'three_times_daily', 'four_times_daily', 'every_4_hours', 'every_6_hours', 'every_8_hours', 'every_12_hours', 'every_other_day', 'once_weekly', 'once_monthly', 'as_needed', 'custom']);

export type MedicationFrequency = zod.input<typeof MedicationFrequency>;
export type MedicationFrequencyOutput = zod.output<typeof MedicationFrequency>;

export const Weekday = /*#__PURE__*/ zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);

export type Weekday = zod.input<typeof Weekday>;
export type WeekdayOutput = zod.output<typeof Weekday>;

export const medicationScheduleTimesItemRegExp = new RegExp('^([01]\\d|2[0-3]):[0-5]\\d$');
export const medicationScheduleTimesMax = 12;

export const medicationScheduleDaysMax = 7;

export const medicationScheduleEveryNDaysMin = 2;
export const medicationScheduleEveryNDaysMax = 90;

export const medicationScheduleTextMax = 200;


export const medicationScheduleTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const MedicationSchedule = /*#__PURE__*/ zod.strictObject({
  "times": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationScheduleTimesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(medicationScheduleTimesMax)),
  "days": /*#__PURE__*/ zod.array(Weekday).check(/*#__PURE__*/ zod.maxLength(medicationScheduleDaysMax)),
  "every_n_days": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(medicationScheduleEveryNDaysMin)).check(/*#__PURE__*/ zod.lte(medicationScheduleEveryNDaysMax))),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationScheduleTextMax)).check(/*#__PURE__*/ zod.regex(medicationScheduleTextRegExp)))
});

export type MedicationSchedule = zod.input<typeof MedicationSchedule>;
export type MedicationScheduleOutput = zod.output<typeof MedicationSchedule>;

export const MedicationRoute = /*#__PURE__*/ zod.enum(['oral', 'injection', 'topical', 'inhaled', 'sublingual', 'transdermal', 'rectal']);

export type MedicationRoute = zod.input<typeof MedicationRoute>;
export type MedicationRouteOutput = zod.output<typeof MedicationRoute>;

export const MedicationInstructionType = /*#__PURE__*/ zod.enum(['structured', 'free_text']);

export type MedicationInstructionType = zod.input<typeof MedicationInstructionType>;
export type MedicationInstructionTypeOutput = zod.output<typeof MedicationInstructionType>;

export const PartialDateRegExp = new RegExp('^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$');


export const PartialDate = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PartialDateRegExp));

export type PartialDate = zod.input<typeof PartialDate>;
export type PartialDateOutput = zod.output<typeof PartialDate>;

export const medicationSourceTextMax = 200;

export const medicationPatientNoteMax = 1000;

export const medicationNameMin = 2;
export const medicationNameMax = 120;

export const medicationDinRegExp = new RegExp('^\\d{8}$');
export const medicationStrengthMax = 60;

export const medicationDoseTextMax = 120;

export const medicationMaxPerDayExclusiveMin = 0;
export const medicationMaxPerDayMax = 100;

export const medicationInstructionsMax = 1000;

export const medicationReasonMax = 200;

export const medicationStopReasonMax = 200;

export const medicationReactionMax = 500;

export const medicationPrescriberTextMax = 120;

export const medicationNotesMax = 1000;



export const Medication = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(medicationNameMin)).check(/*#__PURE__*/ zod.maxLength(medicationNameMax)),
  "din": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationDinRegExp))),
  "form": /*#__PURE__*/ zod.union([MedicationForm,/*#__PURE__*/ zod.null()]),
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationStrengthMax))),
  "dose": /*#__PURE__*/ zod.union([MedicationDose,/*#__PURE__*/ zod.null()]),
  "dose_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationDoseTextMax))),
  "frequency": /*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()]),
  "custom_schedule": /*#__PURE__*/ zod.union([MedicationSchedule,/*#__PURE__*/ zod.null()]),
  "max_per_day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationMaxPerDayExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationMaxPerDayMax))),
  "route": /*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()]),
  "instruction_type": MedicationInstructionType,
  "instructions": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationInstructionsMax))),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationReasonMax))),
  "start_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]),
  "end_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]),
  "currently_taking": /*#__PURE__*/ zod.boolean(),
  "stop_reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationStopReasonMax))),
  "reaction": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationReactionMax))),
  "prescriber_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationPrescriberTextMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationNotesMax)))
});

export type Medication = zod.input<typeof Medication>;
export type MedicationOutput = zod.output<typeof Medication>;

export const healthStoryMedicationsSectionCountMin = 0;

export const healthStoryMedicationsSectionResultsMax = 200;



export const HealthStoryMedicationsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryMedicationsSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Medication).check(/*#__PURE__*/ zod.maxLength(healthStoryMedicationsSectionResultsMax))
});

export type HealthStoryMedicationsSection = zod.input<typeof HealthStoryMedicationsSection>;
export type HealthStoryMedicationsSectionOutput = zod.output<typeof HealthStoryMedicationsSection>;

export const ConditionStatus = /*#__PURE__*/ zod.enum(['active', 'resolved', 'unknown']);

export type ConditionStatus = zod.input<typeof ConditionStatus>;
export type ConditionStatusOutput = zod.output<typeof ConditionStatus>;

export const conditionSourceTextMax = 200;

export const conditionPatientNoteMax = 1000;

export const conditionNameMin = 2;
export const conditionNameMax = 120;

export const conditionTypeMax = 80;

export const conditionDiagnosisYearMin = 1850;
export const conditionDiagnosisYearMax = 2200;

export const conditionResolvedYearMin = 1850;
export const conditionResolvedYearMax = 2200;

export const conditionNotesMax = 1000;



export const Condition = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionSourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionNameMax)),
  "code": /*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()]),
  "type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(conditionTypeMax))),
  "diagnosis_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionDiagnosisYearMax))),
  "resolved_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionResolvedYearMin)).check(/*#__PURE__*/ zod.lte(conditionResolvedYearMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionNotesMax))),
  "status": ConditionStatus
});

export type Condition = zod.input<typeof Condition>;
export type ConditionOutput = zod.output<typeof Condition>;

export const healthStoryConditionsSectionCountMin = 0;

export const healthStoryConditionsSectionResultsMax = 200;



export const HealthStoryConditionsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryConditionsSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Condition).check(/*#__PURE__*/ zod.maxLength(healthStoryConditionsSectionResultsMax))
});

export type HealthStoryConditionsSection = zod.input<typeof HealthStoryConditionsSection>;
export type HealthStoryConditionsSectionOutput = zod.output<typeof HealthStoryConditionsSection>;

export const immunizationSourceTextMax = 200;

export const immunizationPatientNoteMax = 1000;

export const immunizationVaccineNameMin = 2;
export const immunizationVaccineNameMax = 120;

export const immunizationDoseNumberMax = 20;

export const immunizationLotNumberMax = 40;

export const immunizationManufacturerMax = 80;

export const immunizationLocationMax = 120;

export const immunizationReactionMax = 500;

export const immunizationNotesMax = 1000;



export const Immunization = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationSourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "vaccine_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(immunizationVaccineNameMin)).check(/*#__PURE__*/ zod.maxLength(immunizationVaccineNameMax)),
  "vaccine_code": /*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()]),
  "date_received": PartialDate,
  "dose_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(immunizationDoseNumberMax))),
  "lot_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationLotNumberMax))),
  "manufacturer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationManufacturerMax))),
  "location": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationLocationMax))),
  "next_dose_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]),
  "reaction": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationReactionMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationNotesMax)))
});

export type Immunization = zod.input<typeof Immunization>;
export type ImmunizationOutput = zod.output<typeof Immunization>;

export const healthStoryImmunizationsSectionCountMin = 0;

export const healthStoryImmunizationsSectionResultsMax = 200;



export const HealthStoryImmunizationsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryImmunizationsSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Immunization).check(/*#__PURE__*/ zod.maxLength(healthStoryImmunizationsSectionResultsMax))
});

export type HealthStoryImmunizationsSection = zod.input<typeof HealthStoryImmunizationsSection>;
export type HealthStoryImmunizationsSectionOutput = zod.output<typeof HealthStoryImmunizationsSection>;

export const procedureSourceTextMax = 200;

export const procedurePatientNoteMax = 1000;

export const procedureNameMin = 2;
export const procedureNameMax = 120;

export const procedureBodySiteMax = 80;

export const procedureFacilityMax = 120;

export const procedureOutcomeMax = 250;

export const procedureNotesMax = 1000;



export const Procedure = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureSourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedurePatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(procedureNameMin)).check(/*#__PURE__*/ zod.maxLength(procedureNameMax)),
  "date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]),
  "body_site": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureBodySiteMax))),
  "facility": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureFacilityMax))),
  "outcome": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureOutcomeMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureNotesMax)))
});

export type Procedure = zod.input<typeof Procedure>;
export type ProcedureOutput = zod.output<typeof Procedure>;

export const healthStoryProceduresSectionCountMin = 0;

export const healthStoryProceduresSectionResultsMax = 200;



export const HealthStoryProceduresSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryProceduresSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Procedure).check(/*#__PURE__*/ zod.maxLength(healthStoryProceduresSectionResultsMax))
});

export type HealthStoryProceduresSection = zod.input<typeof HealthStoryProceduresSection>;
export type HealthStoryProceduresSectionOutput = zod.output<typeof HealthStoryProceduresSection>;

export const FamilyRelation = /*#__PURE__*/ zod.enum(['mother', 'father', 'sibling', 'half_sibling', 'child', 'maternal_grandparents', 'paternal_grandparents', 'maternal_aunt_uncle', 'paternal_aunt_uncle', 'cousin', 'other']);

export type FamilyRelation = zod.input<typeof FamilyRelation>;
export type FamilyRelationOutput = zod.output<typeof FamilyRelation>;

export const familyHistorySourceTextMax = 200;

export const familyHistoryPatientNoteMax = 1000;

export const familyHistoryConditionMin = 2;
export const familyHistoryConditionMax = 120;

export const familyHistoryAgeAtOnsetMin = 0;
export const familyHistoryAgeAtOnsetMax = 125;

export const familyHistoryAgeAtDeathMin = 0;
export const familyHistoryAgeAtDeathMax = 125;

export const familyHistoryNotesMax = 1000;



export const FamilyHistory = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistorySourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "relation": FamilyRelation,
  "condition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(familyHistoryConditionMin)).check(/*#__PURE__*/ zod.maxLength(familyHistoryConditionMax))),
  "age_at_onset": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryAgeAtOnsetMin)).check(/*#__PURE__*/ zod.lte(familyHistoryAgeAtOnsetMax))),
  "is_deceased": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "age_at_death": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryAgeAtDeathMin)).check(/*#__PURE__*/ zod.lte(familyHistoryAgeAtDeathMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryNotesMax)))
});

export type FamilyHistory = zod.input<typeof FamilyHistory>;
export type FamilyHistoryOutput = zod.output<typeof FamilyHistory>;

export const healthStoryFamilyHistorySectionCountMin = 0;

export const healthStoryFamilyHistorySectionResultsMax = 200;



export const HealthStoryFamilyHistorySection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryFamilyHistorySectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(FamilyHistory).check(/*#__PURE__*/ zod.maxLength(healthStoryFamilyHistorySectionResultsMax))
});

export type HealthStoryFamilyHistorySection = zod.input<typeof HealthStoryFamilyHistorySection>;
export type HealthStoryFamilyHistorySectionOutput = zod.output<typeof HealthStoryFamilyHistorySection>;

export const TestInterpretation = /*#__PURE__*/ zod.enum(['normal', 'low', 'high', 'critical_low', 'critical_high', 'abnormal', 'unknown']);

export type TestInterpretation = zod.input<typeof TestInterpretation>;
export type TestInterpretationOutput = zod.output<typeof TestInterpretation>;

export const TestResultStatus = /*#__PURE__*/ zod.enum(['preliminary', 'final', 'corrected']);

export type TestResultStatus = zod.input<typeof TestResultStatus>;
export type TestResultStatusOutput = zod.output<typeof TestResultStatus>;

export const testResultSourceTextMax = 200;

export const testResultPatientNoteMax = 1000;

export const testResultPanelMax = 120;

export const testResultTestNameMin = 2;
export const testResultTestNameMax = 120;

export const testResultTestCodeMax = 60;

export const testResultValueTextMax = 200;

export const testResultDecimalsMin = 0;
export const testResultDecimalsMax = 6;

export const testResultUnitMax = 30;

export const testResultReferenceTextMax = 200;

export const testResultLabNameMax = 120;

export const testResultNotesMax = 1000;



export const TestResult = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultSourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "panel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultPanelMax))),
  "test_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(testResultTestNameMin)).check(/*#__PURE__*/ zod.maxLength(testResultTestNameMax)),
  "test_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultTestCodeMax)),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "value_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultValueTextMax))),
  "decimals": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultDecimalsMin)).check(/*#__PURE__*/ zod.lte(testResultDecimalsMax))),
  "unit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUnitMax))),
  "reference_low": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "reference_high": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()),
  "reference_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultReferenceTextMax))),
  "interpretation": TestInterpretation,
  "collected_at": /*#__PURE__*/ zod.iso.date(),
  "resulted_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "lab_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultLabNameMax))),
  "status": TestResultStatus,
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultNotesMax))),
  "is_new": /*#__PURE__*/ zod.boolean()
});

export type TestResult = zod.input<typeof TestResult>;
export type TestResultOutput = zod.output<typeof TestResult>;

export const healthStoryTestResultsSectionCountMin = 0;

export const healthStoryTestResultsSectionResultsMax = 200;



export const HealthStoryTestResultsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryTestResultsSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(TestResult).check(/*#__PURE__*/ zod.maxLength(healthStoryTestResultsSectionResultsMax))
});

export type HealthStoryTestResultsSection = zod.input<typeof HealthStoryTestResultsSection>;
export type HealthStoryTestResultsSectionOutput = zod.output<typeof HealthStoryTestResultsSection>;

export const MeasurementKind = /*#__PURE__*/ zod.enum(['weight', 'blood_pressure', 'blood_glucose', 'temperature', 'pain', 'heart_rate']);

export type MeasurementKind = zod.input<typeof MeasurementKind>;
export type MeasurementKindOutput = zod.output<typeof MeasurementKind>;

export const MeasurementUnit = /*#__PURE__*/ zod.enum(['kg', 'lb', 'mmHg', 'mmol_L', 'celsius', 'fahrenheit', 'points', 'bpm']);

export type MeasurementUnit = zod.input<typeof MeasurementUnit>;
export type MeasurementUnitOutput = zod.output<typeof MeasurementUnit>;

export const measurementSourceTextMax = 200;

export const measurementPatientNoteMax = 1000;

export const measurementValueMin = 0;
export const measurementValueMax = 1000;

export const measurementDiastolicMin = 20;
export const measurementDiastolicMax = 200;

export const measurementNotesMax = 300;



export const Measurement = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "source_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementSourceTextMax))),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementPatientNoteMax))),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "kind": MeasurementKind,
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementValueMin)).check(/*#__PURE__*/ zod.lte(measurementValueMax)),
  "diastolic": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementDiastolicMin)).check(/*#__PURE__*/ zod.lte(measurementDiastolicMax))),
  "unit": MeasurementUnit,
  "measured_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementNotesMax)))
});

export type Measurement = zod.input<typeof Measurement>;
export type MeasurementOutput = zod.output<typeof Measurement>;

export const measurementTargetMinimumMin = 0;
export const measurementTargetMinimumMax = 1000;

export const measurementTargetMaximumMin = 0;
export const measurementTargetMaximumMax = 1000;

export const measurementTargetDiastolicMinimumMin = 20;
export const measurementTargetDiastolicMinimumMax = 200;

export const measurementTargetDiastolicMaximumMin = 20;
export const measurementTargetDiastolicMaximumMax = 200;

export const measurementTargetNoteMax = 300;



export const MeasurementTarget = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "organization": OrganizationReference,
  "kind": MeasurementKind,
  "unit": MeasurementUnit,
  "minimum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementTargetMinimumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetMinimumMax))),
  "maximum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementTargetMaximumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetMaximumMax))),
  "diastolic_minimum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementTargetDiastolicMinimumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetDiastolicMinimumMax))),
  "diastolic_maximum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementTargetDiastolicMaximumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetDiastolicMaximumMax))),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementTargetNoteMax))),
  "set_by": PersonReference,
  "set_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MeasurementTarget = zod.input<typeof MeasurementTarget>;
export type MeasurementTargetOutput = zod.output<typeof MeasurementTarget>;

export const healthStoryMeasurementsSectionCountMin = 0;

export const healthStoryMeasurementsSectionResultsMax = 200;

export const healthStoryMeasurementsSectionTargetsMax = 100;



export const HealthStoryMeasurementsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryMeasurementsSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Measurement).check(/*#__PURE__*/ zod.maxLength(healthStoryMeasurementsSectionResultsMax)),
  "targets": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(MeasurementTarget).check(/*#__PURE__*/ zod.maxLength(healthStoryMeasurementsSectionTargetsMax)))
});

export type HealthStoryMeasurementsSection = zod.input<typeof HealthStoryMeasurementsSection>;
export type HealthStoryMeasurementsSectionOutput = zod.output<typeof HealthStoryMeasurementsSection>;

export const DocumentCategory = /*#__PURE__*/ zod.enum(['lab', 'imaging', 'discharge', 'medication_list', 'referral', 'insurance', 'other']);

export type DocumentCategory = zod.input<typeof DocumentCategory>;
export type DocumentCategoryOutput = zod.output<typeof DocumentCategory>;

export const DocumentPurpose = /*#__PURE__*/ zod.enum(['document', 'medication_list']);

export type DocumentPurpose = zod.input<typeof DocumentPurpose>;
export type DocumentPurposeOutput = zod.output<typeof DocumentPurpose>;

export const DocumentStatus = /*#__PURE__*/ zod.enum(['uploading', 'analyzing', 'analyzed', 'reviewed', 'failed']);

export type DocumentStatus = zod.input<typeof DocumentStatus>;
export type DocumentStatusOutput = zod.output<typeof DocumentStatus>;

export const DocumentFailure = /*#__PURE__*/ zod.enum(['unreadable', 'password_protected', 'not_medical', 'too_long', 'virus', 'unknown']);

export type DocumentFailure = zod.input<typeof DocumentFailure>;
export type DocumentFailureOutput = zod.output<typeof DocumentFailure>;

export const DocumentRecordKind = /*#__PURE__*/ zod.enum(['medication', 'condition']);

export type DocumentRecordKind = zod.input<typeof DocumentRecordKind>;
export type DocumentRecordKindOutput = zod.output<typeof DocumentRecordKind>;

export const documentRecordNameMax = 200;



export const DocumentRecord = /*#__PURE__*/ zod.strictObject({
  "kind": DocumentRecordKind,
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentRecordNameMax))
});

export type DocumentRecord = zod.input<typeof DocumentRecord>;
export type DocumentRecordOutput = zod.output<typeof DocumentRecord>;

export const documentNameMax = 200;

export const documentNotesMax = 1000;

export const documentFileNameMax = 255;

export const documentSizeMax = 52428800;


export const documentSuggestionsCountMin = 0;

export const documentLinkedRecordsMax = 100;



export const Document = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentNameMax)),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentNotesMax))),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentFileNameMax)),
  "content_type": /*#__PURE__*/ zod.enum(['application/pdf']),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(documentSizeMax)),
  "page_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "document_date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "category": DocumentCategory,
  "purpose": DocumentPurpose,
  "status": DocumentStatus,
  "failure_reason": /*#__PURE__*/ zod.union([DocumentFailure,/*#__PURE__*/ zod.null()]),
  "uploaded_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "suggestions_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(documentSuggestionsCountMin)),
  "linked_records": /*#__PURE__*/ zod.array(DocumentRecord).check(/*#__PURE__*/ zod.maxLength(documentLinkedRecordsMax)),
  "source": RecordSource,
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean()
});

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;

export const healthStoryDocumentsSectionCountMin = 0;

export const healthStoryDocumentsSectionResultsMax = 200;



export const HealthStoryDocumentsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryDocumentsSectionCountMin)),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "results": /*#__PURE__*/ zod.array(Document).check(/*#__PURE__*/ zod.maxLength(healthStoryDocumentsSectionResultsMax))
});

export type HealthStoryDocumentsSection = zod.input<typeof HealthStoryDocumentsSection>;
export type HealthStoryDocumentsSectionOutput = zod.output<typeof HealthStoryDocumentsSection>;

export const HealthStorySections = /*#__PURE__*/ zod.strictObject({
  "allergies": /*#__PURE__*/ zod.optional(HealthStoryAllergiesSection),
  "medications": /*#__PURE__*/ zod.optional(HealthStoryMedicationsSection),
  "conditions": /*#__PURE__*/ zod.optional(HealthStoryConditionsSection),
  "immunizations": /*#__PURE__*/ zod.optional(HealthStoryImmunizationsSection),
  "procedures": /*#__PURE__*/ zod.optional(HealthStoryProceduresSection),
  "family_history": /*#__PURE__*/ zod.optional(HealthStoryFamilyHistorySection),
  "test_results": /*#__PURE__*/ zod.optional(HealthStoryTestResultsSection),
  "measurements": /*#__PURE__*/ zod.optional(HealthStoryMeasurementsSection),
  "documents": /*#__PURE__*/ zod.optional(HealthStoryDocumentsSection)
});

export type HealthStorySections = zod.input<typeof HealthStorySections>;
export type HealthStorySectionsOutput = zod.output<typeof HealthStorySections>;

export const HealthStory = /*#__PURE__*/ zod.strictObject({
  "patient": HealthStoryPerson,
  "generated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "sections": HealthStorySections
});

export type HealthStory = zod.input<typeof HealthStory>;
export type HealthStoryOutput = zod.output<typeof HealthStory>;

export const PersonHealthStory = /*#__PURE__*/ zod.strictObject({
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "story": HealthStory
});

export type PersonHealthStory = zod.input<typeof PersonHealthStory>;
export type PersonHealthStoryOutput = zod.output<typeof PersonHealthStory>;

export const measurementTargetListCountMin = 0;

export const measurementTargetListResultsMax = 100;



export const MeasurementTargetList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementTargetListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(MeasurementTarget).check(/*#__PURE__*/ zod.maxLength(measurementTargetListResultsMax))
});

export type MeasurementTargetList = zod.input<typeof MeasurementTargetList>;
export type MeasurementTargetListOutput = zod.output<typeof MeasurementTargetList>;

export const measurementTargetSaveMinimumMin = 0;
export const measurementTargetSaveMinimumMax = 1000;

export const measurementTargetSaveMaximumMin = 0;
export const measurementTargetSaveMaximumMax = 1000;

export const measurementTargetSaveDiastolicMinimumMin = 20;
export const measurementTargetSaveDiastolicMinimumMax = 200;

export const measurementTargetSaveDiastolicMaximumMin = 20;
export const measurementTargetSaveDiastolicMaximumMax = 200;

export const measurementTargetSaveNoteMax = 300;


export const measurementTargetSaveNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const MeasurementTargetSave = /*#__PURE__*/ zod.strictObject({
  "unit": MeasurementUnit,
  "minimum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementTargetSaveMinimumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetSaveMinimumMax))),
  "maximum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementTargetSaveMaximumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetSaveMaximumMax))),
  "diastolic_minimum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementTargetSaveDiastolicMinimumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetSaveDiastolicMinimumMax))),
  "diastolic_maximum": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementTargetSaveDiastolicMaximumMin)).check(/*#__PURE__*/ zod.lte(measurementTargetSaveDiastolicMaximumMax))),
  "note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementTargetSaveNoteMax)).check(/*#__PURE__*/ zod.regex(measurementTargetSaveNoteRegExp)))
});

export type MeasurementTargetSave = zod.input<typeof MeasurementTargetSave>;
export type MeasurementTargetSaveOutput = zod.output<typeof MeasurementTargetSave>;

export const SuggestedRecordKind = /*#__PURE__*/ zod.enum(['allergies', 'medications', 'conditions', 'immunizations', 'procedures', 'family_history', 'test_results']);

export type SuggestedRecordKind = zod.input<typeof SuggestedRecordKind>;
export type SuggestedRecordKindOutput = zod.output<typeof SuggestedRecordKind>;

export const RecordSuggestionStatus = /*#__PURE__*/ zod.enum(['open', 'accepted', 'declined', 'withdrawn']);

export type RecordSuggestionStatus = zod.input<typeof RecordSuggestionStatus>;
export type RecordSuggestionStatusOutput = zod.output<typeof RecordSuggestionStatus>;

export const RecordSuggestion = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "organization": OrganizationReference,
  "suggested_by": PersonReference,
  "suggested_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "kind": SuggestedRecordKind,
  "status": RecordSuggestionStatus,
  "decided_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "record": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "allergy": /*#__PURE__*/ zod.union([Allergy,/*#__PURE__*/ zod.null()]),
  "medication": /*#__PURE__*/ zod.union([Medication,/*#__PURE__*/ zod.null()]),
  "condition": /*#__PURE__*/ zod.union([Condition,/*#__PURE__*/ zod.null()]),
  "immunization": /*#__PURE__*/ zod.union([Immunization,/*#__PURE__*/ zod.null()]),
  "procedure": /*#__PURE__*/ zod.union([Procedure,/*#__PURE__*/ zod.null()]),
  "family_history": /*#__PURE__*/ zod.union([FamilyHistory,/*#__PURE__*/ zod.null()]),
  "test_result": /*#__PURE__*/ zod.union([TestResult,/*#__PURE__*/ zod.null()])
});

export type RecordSuggestion = zod.input<typeof RecordSuggestion>;
export type RecordSuggestionOutput = zod.output<typeof RecordSuggestion>;

export const recordSuggestionListCountMin = 0;

export const recordSuggestionListResultsMax = 100;



export const RecordSuggestionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recordSuggestionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(RecordSuggestion).check(/*#__PURE__*/ zod.maxLength(recordSuggestionListResultsMax))
});

export type RecordSuggestionList = zod.input<typeof RecordSuggestionList>;
export type RecordSuggestionListOutput = zod.output<typeof RecordSuggestionList>;

export const allergyCreateAllergenMin = 2;
export const allergyCreateAllergenMax = 120;


export const allergyCreateAllergenRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const allergyCreateReactionsMax = 7;

export const allergyCreateReactionTextMax = 120;


export const allergyCreateReactionTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const allergyCreateOnsetYearMin = 1850;
export const allergyCreateOnsetYearMax = 2200;

export const allergyCreateNotesMax = 1000;


export const allergyCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const allergyCreateSourceTextMax = 200;


export const allergyCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const AllergyCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "allergen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(allergyCreateAllergenMin)).check(/*#__PURE__*/ zod.maxLength(allergyCreateAllergenMax)).check(/*#__PURE__*/ zod.regex(allergyCreateAllergenRegExp)),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "category": AllergyCategory,
  "reactions": /*#__PURE__*/ zod.array(AllergyReaction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(allergyCreateReactionsMax)),
  "reaction_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyCreateReactionTextMax)).check(/*#__PURE__*/ zod.regex(allergyCreateReactionTextRegExp))),
  "severity": /*#__PURE__*/ zod.optional(AllergySeverity),
  "onset_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyCreateOnsetYearMin)).check(/*#__PURE__*/ zod.lte(allergyCreateOnsetYearMax))),
  "status": /*#__PURE__*/ zod.optional(AllergyStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyCreateNotesMax)).check(/*#__PURE__*/ zod.regex(allergyCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(allergyCreateSourceTextRegExp)))
});

export type AllergyCreate = zod.input<typeof AllergyCreate>;
export type AllergyCreateOutput = zod.output<typeof AllergyCreate>;

export const medicationCreateNameMin = 2;
export const medicationCreateNameMax = 120;


export const medicationCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationCreateDinRegExp = new RegExp('^\\d{8}$');
export const medicationCreateStrengthMax = 60;


export const medicationCreateStrengthRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationCreateDoseTextMax = 120;


export const medicationCreateDoseTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationCreateMaxPerDayExclusiveMin = 0;
export const medicationCreateMaxPerDayMax = 100;

export const medicationCreateInstructionsMax = 1000;


export const medicationCreateInstructionsRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const medicationCreateReasonMax = 200;


export const medicationCreateReasonRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationCreateStopReasonMax = 200;


export const medicationCreateStopReasonRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationCreateReactionMax = 500;


export const medicationCreateReactionRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const medicationCreatePrescriberTextMax = 120;


export const medicationCreatePrescriberTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationCreateNotesMax = 1000;


export const medicationCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const medicationCreateSourceTextMax = 200;


export const medicationCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const MedicationCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(medicationCreateNameMin)).check(/*#__PURE__*/ zod.maxLength(medicationCreateNameMax)).check(/*#__PURE__*/ zod.regex(medicationCreateNameRegExp)),
  "din": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationCreateDinRegExp))),
  "form": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationForm,/*#__PURE__*/ zod.null()])),
  "strength": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateStrengthMax)).check(/*#__PURE__*/ zod.regex(medicationCreateStrengthRegExp))),
  "dose": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationDose,/*#__PURE__*/ zod.null()])),
  "dose_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateDoseTextMax)).check(/*#__PURE__*/ zod.regex(medicationCreateDoseTextRegExp))),
  "frequency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()])),
  "custom_schedule": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationSchedule,/*#__PURE__*/ zod.null()])),
  "max_per_day": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationCreateMaxPerDayExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationCreateMaxPerDayMax))),
  "route": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])),
  "instruction_type": /*#__PURE__*/ zod.optional(MedicationInstructionType),
  "instructions": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateInstructionsMax)).check(/*#__PURE__*/ zod.regex(medicationCreateInstructionsRegExp))),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateReasonMax)).check(/*#__PURE__*/ zod.regex(medicationCreateReasonRegExp))),
  "start_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "end_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "currently_taking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "stop_reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateStopReasonMax)).check(/*#__PURE__*/ zod.regex(medicationCreateStopReasonRegExp))),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateReactionMax)).check(/*#__PURE__*/ zod.regex(medicationCreateReactionRegExp))),
  "prescriber_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreatePrescriberTextMax)).check(/*#__PURE__*/ zod.regex(medicationCreatePrescriberTextRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateNotesMax)).check(/*#__PURE__*/ zod.regex(medicationCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(medicationCreateSourceTextRegExp)))
});

export type MedicationCreate = zod.input<typeof MedicationCreate>;
export type MedicationCreateOutput = zod.output<typeof MedicationCreate>;

export const conditionCreateNameMin = 2;
export const conditionCreateNameMax = 120;


export const conditionCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const conditionCreateTypeMax = 80;


export const conditionCreateTypeRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const conditionCreateDiagnosisYearMin = 1850;
export const conditionCreateDiagnosisYearMax = 2200;

export const conditionCreateResolvedYearMin = 1850;
export const conditionCreateResolvedYearMax = 2200;

export const conditionCreateNotesMax = 1000;


export const conditionCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const conditionCreateSourceTextMax = 200;


export const conditionCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const ConditionCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionCreateNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionCreateNameMax)).check(/*#__PURE__*/ zod.regex(conditionCreateNameRegExp)),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "type": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(conditionCreateTypeMax)).check(/*#__PURE__*/ zod.regex(conditionCreateTypeRegExp))),
  "diagnosis_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionCreateDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionCreateDiagnosisYearMax))),
  "resolved_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionCreateResolvedYearMin)).check(/*#__PURE__*/ zod.lte(conditionCreateResolvedYearMax))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionCreateNotesMax)).check(/*#__PURE__*/ zod.regex(conditionCreateNotesRegExp))),
  "status": /*#__PURE__*/ zod.optional(ConditionStatus),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(conditionCreateSourceTextRegExp)))
});

export type ConditionCreate = zod.input<typeof ConditionCreate>;
export type ConditionCreateOutput = zod.output<typeof ConditionCreate>;

export const immunizationCreateVaccineNameMin = 2;
export const immunizationCreateVaccineNameMax = 120;


export const immunizationCreateVaccineNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationCreateDoseNumberMax = 20;

export const immunizationCreateLotNumberMax = 40;


export const immunizationCreateLotNumberRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationCreateManufacturerMax = 80;


export const immunizationCreateManufacturerRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationCreateLocationMax = 120;


export const immunizationCreateLocationRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationCreateReactionMax = 500;


export const immunizationCreateReactionRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const immunizationCreateNotesMax = 1000;


export const immunizationCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const immunizationCreateSourceTextMax = 200;


export const immunizationCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const ImmunizationCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "vaccine_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(immunizationCreateVaccineNameMin)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateVaccineNameMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateVaccineNameRegExp)),
  "vaccine_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "date_received": PartialDate,
  "dose_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(immunizationCreateDoseNumberMax))),
  "lot_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateLotNumberMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateLotNumberRegExp))),
  "manufacturer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateManufacturerMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateManufacturerRegExp))),
  "location": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateLocationMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateLocationRegExp))),
  "next_dose_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationCreateReactionMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateReactionRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationCreateNotesMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateSourceTextRegExp)))
});

export type ImmunizationCreate = zod.input<typeof ImmunizationCreate>;
export type ImmunizationCreateOutput = zod.output<typeof ImmunizationCreate>;

export const procedureCreateNameMin = 2;
export const procedureCreateNameMax = 120;


export const procedureCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureCreateBodySiteMax = 80;


export const procedureCreateBodySiteRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureCreateFacilityMax = 120;


export const procedureCreateFacilityRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureCreateOutcomeMax = 250;


export const procedureCreateOutcomeRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureCreateNotesMax = 1000;


export const procedureCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const procedureCreateSourceTextMax = 200;


export const procedureCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const ProcedureCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(procedureCreateNameMin)).check(/*#__PURE__*/ zod.maxLength(procedureCreateNameMax)).check(/*#__PURE__*/ zod.regex(procedureCreateNameRegExp)),
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "body_site": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureCreateBodySiteMax)).check(/*#__PURE__*/ zod.regex(procedureCreateBodySiteRegExp))),
  "facility": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureCreateFacilityMax)).check(/*#__PURE__*/ zod.regex(procedureCreateFacilityRegExp))),
  "outcome": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureCreateOutcomeMax)).check(/*#__PURE__*/ zod.regex(procedureCreateOutcomeRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureCreateNotesMax)).check(/*#__PURE__*/ zod.regex(procedureCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(procedureCreateSourceTextRegExp)))
});

export type ProcedureCreate = zod.input<typeof ProcedureCreate>;
export type ProcedureCreateOutput = zod.output<typeof ProcedureCreate>;

export const familyHistoryCreateConditionMin = 2;
export const familyHistoryCreateConditionMax = 120;


export const familyHistoryCreateConditionRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const familyHistoryCreateAgeAtOnsetMin = 0;
export const familyHistoryCreateAgeAtOnsetMax = 125;

export const familyHistoryCreateAgeAtDeathMin = 0;
export const familyHistoryCreateAgeAtDeathMax = 125;

export const familyHistoryCreateNotesMax = 1000;


export const familyHistoryCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const familyHistoryCreateSourceTextMax = 200;


export const familyHistoryCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const FamilyHistoryCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "relation": FamilyRelation,
  "condition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(familyHistoryCreateConditionMin)).check(/*#__PURE__*/ zod.maxLength(familyHistoryCreateConditionMax)).check(/*#__PURE__*/ zod.regex(familyHistoryCreateConditionRegExp))),
  "age_at_onset": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryCreateAgeAtOnsetMin)).check(/*#__PURE__*/ zod.lte(familyHistoryCreateAgeAtOnsetMax))),
  "is_deceased": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "age_at_death": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryCreateAgeAtDeathMin)).check(/*#__PURE__*/ zod.lte(familyHistoryCreateAgeAtDeathMax))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryCreateNotesMax)).check(/*#__PURE__*/ zod.regex(familyHistoryCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(familyHistoryCreateSourceTextRegExp)))
});

export type FamilyHistoryCreate = zod.input<typeof FamilyHistoryCreate>;
export type FamilyHistoryCreateOutput = zod.output<typeof FamilyHistoryCreate>;

export const testResultCreatePanelMax = 120;


export const testResultCreatePanelRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultCreateTestNameMin = 2;
export const testResultCreateTestNameMax = 120;


export const testResultCreateTestNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultCreateTestCodeMax = 60;

export const testResultCreateValueTextMax = 200;


export const testResultCreateValueTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultCreateDecimalsMin = 0;
export const testResultCreateDecimalsMax = 6;

export const testResultCreateUnitMax = 30;


export const testResultCreateUnitRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultCreateReferenceTextMax = 200;


export const testResultCreateReferenceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultCreateLabNameMax = 120;


export const testResultCreateLabNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultCreateNotesMax = 1000;


export const testResultCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const testResultCreateSourceTextMax = 200;


export const testResultCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const TestResultCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "panel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreatePanelMax)).check(/*#__PURE__*/ zod.regex(testResultCreatePanelRegExp))),
  "test_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(testResultCreateTestNameMin)).check(/*#__PURE__*/ zod.maxLength(testResultCreateTestNameMax)).check(/*#__PURE__*/ zod.regex(testResultCreateTestNameRegExp)),
  "test_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultCreateTestCodeMax))),
  "value": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "value_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateValueTextMax)).check(/*#__PURE__*/ zod.regex(testResultCreateValueTextRegExp))),
  "decimals": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultCreateDecimalsMin)).check(/*#__PURE__*/ zod.lte(testResultCreateDecimalsMax))),
  "unit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateUnitMax)).check(/*#__PURE__*/ zod.regex(testResultCreateUnitRegExp))),
  "reference_low": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "reference_high": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "reference_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateReferenceTextMax)).check(/*#__PURE__*/ zod.regex(testResultCreateReferenceTextRegExp))),
  "interpretation": /*#__PURE__*/ zod.optional(TestInterpretation),
  "collected_at": /*#__PURE__*/ zod.iso.date(),
  "resulted_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "lab_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateLabNameMax)).check(/*#__PURE__*/ zod.regex(testResultCreateLabNameRegExp))),
  "status": /*#__PURE__*/ zod.optional(TestResultStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateNotesMax)).check(/*#__PURE__*/ zod.regex(testResultCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(testResultCreateSourceTextRegExp)))
});

export type TestResultCreate = zod.input<typeof TestResultCreate>;
export type TestResultCreateOutput = zod.output<typeof TestResultCreate>;

export const RecordSuggestionCreate = /*#__PURE__*/ zod.strictObject({
  "allergy": /*#__PURE__*/ zod.optional(AllergyCreate),
  "medication": /*#__PURE__*/ zod.optional(MedicationCreate),
  "condition": /*#__PURE__*/ zod.optional(ConditionCreate),
  "immunization": /*#__PURE__*/ zod.optional(ImmunizationCreate),
  "procedure": /*#__PURE__*/ zod.optional(ProcedureCreate),
  "family_history": /*#__PURE__*/ zod.optional(FamilyHistoryCreate),
  "test_result": /*#__PURE__*/ zod.optional(TestResultCreate)
});

export type RecordSuggestionCreate = zod.input<typeof RecordSuggestionCreate>;
export type RecordSuggestionCreateOutput = zod.output<typeof RecordSuggestionCreate>;

export const organizationOfferingWrittenLanguagesMax = 2;

export const organizationOfferingLanguagesMax = 2;


export const organizationOfferingActiveCountMin = 0;




export const OrganizationOffering = /*#__PURE__*/ zod.strictObject({
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "written_languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(organizationOfferingWrittenLanguagesMax)),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationOfferingLanguagesMax)),
  "is_offered": /*#__PURE__*/ zod.boolean(),
  "is_discoverable": /*#__PURE__*/ zod.boolean(),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "active_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOfferingActiveCountMin)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type OrganizationOffering = zod.input<typeof OrganizationOffering>;
export type OrganizationOfferingOutput = zod.output<typeof OrganizationOffering>;

export const organizationOfferingListCountMin = 0;

export const organizationOfferingListResultsMax = 100;



export const OrganizationOfferingList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOfferingListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(OrganizationOffering).check(/*#__PURE__*/ zod.maxLength(organizationOfferingListResultsMax))
});

export type OrganizationOfferingList = zod.input<typeof OrganizationOfferingList>;
export type OrganizationOfferingListOutput = zod.output<typeof OrganizationOfferingList>;

export const organizationOfferingUpdatePositionMax = 1000;

export const organizationOfferingUpdateLanguagesMax = 2;



export const OrganizationOfferingUpdate = /*#__PURE__*/ zod.strictObject({
  "is_offered": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "is_discoverable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "position": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(organizationOfferingUpdatePositionMax))),
  "languages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationOfferingUpdateLanguagesMax)))
});

export type OrganizationOfferingUpdate = zod.input<typeof OrganizationOfferingUpdate>;
export type OrganizationOfferingUpdateOutput = zod.output<typeof OrganizationOfferingUpdate>;

export const organizationOverviewListCountMin = 0;

export const organizationOverviewListResultsMax = 100;



export const OrganizationOverviewList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOverviewListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(OrganizationOverview).check(/*#__PURE__*/ zod.maxLength(organizationOverviewListResultsMax))
});

export type OrganizationOverviewList = zod.input<typeof OrganizationOverviewList>;
export type OrganizationOverviewListOutput = zod.output<typeof OrganizationOverviewList>;

export const organizationSearchSearchMin = 2;
export const organizationSearchSearchMax = 200;


export const organizationSearchSearchRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const OrganizationSearch = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(organizationSearchSearchMin)).check(/*#__PURE__*/ zod.maxLength(organizationSearchSearchMax)).check(/*#__PURE__*/ zod.regex(organizationSearchSearchRegExp))
});

export type OrganizationSearch = zod.input<typeof OrganizationSearch>;
export type OrganizationSearchOutput = zod.output<typeof OrganizationSearch>;

export const OrganizationHitKind = /*#__PURE__*/ zod.enum(['journey', 'form', 'content', 'media', 'user', 'invitation']);

export type OrganizationHitKind = zod.input<typeof OrganizationHitKind>;
export type OrganizationHitKindOutput = zod.output<typeof OrganizationHitKind>;

export const organizationHitTitleMax = 1000;

export const organizationHitExcerptMax = 300;



export const OrganizationHit = /*#__PURE__*/ zod.strictObject({
  "kind": OrganizationHitKind,
  "id": /*#__PURE__*/ zod.uuid(),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationHitTitleMax)),
  "excerpt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationHitExcerptMax)))
});

export type OrganizationHit = zod.input<typeof OrganizationHit>;
export type OrganizationHitOutput = zod.output<typeof OrganizationHit>;

export const organizationHitListCountMin = 0;

export const organizationHitListResultsMax = 100;



export const OrganizationHitList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationHitListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(OrganizationHit).check(/*#__PURE__*/ zod.maxLength(organizationHitListResultsMax))
});

export type OrganizationHitList = zod.input<typeof OrganizationHitList>;
export type OrganizationHitListOutput = zod.output<typeof OrganizationHitList>;

export const ContentType = /*#__PURE__*/ zod.enum(['article', 'video', 'audio', 'pdf', 'link', 'tool']);

export type ContentType = zod.input<typeof ContentType>;
export type ContentTypeOutput = zod.output<typeof ContentType>;

export const OrganizationContentStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'changed']);

export type OrganizationContentStatus = zod.input<typeof OrganizationContentStatus>;
export type OrganizationContentStatusOutput = zod.output<typeof OrganizationContentStatus>;

export const textPairEnCaMax = 100000;

export const textPairFrCaMax = 100000;



export const TextPair = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textPairEnCaMax)),
  "fr-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textPairFrCaMax))
});

export type TextPair = zod.input<typeof TextPair>;
export type TextPairOutput = zod.output<typeof TextPair>;

export const ContentTag = /*#__PURE__*/ zod.enum(['surgery', 'pain', 'breathing', 'pregnancy_baby', 'mental_health', 'sleep', 'diabetes', 'vaccines', 'medications', 'nutrition', 'movement', 'using_care']);

export type ContentTag = zod.input<typeof ContentTag>;
export type ContentTagOutput = zod.output<typeof ContentTag>;


export const organizationContentRowMissingLanguagesMax = 2;

export const organizationContentRowUpdatedByMax = 200;

export const organizationContentRowTagsMax = 12;



export const OrganizationContentRow = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "status": OrganizationContentStatus,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "missing_languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(organizationContentRowMissingLanguagesMax)),
  "published_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "review_on": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "is_review_due": /*#__PURE__*/ zod.boolean(),
  "publish_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "publish_failed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContentRowUpdatedByMax))),
  "type": ContentType,
  "title": TextPair,
  "tags": /*#__PURE__*/ zod.array(ContentTag).check(/*#__PURE__*/ zod.maxLength(organizationContentRowTagsMax))
});

export type OrganizationContentRow = zod.input<typeof OrganizationContentRow>;
export type OrganizationContentRowOutput = zod.output<typeof OrganizationContentRow>;

export const organizationContentListCountMin = 0;

export const organizationContentListResultsMax = 100;



export const OrganizationContentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationContentListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(OrganizationContentRow).check(/*#__PURE__*/ zod.maxLength(organizationContentListResultsMax))
});

export type OrganizationContentList = zod.input<typeof OrganizationContentList>;
export type OrganizationContentListOutput = zod.output<typeof OrganizationContentList>;

export const OrganizationContentCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "type": ContentType,
  "title": TextPair
});

export type OrganizationContentCreate = zod.input<typeof OrganizationContentCreate>;
export type OrganizationContentCreateOutput = zod.output<typeof OrganizationContentCreate>;

export const MediaPair = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "fr-ca": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
});

export type MediaPair = zod.input<typeof MediaPair>;
export type MediaPairOutput = zod.output<typeof MediaPair>;

export const MediaKind = /*#__PURE__*/ zod.enum(['picture', 'film', 'recording', 'document', 'captions']);

export type MediaKind = zod.input<typeof MediaKind>;
export type MediaKindOutput = zod.output<typeof MediaKind>;

export const MediaType = /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'video/mp4', 'video/webm', 'audio/mpeg', 'audio/wav', 'text/vtt']);

export type MediaType = zod.input<typeof MediaType>;
export type MediaTypeOutput = zod.output<typeof MediaType>;

export const mediaFileFileNameMax = 255;

export const mediaFileSizeMax = 52428800;


export const mediaFileUsesCountMin = 0;

export const mediaFileCreatedByMax = 200;



export const MediaFile = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "kind": MediaKind,
  "content_type": MediaType,
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mediaFileFileNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mediaFileSizeMax)),
  "alt": TextPair,
  "url": /*#__PURE__*/ zod.url(),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "uses_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaFileUsesCountMin)),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "created_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mediaFileCreatedByMax)))
});

export type MediaFile = zod.input<typeof MediaFile>;
export type MediaFileOutput = zod.output<typeof MediaFile>;

export const JourneyDefinitionStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'retired']);

export type JourneyDefinitionStatus = zod.input<typeof JourneyDefinitionStatus>;
export type JourneyDefinitionStatusOutput = zod.output<typeof JourneyDefinitionStatus>;

export const contentJourneyUseNameMax = 1000;

export const contentJourneyUseOpenEnrolmentCountMin = 0;



export const ContentJourneyUse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentJourneyUseNameMax)),
  "status": JourneyDefinitionStatus,
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(contentJourneyUseOpenEnrolmentCountMin))
});

export type ContentJourneyUse = zod.input<typeof ContentJourneyUse>;
export type ContentJourneyUseOutput = zod.output<typeof ContentJourneyUse>;

export const organizationContentUsesJourneysMax = 1000;

export const organizationContentUsesRecommendedCountMin = 0;

export const organizationContentUsesSavedCountMin = 0;

export const organizationContentUsesStartedCountMin = 0;



export const OrganizationContentUses = /*#__PURE__*/ zod.strictObject({
  "journeys": /*#__PURE__*/ zod.array(ContentJourneyUse).check(/*#__PURE__*/ zod.maxLength(organizationContentUsesJourneysMax)),
  "is_featured": /*#__PURE__*/ zod.boolean(),
  "recommended_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationContentUsesRecommendedCountMin)),
  "saved_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationContentUsesSavedCountMin)),
  "started_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationContentUsesStartedCountMin))
});

export type OrganizationContentUses = zod.input<typeof OrganizationContentUses>;
export type OrganizationContentUsesOutput = zod.output<typeof OrganizationContentUses>;


export const organizationContentMissingLanguagesMax = 2;

export const organizationContentUpdatedByMax = 200;

export const organizationContentTagsMax = 12;

export const organizationContentMinutesMax = 240;

export const organizationContentMediaFilesMax = 100;



export const OrganizationContent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "status": OrganizationContentStatus,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "missing_languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(organizationContentMissingLanguagesMax)),
  "published_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "review_on": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "is_review_due": /*#__PURE__*/ zod.boolean(),
  "publish_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "publish_failed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContentUpdatedByMax))),
  "type": ContentType,
  "title": TextPair,
  "summary": TextPair,
  "body": TextPair,
  "transcript": TextPair,
  "tags": /*#__PURE__*/ zod.array(ContentTag).check(/*#__PURE__*/ zod.maxLength(organizationContentTagsMax)),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(organizationContentMinutesMax))),
  "author": TextPair,
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "media": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "captions": MediaPair,
  "url": TextPair,
  "files": MediaPair,
  "media_files": /*#__PURE__*/ zod.array(MediaFile).check(/*#__PURE__*/ zod.maxLength(organizationContentMediaFilesMax)),
  "uses": OrganizationContentUses
});

export type OrganizationContent = zod.input<typeof OrganizationContent>;
export type OrganizationContentOutput = zod.output<typeof OrganizationContent>;

export const organizationContentSaveTagsMax = 12;

export const organizationContentSaveMinutesMax = 240;



export const OrganizationContentSave = /*#__PURE__*/ zod.strictObject({
  "type": ContentType,
  "title": TextPair,
  "summary": TextPair,
  "body": TextPair,
  "transcript": TextPair,
  "tags": /*#__PURE__*/ zod.array(ContentTag).check(/*#__PURE__*/ zod.maxLength(organizationContentSaveTagsMax)),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(organizationContentSaveMinutesMax))),
  "author": TextPair,
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "media": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "captions": MediaPair,
  "url": TextPair,
  "files": MediaPair
});

export type OrganizationContentSave = zod.input<typeof OrganizationContentSave>;
export type OrganizationContentSaveOutput = zod.output<typeof OrganizationContentSave>;

export const OrganizationContentReview = /*#__PURE__*/ zod.strictObject({
  "review_on": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "reviewed": /*#__PURE__*/ zod.boolean()
});

export type OrganizationContentReview = zod.input<typeof OrganizationContentReview>;
export type OrganizationContentReviewOutput = zod.output<typeof OrganizationContentReview>;

export const OrganizationContentSchedule = /*#__PURE__*/ zod.strictObject({
  "publish_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OrganizationContentSchedule = zod.input<typeof OrganizationContentSchedule>;
export type OrganizationContentScheduleOutput = zod.output<typeof OrganizationContentSchedule>;

export const mediaFileListCountMin = 0;

export const mediaFileListResultsMax = 100;



export const MediaFileList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaFileListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(MediaFile).check(/*#__PURE__*/ zod.maxLength(mediaFileListResultsMax))
});

export type MediaFileList = zod.input<typeof MediaFileList>;
export type MediaFileListOutput = zod.output<typeof MediaFileList>;

export const mediaFileCreateFileNameMax = 255;


export const mediaFileCreateFileNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');



export const MediaFileCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mediaFileCreateFileNameMax)).check(/*#__PURE__*/ zod.regex(mediaFileCreateFileNameRegExp)),
  "content_type": MediaType,
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "alt": TextPair
});

export type MediaFileCreate = zod.input<typeof MediaFileCreate>;
export type MediaFileCreateOutput = zod.output<typeof MediaFileCreate>;

export const MediaFileUpload = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "upload": /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "method": /*#__PURE__*/ zod.enum(['PUT']),
  "headers": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
});

export type MediaFileUpload = zod.input<typeof MediaFileUpload>;
export type MediaFileUploadOutput = zod.output<typeof MediaFileUpload>;

export const MediaUse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "title": TextPair,
  "type": ContentType,
  "status": OrganizationContentStatus
});

export type MediaUse = zod.input<typeof MediaUse>;
export type MediaUseOutput = zod.output<typeof MediaUse>;

export const mediaJourneyUseNameMax = 1000;



export const MediaJourneyUse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mediaJourneyUseNameMax)),
  "status": JourneyDefinitionStatus,
  "only_earlier": /*#__PURE__*/ zod.boolean()
});

export type MediaJourneyUse = zod.input<typeof MediaJourneyUse>;
export type MediaJourneyUseOutput = zod.output<typeof MediaJourneyUse>;

export const mediaFileDetailTwoUsesMax = 1000;

export const mediaFileDetailTwoJourneysMax = 1000;



export const MediaFileDetail = /*#__PURE__*/ zod.intersection(MediaFile, /*#__PURE__*/ zod.strictObject({
  "uses": /*#__PURE__*/ zod.array(MediaUse).check(/*#__PURE__*/ zod.maxLength(mediaFileDetailTwoUsesMax)),
  "journeys": /*#__PURE__*/ zod.array(MediaJourneyUse).check(/*#__PURE__*/ zod.maxLength(mediaFileDetailTwoJourneysMax))
}));

export type MediaFileDetail = zod.input<typeof MediaFileDetail>;
export type MediaFileDetailOutput = zod.output<typeof MediaFileDetail>;

export const MediaFileUpdate = /*#__PURE__*/ zod.strictObject({
  "alt": TextPair
});

export type MediaFileUpdate = zod.input<typeof MediaFileUpdate>;
export type MediaFileUpdateOutput = zod.output<typeof MediaFileUpdate>;

export const journeyFilePictureFileNameMax = 255;


export const journeyFilePictureFileNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const journeyFilePictureDataMax = 1398104;


export const journeyFilePictureDataRegExp = new RegExp('^[A-Za-z0-9+/]{2,}={0,2}$');


export const JourneyFilePicture = /*#__PURE__*/ zod.strictObject({
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyFilePictureFileNameMax)).check(/*#__PURE__*/ zod.regex(journeyFilePictureFileNameRegExp)),
  "content_type": /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg', 'image/webp']),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyFilePictureDataMax)).check(/*#__PURE__*/ zod.regex(journeyFilePictureDataRegExp)),
  "alt": TextPair
});

export type JourneyFilePicture = zod.input<typeof JourneyFilePicture>;
export type JourneyFilePictureOutput = zod.output<typeof JourneyFilePicture>;

export const MediaExportRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['not_a_picture', 'too_large'])
});

export type MediaExportRefused = zod.input<typeof MediaExportRefused>;
export type MediaExportRefusedOutput = zod.output<typeof MediaExportRefused>;

export const InvitationStatus = /*#__PURE__*/ zod.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED']);

export type InvitationStatus = zod.input<typeof InvitationStatus>;
export type InvitationStatusOutput = zod.output<typeof InvitationStatus>;

export const InvitationDelivery = /*#__PURE__*/ zod.enum(['not_sent', 'sent', 'bounced']);

export type InvitationDelivery = zod.input<typeof InvitationDelivery>;
export type InvitationDeliveryOutput = zod.output<typeof InvitationDelivery>;

export const invitationTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');
export const invitationEmailMax = 254;



export const Invitation = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(invitationTokenRegExp)),
  "status": InvitationStatus,
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(invitationEmailMax))),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "process_definition": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()),
  "process_definition_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-ca', 'fr-ca'])),
  "delivery": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['not_sent', 'sent', 'bounced'])),
  "last_sent_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "sent_by": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])),
  "expires_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "resend_blocked_until": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const invitationListCountMin = 0;

export const invitationListResultsMax = 100;



export const InvitationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(invitationListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Invitation).check(/*#__PURE__*/ zod.maxLength(invitationListResultsMax))
});

export type InvitationList = zod.input<typeof InvitationList>;
export type InvitationListOutput = zod.output<typeof InvitationList>;

export const invitationBatchEmailsItemMax = 254;

export const invitationBatchEmailsMax = 500;



export const InvitationBatch = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "language": Language,
  "emails": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationBatchEmailsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationBatchEmailsMax))
});

export type InvitationBatch = zod.input<typeof InvitationBatch>;
export type InvitationBatchOutput = zod.output<typeof InvitationBatch>;

export const invitationOutcomeEmailMax = 254;



export const InvitationOutcome = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationOutcomeEmailMax)),
  "outcome": /*#__PURE__*/ zod.enum(['invited', 'not_sent', 'invalid', 'duplicate', 'already_invited', 'already_enrolled']),
  "invitation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
});

export type InvitationOutcome = zod.input<typeof InvitationOutcome>;
export type InvitationOutcomeOutput = zod.output<typeof InvitationOutcome>;

export const invitationBatchResultResultsMax = 500;



export const InvitationBatchResult = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(InvitationOutcome).check(/*#__PURE__*/ zod.maxLength(invitationBatchResultResultsMax))
});

export type InvitationBatchResult = zod.input<typeof InvitationBatchResult>;
export type InvitationBatchResultOutput = zod.output<typeof InvitationBatchResult>;

export const invitationFindingEmailMax = 254;



export const InvitationFinding = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationFindingEmailMax)),
  "finding": /*#__PURE__*/ zod.enum(['new', 'invalid', 'duplicate', 'already_invited', 'already_enrolled'])
});

export type InvitationFinding = zod.input<typeof InvitationFinding>;
export type InvitationFindingOutput = zod.output<typeof InvitationFinding>;

export const invitationPreviewResultsMax = 500;



export const InvitationPreview = /*#__PURE__*/ zod.strictObject({
  "subject": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string(),
  "results": /*#__PURE__*/ zod.array(InvitationFinding).check(/*#__PURE__*/ zod.maxLength(invitationPreviewResultsMax))
});

export type InvitationPreview = zod.input<typeof InvitationPreview>;
export type InvitationPreviewOutput = zod.output<typeof InvitationPreview>;

export const InvitationUpdate = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['EXPIRED'])
});

export type InvitationUpdate = zod.input<typeof InvitationUpdate>;
export type InvitationUpdateOutput = zod.output<typeof InvitationUpdate>;

export const invitationReviewOrganizationPhoneMax = 32;

export const invitationReviewOrganizationEmailMax = 254;

export const invitationReviewRecipientMax = 254;



export const InvitationReview = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationReviewOrganizationPhoneMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(invitationReviewOrganizationEmailMax)))
}),
  "status": /*#__PURE__*/ zod.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED']),
  "process_definition_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "process_definition_description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "sent_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "recipient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationReviewRecipientMax))),
  "is_for_caller": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "may_be_guest": /*#__PURE__*/ zod.boolean(),
  "language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()])
});

export type InvitationReview = zod.input<typeof InvitationReview>;
export type InvitationReviewOutput = zod.output<typeof InvitationReview>;

export const InvitationAccept = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid())
});

export type InvitationAccept = zod.input<typeof InvitationAccept>;
export type InvitationAcceptOutput = zod.output<typeof InvitationAccept>;

export const InvitationAccepted = /*#__PURE__*/ zod.strictObject({
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "organization": /*#__PURE__*/ zod.uuid()
});

export type InvitationAccepted = zod.input<typeof InvitationAccepted>;
export type InvitationAcceptedOutput = zod.output<typeof InvitationAccepted>;

export const InvitationAcceptRefused = /*#__PURE__*/ zod.strictObject({
  "verification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
});

export type InvitationAcceptRefused = zod.input<typeof InvitationAcceptRefused>;
export type InvitationAcceptRefusedOutput = zod.output<typeof InvitationAcceptRefused>;

export const InvitationForbidden = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['wrong_account', 'account_required']))
});

export type InvitationForbidden = zod.input<typeof InvitationForbidden>;
export type InvitationForbiddenOutput = zod.output<typeof InvitationForbidden>;

export const InvitationClosed = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['invitation_expired', 'invitation_revoked', 'invitation_accepted', 'invitation_declined'])
});

export type InvitationClosed = zod.input<typeof InvitationClosed>;
export type InvitationClosedOutput = zod.output<typeof InvitationClosed>;

export const InvitationConsume = /*#__PURE__*/ zod.strictObject({
  "invitation_accepted": /*#__PURE__*/ zod.boolean()
});

export type InvitationConsume = zod.input<typeof InvitationConsume>;
export type InvitationConsumeOutput = zod.output<typeof InvitationConsume>;

export const GuestSession = /*#__PURE__*/ zod.strictObject({
  "access_token": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type GuestSession = zod.input<typeof GuestSession>;
export type GuestSessionOutput = zod.output<typeof GuestSession>;

export const registrationLinkRegisteredCountMin = 0;



export const RegistrationLink = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.url(),
  "enabled": /*#__PURE__*/ zod.boolean(),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "created_by": PersonReference,
  "registered_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registrationLinkRegisteredCountMin)),
  "last_registered_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type RegistrationLink = zod.input<typeof RegistrationLink>;
export type RegistrationLinkOutput = zod.output<typeof RegistrationLink>;

export const registrationLinkListCountMin = 0;



export const RegistrationLinkList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registrationLinkListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(RegistrationLink)
});

export type RegistrationLinkList = zod.input<typeof RegistrationLinkList>;
export type RegistrationLinkListOutput = zod.output<typeof RegistrationLinkList>;

export const RegistrationLinkCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid()
});

export type RegistrationLinkCreate = zod.input<typeof RegistrationLinkCreate>;
export type RegistrationLinkCreateOutput = zod.output<typeof RegistrationLinkCreate>;

export const RegistrationLinkUpdate = /*#__PURE__*/ zod.strictObject({
  "enabled": /*#__PURE__*/ zod.boolean()
});

export type RegistrationLinkUpdate = zod.input<typeof RegistrationLinkUpdate>;
export type RegistrationLinkUpdateOutput = zod.output<typeof RegistrationLinkUpdate>;

export const TaskStatus = /*#__PURE__*/ zod.enum(['open', 'completed', 'cancelled']);

export type TaskStatus = zod.input<typeof TaskStatus>;
export type TaskStatusOutput = zod.output<typeof TaskStatus>;

export const TaskKind = /*#__PURE__*/ zod.enum(['form', 'activity', 'education', 'document', 'acknowledgement']);

export type TaskKind = zod.input<typeof TaskKind>;
export type TaskKindOutput = zod.output<typeof TaskKind>;

export const TaskAudience = /*#__PURE__*/ zod.enum(['patient', 'provider']);

export type TaskAudience = zod.input<typeof TaskAudience>;
export type TaskAudienceOutput = zod.output<typeof TaskAudience>;

export const PatientReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string()
});

export type PatientReference = zod.input<typeof PatientReference>;
export type PatientReferenceOutput = zod.output<typeof PatientReference>;





export const TaskRepeat = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "total": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type TaskRepeat = zod.input<typeof TaskRepeat>;
export type TaskRepeatOutput = zod.output<typeof TaskRepeat>;

export const FormAlertLevel = /*#__PURE__*/ zod.enum(['emergency', 'urgent', 'notice']);

export type FormAlertLevel = zod.input<typeof FormAlertLevel>;
export type FormAlertLevelOutput = zod.output<typeof FormAlertLevel>;

export const taskPriorityMin = 0;
export const taskPriorityMax = 100;

export const taskEstimatedMinutesMax = 240;



export const Task = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "completed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "description": /*#__PURE__*/ zod.string(),
  "priority": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskPriorityMin)).check(/*#__PURE__*/ zod.lte(taskPriorityMax)),
  "due_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "estimated_minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(taskEstimatedMinutesMax))),
  "patient": PatientReference,
  "submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "filled_in_by": /*#__PURE__*/ zod.array(PersonReference),
  "status": TaskStatus,
  "cancelled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "activity_id": /*#__PURE__*/ zod.string(),
  "audience": TaskAudience,
  "repeat": /*#__PURE__*/ zod.union([TaskRepeat,/*#__PURE__*/ zod.null()]),
  "languages": /*#__PURE__*/ zod.array(Language),
  "alert_level": /*#__PURE__*/ zod.union([FormAlertLevel,/*#__PURE__*/ zod.null()])
});

export type Task = zod.input<typeof Task>;
export type TaskOutput = zod.output<typeof Task>;

export const taskListCountMin = 0;

export const taskListResultsMax = 100;



export const TaskList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Task).check(/*#__PURE__*/ zod.maxLength(taskListResultsMax))
});

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;

export const formRowOneMax = 10000;



export const FormRow = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formRowOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())]));

export type FormRow = zod.input<typeof FormRow>;
export type FormRowOutput = zod.output<typeof FormRow>;

export const formDataOneMax = 10000;

export const formDataFiveMax = 20;



export const FormData = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formDataOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.array(FormRow).check(/*#__PURE__*/ zod.maxLength(formDataFiveMax))]));

export type FormData = zod.input<typeof FormData>;
export type FormDataOutput = zod.output<typeof FormData>;

export const TaskResponse = /*#__PURE__*/ zod.enum(['understood', 'question']);

export type TaskResponse = zod.input<typeof TaskResponse>;
export type TaskResponseOutput = zod.output<typeof TaskResponse>;

export const taskCompleteQuestionMax = 2000;


export const taskCompleteQuestionRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const TaskComplete = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData,
  "response": /*#__PURE__*/ zod.optional(TaskResponse),
  "question": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taskCompleteQuestionMax)).check(/*#__PURE__*/ zod.regex(taskCompleteQuestionRegExp)))
});

export type TaskComplete = zod.input<typeof TaskComplete>;
export type TaskCompleteOutput = zod.output<typeof TaskComplete>;

export const TaskCompleted = /*#__PURE__*/ zod.strictObject({
  "submission_id": /*#__PURE__*/ zod.uuid()
});

export type TaskCompleted = zod.input<typeof TaskCompleted>;
export type TaskCompletedOutput = zod.output<typeof TaskCompleted>;

export const LocalizedText = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.string(),
  "fr-ca": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
});

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;

export const FormCondition = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string(),
  "op": /*#__PURE__*/ zod.enum(['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'contains', 'answered', 'empty']),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())]))
});

export type FormCondition = zod.input<typeof FormCondition>;
export type FormConditionOutput = zod.output<typeof FormCondition>;

export const FormVisibility = /*#__PURE__*/ zod.strictObject({
  "all": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormCondition)),
  "any": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormCondition))
});

export type FormVisibility = zod.input<typeof FormVisibility>;
export type FormVisibilityOutput = zod.output<typeof FormVisibility>;

export const formFieldTextKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldTextMinLengthMin = 0;

export const formFieldTextMaxLengthMax = 1000;

export const formFieldTextPatternMax = 200;

export const formFieldTextAutocompleteMax = 40;



export const FormFieldText = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['text']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldTextKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min_length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldTextMinLengthMin))),
  "max_length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldTextMaxLengthMax))),
  "unique": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "pattern": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formFieldTextPatternMax))),
  "pattern_message": /*#__PURE__*/ zod.optional(LocalizedText),
  "autocomplete": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formFieldTextAutocompleteMax))),
  "record": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['name', 'dose', 'reaction']))
});

export type FormFieldText = zod.input<typeof FormFieldText>;
export type FormFieldTextOutput = zod.output<typeof FormFieldText>;

export const formFieldParagraphKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldParagraphMinLengthMin = 0;

export const formFieldParagraphMaxLengthMax = 10000;

export const formFieldParagraphMinWordsMin = 0;




export const FormFieldParagraph = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['paragraph']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldParagraphKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min_length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldParagraphMinLengthMin))),
  "max_length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldParagraphMaxLengthMax))),
  "min_words": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldParagraphMinWordsMin))),
  "max_words": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type FormFieldParagraph = zod.input<typeof FormFieldParagraph>;
export type FormFieldParagraphOutput = zod.output<typeof FormFieldParagraph>;

export const formFieldEmailKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldEmail = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['email']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldEmailKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldEmail = zod.input<typeof FormFieldEmail>;
export type FormFieldEmailOutput = zod.output<typeof FormFieldEmail>;

export const formFieldPhoneKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldPhone = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['phone']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPhoneKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldPhone = zod.input<typeof FormFieldPhone>;
export type FormFieldPhoneOutput = zod.output<typeof FormFieldPhone>;

export const formFieldNumberKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldNumber = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['number']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldNumberKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "integer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "unit": /*#__PURE__*/ zod.optional(LocalizedText),
  "record": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['weight', 'blood_glucose', 'temperature', 'pain', 'heart_rate']))
});

export type FormFieldNumber = zod.input<typeof FormFieldNumber>;
export type FormFieldNumberOutput = zod.output<typeof FormFieldNumber>;

export const formFieldPostalCodeKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldPostalCode = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['postal_code']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPostalCodeKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldPostalCode = zod.input<typeof FormFieldPostalCode>;
export type FormFieldPostalCodeOutput = zod.output<typeof FormFieldPostalCode>;

export const formFieldUrlKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldUrl = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['url']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldUrlKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldUrl = zod.input<typeof FormFieldUrl>;
export type FormFieldUrlOutput = zod.output<typeof FormFieldUrl>;

export const formFieldDateKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldDateWithinYearsMax = 125;

export const formFieldDateNotBeforeRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldDate = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['date']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldDateKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "not_future": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldDateWithinYearsMax))),
  "not_before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldDateNotBeforeRegExp)))
});

export type FormFieldDate = zod.input<typeof FormFieldDate>;
export type FormFieldDateOutput = zod.output<typeof FormFieldDate>;

export const formFieldPartialDateKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldPartialDateWithinYearsMax = 125;

export const formFieldPartialDateNotBeforeRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldPartialDate = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['partial_date']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPartialDateKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "not_future": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldPartialDateWithinYearsMax))),
  "not_before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPartialDateNotBeforeRegExp))),
  "record": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['since']))
});

export type FormFieldPartialDate = zod.input<typeof FormFieldPartialDate>;
export type FormFieldPartialDateOutput = zod.output<typeof FormFieldPartialDate>;

export const formFieldYearKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldYearWithinYearsMax = 125;

export const formFieldYearNotBeforeRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldYear = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['year']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldYearKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "not_future": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldYearWithinYearsMax))),
  "not_before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldYearNotBeforeRegExp)))
});

export type FormFieldYear = zod.input<typeof FormFieldYear>;
export type FormFieldYearOutput = zod.output<typeof FormFieldYear>;

export const formFieldTimeKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldTime = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['time']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldTimeKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldTime = zod.input<typeof FormFieldTime>;
export type FormFieldTimeOutput = zod.output<typeof FormFieldTime>;

export const formFieldBooleanKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldBoolean = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['boolean']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldBooleanKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldBoolean = zod.input<typeof FormFieldBoolean>;
export type FormFieldBooleanOutput = zod.output<typeof FormFieldBoolean>;

export const formOptionPictureDataMax = 40000;


export const formOptionPictureDataRegExp = new RegExp('^[A-Za-z0-9+/]{2,}={0,2}$');


export const FormOptionPicture = /*#__PURE__*/ zod.strictObject({
  "content_type": /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg', 'image/webp']),
  "data": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formOptionPictureDataMax)).check(/*#__PURE__*/ zod.regex(formOptionPictureDataRegExp)),
  "alt": LocalizedText
});

export type FormOptionPicture = zod.input<typeof FormOptionPicture>;
export type FormOptionPictureOutput = zod.output<typeof FormOptionPicture>;

export const formOptionValueMax = 100;



export const FormOption = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formOptionValueMax)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "picture": /*#__PURE__*/ zod.optional(FormOptionPicture),
  "exclusive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type FormOption = zod.input<typeof FormOption>;
export type FormOptionOutput = zod.output<typeof FormOption>;

export const formFieldChoiceKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldChoiceOptionsMax = 300;



export const FormFieldChoice = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['choice']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldChoiceKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.maxLength(formFieldChoiceOptionsMax)),
  "as_list": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type FormFieldChoice = zod.input<typeof FormFieldChoice>;
export type FormFieldChoiceOutput = zod.output<typeof FormFieldChoice>;

export const formFieldMultiChoiceKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldMultiChoiceOptionsMax = 50;



export const FormFieldMultiChoice = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['multi_choice']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldMultiChoiceKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.maxLength(formFieldMultiChoiceOptionsMax)),
  "record": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['allergy', 'condition']))
});

export type FormFieldMultiChoice = zod.input<typeof FormFieldMultiChoice>;
export type FormFieldMultiChoiceOutput = zod.output<typeof FormFieldMultiChoice>;

export const formFieldScaleKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldScaleMinMin = 0;
export const formFieldScaleMinMax = 1;

export const formFieldScaleMaxMin = 2;
export const formFieldScaleMaxMax = 10;



export const FormFieldScale = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['scale']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldScaleKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldScaleMinMin)).check(/*#__PURE__*/ zod.lte(formFieldScaleMinMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldScaleMaxMin)).check(/*#__PURE__*/ zod.lte(formFieldScaleMaxMax)),
  "min_label": LocalizedText,
  "max_label": LocalizedText,
  "as_slider": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type FormFieldScale = zod.input<typeof FormFieldScale>;
export type FormFieldScaleOutput = zod.output<typeof FormFieldScale>;

export const UploadType = /*#__PURE__*/ zod.enum(['application/pdf', 'image/png', 'image/jpeg']);

export type UploadType = zod.input<typeof UploadType>;
export type UploadTypeOutput = zod.output<typeof UploadType>;

export const formFieldFileKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldFileMaxBytesMax = 52428800;

export const formFieldFileMaxFilesMax = 10;



export const FormFieldFile = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['file']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldFileKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "accept": /*#__PURE__*/ zod.array(UploadType),
  "max_bytes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldFileMaxBytesMax))),
  "max_files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldFileMaxFilesMax)))
});

export type FormFieldFile = zod.input<typeof FormFieldFile>;
export type FormFieldFileOutput = zod.output<typeof FormFieldFile>;

export const AnswerRecordKind = /*#__PURE__*/ zod.enum(['medication', 'allergy', 'condition']);

export type AnswerRecordKind = zod.input<typeof AnswerRecordKind>;
export type AnswerRecordKindOutput = zod.output<typeof AnswerRecordKind>;

export const formFieldConsentKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldConsent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['consent']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldConsentKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldConsent = zod.input<typeof FormFieldConsent>;
export type FormFieldConsentOutput = zod.output<typeof FormFieldConsent>;

export const formFieldInfoKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldInfo = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['info']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldInfoKeyRegExp)),
  "label": LocalizedText,
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
});

export type FormFieldInfo = zod.input<typeof FormFieldInfo>;
export type FormFieldInfoOutput = zod.output<typeof FormFieldInfo>;

export const FormRowField = /*#__PURE__*/ zod.discriminatedUnion('type', [FormFieldText,FormFieldParagraph,FormFieldEmail,FormFieldPhone,FormFieldNumber,FormFieldPostalCode,FormFieldUrl,FormFieldDate,FormFieldPartialDate,FormFieldYear,FormFieldTime,FormFieldBoolean,FormFieldChoice,FormFieldMultiChoice,FormFieldScale,FormFieldConsent,FormFieldInfo]);

export type FormRowField = zod.input<typeof FormRowField>;
export type FormRowFieldOutput = zod.output<typeof FormRowField>;

export const formFieldGroupKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldGroupMinRowsMax = 20;

export const formFieldGroupMaxRowsMax = 20;

export const formFieldGroupFieldsMax = 20;



export const FormFieldGroup = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['group']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldGroupKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "row_label": /*#__PURE__*/ zod.optional(LocalizedText),
  "add_label": /*#__PURE__*/ zod.optional(LocalizedText),
  "min_rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldGroupMinRowsMax))),
  "max_rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldGroupMaxRowsMax))),
  "record": /*#__PURE__*/ zod.optional(AnswerRecordKind),
  "fields": /*#__PURE__*/ zod.array(FormRowField).check(/*#__PURE__*/ zod.maxLength(formFieldGroupFieldsMax))
});

export type FormFieldGroup = zod.input<typeof FormFieldGroup>;
export type FormFieldGroupOutput = zod.output<typeof FormFieldGroup>;

export const formFieldSignatureKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldSignature = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['signature']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldSignatureKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "statement": LocalizedText
});

export type FormFieldSignature = zod.input<typeof FormFieldSignature>;
export type FormFieldSignatureOutput = zod.output<typeof FormFieldSignature>;

export const formMatrixRowKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormMatrixRow = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formMatrixRowKeyRegExp)),
  "label": LocalizedText
});

export type FormMatrixRow = zod.input<typeof FormMatrixRow>;
export type FormMatrixRowOutput = zod.output<typeof FormMatrixRow>;

export const formFieldMatrixKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldMatrixRowsMax = 20;

export const formFieldMatrixOptionsMax = 10;



export const FormFieldMatrix = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['matrix']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldMatrixKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "rows": /*#__PURE__*/ zod.array(FormMatrixRow).check(/*#__PURE__*/ zod.maxLength(formFieldMatrixRowsMax)),
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.maxLength(formFieldMatrixOptionsMax))
});

export type FormFieldMatrix = zod.input<typeof FormFieldMatrix>;
export type FormFieldMatrixOutput = zod.output<typeof FormFieldMatrix>;

export const FormField = /*#__PURE__*/ zod.discriminatedUnion('type', [FormFieldText,FormFieldParagraph,FormFieldEmail,FormFieldPhone,FormFieldNumber,FormFieldPostalCode,FormFieldUrl,FormFieldDate,FormFieldPartialDate,FormFieldYear,FormFieldTime,FormFieldBoolean,FormFieldChoice,FormFieldMultiChoice,FormFieldScale,FormFieldFile,FormFieldGroup,FormFieldConsent,FormFieldSignature,FormFieldMatrix,FormFieldInfo]);

export type FormField = zod.input<typeof FormField>;
export type FormFieldOutput = zod.output<typeof FormField>;

export const formPageKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formPageFieldsMax = 500;



export const FormPage = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formPageKeyRegExp)),
  "title": LocalizedText,
  "intro": /*#__PURE__*/ zod.optional(LocalizedText),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "fields": /*#__PURE__*/ zod.array(FormField).check(/*#__PURE__*/ zod.maxLength(formPageFieldsMax))
});

export type FormPage = zod.input<typeof FormPage>;
export type FormPageOutput = zod.output<typeof FormPage>;

export const formAlertKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formAlertClinicPhoneMax = 30;



export const FormAlert = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formAlertKeyRegExp)),
  "level": FormAlertLevel,
  "alert_when": FormVisibility,
  "message": LocalizedText,
  "what_to_do": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['call_911', 'call_811', 'call_clinic'])),
  "clinic_phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formAlertClinicPhoneMax)))
});

export type FormAlert = zod.input<typeof FormAlert>;
export type FormAlertOutput = zod.output<typeof FormAlert>;

export const FormScoreBand = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.int(),
  "label": LocalizedText
});

export type FormScoreBand = zod.input<typeof FormScoreBand>;
export type FormScoreBandOutput = zod.output<typeof FormScoreBand>;

export const formScoreKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formScoreOfItemMax = 64;

export const formScoreOfMax = 100;

export const formScoreBandsMax = 20;



export const FormScore = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formScoreKeyRegExp)),
  "label": LocalizedText,
  "of": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formScoreOfItemMax))).check(/*#__PURE__*/ zod.maxLength(formScoreOfMax)),
  "bands": /*#__PURE__*/ zod.array(FormScoreBand).check(/*#__PURE__*/ zod.maxLength(formScoreBandsMax))
});

export type FormScore = zod.input<typeof FormScore>;
export type FormScoreOutput = zod.output<typeof FormScore>;


export const formDefinitionPagesMax = 100;

export const formDefinitionScoresMax = 10;



export const FormDefinition = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "title": LocalizedText,
  "pages": /*#__PURE__*/ zod.array(FormPage).check(/*#__PURE__*/ zod.maxLength(formDefinitionPagesMax)),
  "alerts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormAlert)),
  "scores": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormScore).check(/*#__PURE__*/ zod.maxLength(formDefinitionScoresMax)))
});

export type FormDefinition = zod.input<typeof FormDefinition>;
export type FormDefinitionOutput = zod.output<typeof FormDefinition>;

export const TaskForm = /*#__PURE__*/ zod.strictObject({
  "definition": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(LocalizedText)),
  "is_monitored": /*#__PURE__*/ zod.boolean(),
  "prefill": /*#__PURE__*/ zod.optional(FormData),
  "prefill_dates": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.iso.datetime({"offset":true})))
});

export type TaskForm = zod.input<typeof TaskForm>;
export type TaskFormOutput = zod.output<typeof TaskForm>;


export const taskDraftRevisionMin = 0;



export const TaskDraft = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData,
  "page": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "form_version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDraftRevisionMin)),
  "updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type TaskDraft = zod.input<typeof TaskDraft>;
export type TaskDraftOutput = zod.output<typeof TaskDraft>;

export const taskDraftSavePageMax = 100;


export const taskDraftSaveRevisionMin = 0;



export const TaskDraftSave = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData,
  "page": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDraftSavePageMax))),
  "form_version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDraftSaveRevisionMin))
});

export type TaskDraftSave = zod.input<typeof TaskDraftSave>;
export type TaskDraftSaveOutput = zod.output<typeof TaskDraftSave>;

export const TaskDraftConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['draft_conflict', 'already_completed']),
  "current": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([TaskDraft,/*#__PURE__*/ zod.null()]))
});

export type TaskDraftConflict = zod.input<typeof TaskDraftConflict>;
export type TaskDraftConflictOutput = zod.output<typeof TaskDraftConflict>;

export const submissionQuestionMax = 2000;



export const Submission = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "task": /*#__PURE__*/ zod.uuid(),
  "task_name": /*#__PURE__*/ zod.string(),
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "definition": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "form_data": FormData,
  "submitted_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "submitted_by": PersonReference,
  "patient": PatientReference,
  "alerts": /*#__PURE__*/ zod.array(FormAlert),
  "alert_level": /*#__PURE__*/ zod.union([FormAlertLevel,/*#__PURE__*/ zod.null()]),
  "response": /*#__PURE__*/ zod.union([TaskResponse,/*#__PURE__*/ zod.null()]),
  "question": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submissionQuestionMax)))
});

export type Submission = zod.input<typeof Submission>;
export type SubmissionOutput = zod.output<typeof Submission>;

export const SubmissionReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "task": /*#__PURE__*/ zod.uuid(),
  "task_name": /*#__PURE__*/ zod.string(),
  "submitted_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type SubmissionReference = zod.input<typeof SubmissionReference>;
export type SubmissionReferenceOutput = zod.output<typeof SubmissionReference>;

export const SubmissionNeighbours = /*#__PURE__*/ zod.strictObject({
  "previous": /*#__PURE__*/ zod.union([SubmissionReference,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([SubmissionReference,/*#__PURE__*/ zod.null()])
});

export type SubmissionNeighbours = zod.input<typeof SubmissionNeighbours>;
export type SubmissionNeighboursOutput = zod.output<typeof SubmissionNeighbours>;

export const AnswerSuggestionKind = /*#__PURE__*/ zod.enum(['medication', 'allergy', 'condition', 'measurement']);

export type AnswerSuggestionKind = zod.input<typeof AnswerSuggestionKind>;
export type AnswerSuggestionKindOutput = zod.output<typeof AnswerSuggestionKind>;

export const SuggestionState = /*#__PURE__*/ zod.enum(['pending', 'accepted', 'ignored']);

export type SuggestionState = zod.input<typeof SuggestionState>;
export type SuggestionStateOutput = zod.output<typeof SuggestionState>;

export const suggestionMatchNameMax = 200;



export const SuggestionMatch = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(suggestionMatchNameMax))
});

export type SuggestionMatch = zod.input<typeof SuggestionMatch>;
export type SuggestionMatchOutput = zod.output<typeof SuggestionMatch>;

export const answerSuggestionNameMin = 2;
export const answerSuggestionNameMax = 120;

export const answerSuggestionDoseTextMax = 120;

export const answerSuggestionReactionTextMax = 120;

export const answerSuggestionValueTextMax = 40;



export const AnswerSuggestion = /*#__PURE__*/ zod.strictObject({
  "suggestion_id": /*#__PURE__*/ zod.uuid(),
  "kind": AnswerSuggestionKind,
  "state": SuggestionState,
  "action": /*#__PURE__*/ zod.enum(['create', 'update', 'none']),
  "match": /*#__PURE__*/ zod.union([SuggestionMatch,/*#__PURE__*/ zod.null()]),
  "record": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(answerSuggestionNameMin)).check(/*#__PURE__*/ zod.maxLength(answerSuggestionNameMax)),
  "dose_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSuggestionDoseTextMax))),
  "reaction_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSuggestionReactionTextMax))),
  "value_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(answerSuggestionValueTextMax))),
  "since": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])
});

export type AnswerSuggestion = zod.input<typeof AnswerSuggestion>;
export type AnswerSuggestionOutput = zod.output<typeof AnswerSuggestion>;

export const answerSuggestionsSuggestionsMax = 200;



export const AnswerSuggestions = /*#__PURE__*/ zod.strictObject({
  "suggestions": /*#__PURE__*/ zod.array(AnswerSuggestion).check(/*#__PURE__*/ zod.maxLength(answerSuggestionsSuggestionsMax))
});

export type AnswerSuggestions = zod.input<typeof AnswerSuggestions>;
export type AnswerSuggestionsOutput = zod.output<typeof AnswerSuggestions>;

export const answerSuggestionsReviewAcceptedMax = 200;

export const answerSuggestionsReviewIgnoredMax = 200;



export const AnswerSuggestionsReview = /*#__PURE__*/ zod.strictObject({
  "accepted": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(answerSuggestionsReviewAcceptedMax)),
  "ignored": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(answerSuggestionsReviewIgnoredMax))
});

export type AnswerSuggestionsReview = zod.input<typeof AnswerSuggestionsReview>;
export type AnswerSuggestionsReviewOutput = zod.output<typeof AnswerSuggestionsReview>;

export const uploadCreateFieldRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const UploadCreate = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid(),
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadCreateFieldRegExp)),
  "file": /*#__PURE__*/ zod.instanceof(Blob)
});

export type UploadCreate = zod.input<typeof UploadCreate>;
export type UploadCreateOutput = zod.output<typeof UploadCreate>;

export const uploadNameMax = 1000;




export const Upload = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "content_type": UploadType,
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url())
});

export type Upload = zod.input<typeof Upload>;
export type UploadOutput = zod.output<typeof Upload>;

export const ProcessInstanceStatus = /*#__PURE__*/ zod.enum(['active', 'enrolled', 'cancelled', 'pending']);

export type ProcessInstanceStatus = zod.input<typeof ProcessInstanceStatus>;
export type ProcessInstanceStatusOutput = zod.output<typeof ProcessInstanceStatus>;

export const VariableValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),/*#__PURE__*/ zod.null()]);

export type VariableValue = zod.input<typeof VariableValue>;
export type VariableValueOutput = zod.output<typeof VariableValue>;

export const TaskReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "due_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type TaskReference = zod.input<typeof TaskReference>;
export type TaskReferenceOutput = zod.output<typeof TaskReference>;

export const upcomingStepEstimatedMinutesMax = 240;



export const UpcomingStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "estimated_minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(upcomingStepEstimatedMinutesMax))),
  "opens_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type UpcomingStep = zod.input<typeof UpcomingStep>;
export type UpcomingStepOutput = zod.output<typeof UpcomingStep>;

export const careTeamContactPhoneMax = 32;



export const CareTeamContact = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "contact_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTeamContactPhoneMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email()),
  "hours": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string())
});

export type CareTeamContact = zod.input<typeof CareTeamContact>;
export type CareTeamContactOutput = zod.output<typeof CareTeamContact>;

export const CurrentActivity = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "audience": TaskAudience
});

export type CurrentActivity = zod.input<typeof CurrentActivity>;
export type CurrentActivityOutput = zod.output<typeof CurrentActivity>;

export const ProcessInstanceIncident = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "activity": /*#__PURE__*/ zod.string(),
  "activity_name": /*#__PURE__*/ zod.string(),
  "variable": /*#__PURE__*/ zod.string(),
  "message": /*#__PURE__*/ zod.string(),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "resolved_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type ProcessInstanceIncident = zod.input<typeof ProcessInstanceIncident>;
export type ProcessInstanceIncidentOutput = zod.output<typeof ProcessInstanceIncident>;

export const processInstanceBannerAltMax = 250;

export const processInstanceProgressCompletedMin = 0;

export const processInstanceProgressTotalMin = 0;

export const processInstanceOpenTaskCountMin = 0;

export const processInstanceEstimatedWeeksMax = 520;

export const processInstanceOverdueTaskCountMin = 0;

export const processInstanceOverdueCareTeamTaskCountMin = 0;




export const ProcessInstance = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "variables": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "banner_image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "banner_alt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceBannerAltMax))),
  "process_definition_next_task_modal": /*#__PURE__*/ zod.boolean(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "patient": PatientReference,
  "status": ProcessInstanceStatus,
  "enrolled_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "completed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "progress": /*#__PURE__*/ zod.strictObject({
  "completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceProgressCompletedMin)),
  "total": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceProgressTotalMin)))
}),
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOpenTaskCountMin)),
  "is_monitored": /*#__PURE__*/ zod.boolean(),
  "description": /*#__PURE__*/ zod.string(),
  "camunda_id": /*#__PURE__*/ zod.string(),
  "start_variables": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue),
  "cancelled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "next_task": /*#__PURE__*/ zod.union([TaskReference,/*#__PURE__*/ zod.null()]),
  "upcoming_steps": /*#__PURE__*/ zod.array(UpcomingStep),
  "care_team": CareTeamContact,
  "monitoring_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "estimated_weeks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(processInstanceEstimatedWeeksMax))),
  "languages": /*#__PURE__*/ zod.array(Language),
  "last_activity_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "overdue_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOverdueTaskCountMin)),
  "overdue_care_team_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOverdueCareTeamTaskCountMin)),
  "latest_submission": /*#__PURE__*/ zod.union([SubmissionReference,/*#__PURE__*/ zod.null()]),
  "contact_language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]),
  "account_closed_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "assigned_to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])),
  "definition_version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "current_activities": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CurrentActivity)),
  "incidents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceIncident))
});

export type ProcessInstance = zod.input<typeof ProcessInstance>;
export type ProcessInstanceOutput = zod.output<typeof ProcessInstance>;

export const processInstanceListCountMin = 0;

export const processInstanceListResultsMax = 100;



export const ProcessInstanceList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(ProcessInstance).check(/*#__PURE__*/ zod.maxLength(processInstanceListResultsMax))
});

export type ProcessInstanceList = zod.input<typeof ProcessInstanceList>;
export type ProcessInstanceListOutput = zod.output<typeof ProcessInstanceList>;

export const ProcessInstanceCreate = /*#__PURE__*/ zod.strictObject({
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "patient": /*#__PURE__*/ zod.uuid(),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue))
});

export type ProcessInstanceCreate = zod.input<typeof ProcessInstanceCreate>;
export type ProcessInstanceCreateOutput = zod.output<typeof ProcessInstanceCreate>;

export const EnrolmentRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['already_enrolled']),
  "process_instance": /*#__PURE__*/ zod.uuid()
});

export type EnrolmentRefused = zod.input<typeof EnrolmentRefused>;
export type EnrolmentRefusedOutput = zod.output<typeof EnrolmentRefused>;

export const EnrolmentOrdering = /*#__PURE__*/ zod.enum(['enrolled_at', '-enrolled_at', 'process_definition_name', '-process_definition_name', 'patient_name', '-patient_name', 'status', '-status', 'current_step', '-current_step', 'last_activity_at', '-last_activity_at']);

export type EnrolmentOrdering = zod.input<typeof EnrolmentOrdering>;
export type EnrolmentOrderingOutput = zod.output<typeof EnrolmentOrdering>;

export const AttentionAssignee = /*#__PURE__*/ zod.enum(['me', 'nobody']);

export type AttentionAssignee = zod.input<typeof AttentionAssignee>;
export type AttentionAssigneeOutput = zod.output<typeof AttentionAssignee>;

export const processInstanceFilterCurrentStepInItemMax = 100;

export const processInstanceFilterCurrentStepInMax = 50;

export const processInstanceFilterIdInMax = 100;

export const processInstanceFilterSearchMax = 200;

export const processInstanceFilterVariablesItemNameMax = 100;


export const processInstanceFilterVariablesItemNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const processInstanceFilterVariablesMax = 20;



export const ProcessInstanceFilter = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceStatus)),
  "completed_at__isnull": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "current_step__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterCurrentStepInItemMax))).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterCurrentStepInMax))),
  "overdue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "assigned_to": /*#__PURE__*/ zod.optional(AttentionAssignee),
  "reachable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "id__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterIdInMax))),
  "has_incident": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "enrolled_at__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "enrolled_at__lt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceFilterSearchMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceFilterVariablesItemNameMax)).check(/*#__PURE__*/ zod.regex(processInstanceFilterVariablesItemNameRegExp)),
  "operator": /*#__PURE__*/ zod.enum(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'in']),
  "value": VariableValue
})).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterVariablesMax)))
});

export type ProcessInstanceFilter = zod.input<typeof ProcessInstanceFilter>;
export type ProcessInstanceFilterOutput = zod.output<typeof ProcessInstanceFilter>;

export const processInstanceRemindIdsMax = 100;



export const ProcessInstanceRemind = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceRemindIdsMax))
});

export type ProcessInstanceRemind = zod.input<typeof ProcessInstanceRemind>;
export type ProcessInstanceRemindOutput = zod.output<typeof ProcessInstanceRemind>;

export const ReminderOutcome = /*#__PURE__*/ zod.enum(['reminded', 'no_open_task', 'reminded_recently', 'no_address']);

export type ReminderOutcome = zod.input<typeof ReminderOutcome>;
export type ReminderOutcomeOutput = zod.output<typeof ReminderOutcome>;

export const processInstanceRemindedResultsMax = 100;



export const ProcessInstanceReminded = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "outcome": ReminderOutcome,
  "reminded_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})).check(/*#__PURE__*/ zod.maxLength(processInstanceRemindedResultsMax))
});

export type ProcessInstanceReminded = zod.input<typeof ProcessInstanceReminded>;
export type ProcessInstanceRemindedOutput = zod.output<typeof ProcessInstanceReminded>;

export const processInstanceEndIdsMax = 100;

export const processInstanceEndReasonMax = 1000;


export const processInstanceEndReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ProcessInstanceEnd = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceEndIdsMax)),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceEndReasonMax)).check(/*#__PURE__*/ zod.regex(processInstanceEndReasonRegExp)))
});

export type ProcessInstanceEnd = zod.input<typeof ProcessInstanceEnd>;
export type ProcessInstanceEndOutput = zod.output<typeof ProcessInstanceEnd>;

export const EndOutcome = /*#__PURE__*/ zod.enum(['ended', 'already_over']);

export type EndOutcome = zod.input<typeof EndOutcome>;
export type EndOutcomeOutput = zod.output<typeof EndOutcome>;

export const processInstanceEndedResultsMax = 100;



export const ProcessInstanceEnded = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "outcome": EndOutcome
})).check(/*#__PURE__*/ zod.maxLength(processInstanceEndedResultsMax))
});

export type ProcessInstanceEnded = zod.input<typeof ProcessInstanceEnded>;
export type ProcessInstanceEndedOutput = zod.output<typeof ProcessInstanceEnded>;

export const savedViewFiltersStatusInMax = 4;

export const savedViewFiltersCurrentStepInItemMax = 100;

export const savedViewFiltersCurrentStepInMax = 50;

export const savedViewFiltersSearchMax = 200;



export const SavedViewFilters = /*#__PURE__*/ zod.strictObject({
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceStatus).check(/*#__PURE__*/ zod.maxLength(savedViewFiltersStatusInMax))),
  "completed_at__isnull": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "current_step__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savedViewFiltersCurrentStepInItemMax))).check(/*#__PURE__*/ zod.maxLength(savedViewFiltersCurrentStepInMax))),
  "overdue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "assigned_to": /*#__PURE__*/ zod.optional(AttentionAssignee),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedViewFiltersSearchMax)))
});

export type SavedViewFilters = zod.input<typeof SavedViewFilters>;
export type SavedViewFiltersOutput = zod.output<typeof SavedViewFilters>;




export const ProcessInstanceRemindMatching = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "filters": SavedViewFilters,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type ProcessInstanceRemindMatching = zod.input<typeof ProcessInstanceRemindMatching>;
export type ProcessInstanceRemindMatchingOutput = zod.output<typeof ProcessInstanceRemindMatching>;

export const processInstanceReminderCountsRemindedMin = 0;

export const processInstanceReminderCountsNoOpenTaskMin = 0;

export const processInstanceReminderCountsRemindedRecentlyMin = 0;

export const processInstanceReminderCountsNoAddressMin = 0;



export const ProcessInstanceReminderCounts = /*#__PURE__*/ zod.strictObject({
  "reminded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceReminderCountsRemindedMin)),
  "no_open_task": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceReminderCountsNoOpenTaskMin)),
  "reminded_recently": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceReminderCountsRemindedRecentlyMin)),
  "no_address": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceReminderCountsNoAddressMin))
});

export type ProcessInstanceReminderCounts = zod.input<typeof ProcessInstanceReminderCounts>;
export type ProcessInstanceReminderCountsOutput = zod.output<typeof ProcessInstanceReminderCounts>;

export const processInstanceMessageIdsMax = 100;




export const ProcessInstanceMessage = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceMessageIdsMax)),
  "template": /*#__PURE__*/ zod.uuid(),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type ProcessInstanceMessage = zod.input<typeof ProcessInstanceMessage>;
export type ProcessInstanceMessageOutput = zod.output<typeof ProcessInstanceMessage>;

export const MessageOutcome = /*#__PURE__*/ zod.enum(['sent', 'sent_recently', 'no_address']);

export type MessageOutcome = zod.input<typeof MessageOutcome>;
export type MessageOutcomeOutput = zod.output<typeof MessageOutcome>;

export const processInstanceMessagedResultsMax = 100;



export const ProcessInstanceMessaged = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "outcome": MessageOutcome
})).check(/*#__PURE__*/ zod.maxLength(processInstanceMessagedResultsMax))
});

export type ProcessInstanceMessaged = zod.input<typeof ProcessInstanceMessaged>;
export type ProcessInstanceMessagedOutput = zod.output<typeof ProcessInstanceMessaged>;





export const ProcessInstanceMessageMatching = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "filters": SavedViewFilters,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "template": /*#__PURE__*/ zod.uuid(),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type ProcessInstanceMessageMatching = zod.input<typeof ProcessInstanceMessageMatching>;
export type ProcessInstanceMessageMatchingOutput = zod.output<typeof ProcessInstanceMessageMatching>;

export const processInstanceMessageCountsSentMin = 0;

export const processInstanceMessageCountsSentRecentlyMin = 0;

export const processInstanceMessageCountsNoAddressMin = 0;



export const ProcessInstanceMessageCounts = /*#__PURE__*/ zod.strictObject({
  "sent": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceMessageCountsSentMin)),
  "sent_recently": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceMessageCountsSentRecentlyMin)),
  "no_address": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceMessageCountsNoAddressMin))
});

export type ProcessInstanceMessageCounts = zod.input<typeof ProcessInstanceMessageCounts>;
export type ProcessInstanceMessageCountsOutput = zod.output<typeof ProcessInstanceMessageCounts>;


export const processInstanceEndMatchingReasonMax = 1000;


export const processInstanceEndMatchingReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ProcessInstanceEndMatching = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "filters": SavedViewFilters,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceEndMatchingReasonMax)).check(/*#__PURE__*/ zod.regex(processInstanceEndMatchingReasonRegExp)))
});

export type ProcessInstanceEndMatching = zod.input<typeof ProcessInstanceEndMatching>;
export type ProcessInstanceEndMatchingOutput = zod.output<typeof ProcessInstanceEndMatching>;

export const processInstanceEndCountsEndedMin = 0;

export const processInstanceEndCountsAlreadyOverMin = 0;



export const ProcessInstanceEndCounts = /*#__PURE__*/ zod.strictObject({
  "ended": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceEndCountsEndedMin)),
  "already_over": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceEndCountsAlreadyOverMin))
});

export type ProcessInstanceEndCounts = zod.input<typeof ProcessInstanceEndCounts>;
export type ProcessInstanceEndCountsOutput = zod.output<typeof ProcessInstanceEndCounts>;

export const processInstanceAssignIdsMax = 100;



export const ProcessInstanceAssign = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceAssignIdsMax)),
  "assignee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "previous": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid())
});

export type ProcessInstanceAssign = zod.input<typeof ProcessInstanceAssign>;
export type ProcessInstanceAssignOutput = zod.output<typeof ProcessInstanceAssign>;

export const AssignOutcome = /*#__PURE__*/ zod.enum(['assigned', 'already_assigned', 'changed']);

export type AssignOutcome = zod.input<typeof AssignOutcome>;
export type AssignOutcomeOutput = zod.output<typeof AssignOutcome>;

export const processInstanceAssignedResultsMax = 100;



export const ProcessInstanceAssigned = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "outcome": AssignOutcome,
  "previous": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
})).check(/*#__PURE__*/ zod.maxLength(processInstanceAssignedResultsMax))
});

export type ProcessInstanceAssigned = zod.input<typeof ProcessInstanceAssigned>;
export type ProcessInstanceAssignedOutput = zod.output<typeof ProcessInstanceAssigned>;




export const ProcessInstanceAssignMatching = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "filters": SavedViewFilters,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "assignee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
});

export type ProcessInstanceAssignMatching = zod.input<typeof ProcessInstanceAssignMatching>;
export type ProcessInstanceAssignMatchingOutput = zod.output<typeof ProcessInstanceAssignMatching>;

export const processInstanceAssignCountsAssignedMin = 0;

export const processInstanceAssignCountsAlreadyAssignedMin = 0;



export const ProcessInstanceAssignCounts = /*#__PURE__*/ zod.strictObject({
  "assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceAssignCountsAssignedMin)),
  "already_assigned": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceAssignCountsAlreadyAssignedMin))
});

export type ProcessInstanceAssignCounts = zod.input<typeof ProcessInstanceAssignCounts>;
export type ProcessInstanceAssignCountsOutput = zod.output<typeof ProcessInstanceAssignCounts>;

export const messageSubjectEnCaMax = 120;


export const messageSubjectEnCaRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const messageSubjectFrCaMax = 120;


export const messageSubjectFrCaRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const MessageSubject = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageSubjectEnCaMax)).check(/*#__PURE__*/ zod.regex(messageSubjectEnCaRegExp)),
  "fr-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageSubjectFrCaMax)).check(/*#__PURE__*/ zod.regex(messageSubjectFrCaRegExp))
});

export type MessageSubject = zod.input<typeof MessageSubject>;
export type MessageSubjectOutput = zod.output<typeof MessageSubject>;

export const messageTextEnCaMax = 1000;


export const messageTextEnCaRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const messageTextFrCaMax = 1000;


export const messageTextFrCaRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const MessageText = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageTextEnCaMax)).check(/*#__PURE__*/ zod.regex(messageTextEnCaRegExp)),
  "fr-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageTextFrCaMax)).check(/*#__PURE__*/ zod.regex(messageTextFrCaRegExp))
});

export type MessageText = zod.input<typeof MessageText>;
export type MessageTextOutput = zod.output<typeof MessageText>;




export const MessageTemplate = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "subject": MessageSubject,
  "text": MessageText,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type MessageTemplate = zod.input<typeof MessageTemplate>;
export type MessageTemplateOutput = zod.output<typeof MessageTemplate>;

export const messageTemplateListCountMin = 0;

export const messageTemplateListResultsMax = 100;



export const MessageTemplateList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(messageTemplateListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(MessageTemplate).check(/*#__PURE__*/ zod.maxLength(messageTemplateListResultsMax))
});

export type MessageTemplateList = zod.input<typeof MessageTemplateList>;
export type MessageTemplateListOutput = zod.output<typeof MessageTemplateList>;

export const MessageTemplateCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "subject": MessageSubject,
  "text": MessageText
});

export type MessageTemplateCreate = zod.input<typeof MessageTemplateCreate>;
export type MessageTemplateCreateOutput = zod.output<typeof MessageTemplateCreate>;

export const MessageTemplateSave = /*#__PURE__*/ zod.strictObject({
  "subject": MessageSubject,
  "text": MessageText
});

export type MessageTemplateSave = zod.input<typeof MessageTemplateSave>;
export type MessageTemplateSaveOutput = zod.output<typeof MessageTemplateSave>;

export const savedViewNameMax = 80;

export const savedViewOrderingMax = 5;

export const savedViewColumnsItemRegExp = new RegExp('^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$');
export const savedViewColumnsMax = 30;



export const SavedView = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savedViewNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "filters": SavedViewFilters,
  "ordering": /*#__PURE__*/ zod.array(EnrolmentOrdering).check(/*#__PURE__*/ zod.maxLength(savedViewOrderingMax)),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(savedViewColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(savedViewColumnsMax)),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type SavedView = zod.input<typeof SavedView>;
export type SavedViewOutput = zod.output<typeof SavedView>;

export const savedViewListCountMin = 0;

export const savedViewListResultsMax = 100;



export const SavedViewList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savedViewListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(SavedView).check(/*#__PURE__*/ zod.maxLength(savedViewListResultsMax))
});

export type SavedViewList = zod.input<typeof SavedViewList>;
export type SavedViewListOutput = zod.output<typeof SavedViewList>;

export const savedViewCreateNameMax = 80;


export const savedViewCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const savedViewCreateOrderingMax = 5;

export const savedViewCreateColumnsItemRegExp = new RegExp('^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$');
export const savedViewCreateColumnsMax = 30;



export const SavedViewCreate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savedViewCreateNameMax)).check(/*#__PURE__*/ zod.regex(savedViewCreateNameRegExp)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "filters": SavedViewFilters,
  "ordering": /*#__PURE__*/ zod.array(EnrolmentOrdering).check(/*#__PURE__*/ zod.maxLength(savedViewCreateOrderingMax)),
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(savedViewCreateColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(savedViewCreateColumnsMax))
});

export type SavedViewCreate = zod.input<typeof SavedViewCreate>;
export type SavedViewCreateOutput = zod.output<typeof SavedViewCreate>;

export const savedViewUpdateNameMax = 80;


export const savedViewUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const savedViewUpdateOrderingMax = 5;

export const savedViewUpdateColumnsItemRegExp = new RegExp('^[a-z_]{1,40}(:[A-Za-z_][A-Za-z0-9_]{0,99})?$');
export const savedViewUpdateColumnsMax = 30;



export const SavedViewUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savedViewUpdateNameMax)).check(/*#__PURE__*/ zod.regex(savedViewUpdateNameRegExp))),
  "filters": /*#__PURE__*/ zod.optional(SavedViewFilters),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(EnrolmentOrdering).check(/*#__PURE__*/ zod.maxLength(savedViewUpdateOrderingMax))),
  "columns": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(savedViewUpdateColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(savedViewUpdateColumnsMax)))
});

export type SavedViewUpdate = zod.input<typeof SavedViewUpdate>;
export type SavedViewUpdateOutput = zod.output<typeof SavedViewUpdate>;

export const processInstanceLeaveReasonMax = 1000;


export const processInstanceLeaveReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ProcessInstanceLeave = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceLeaveReasonMax)).check(/*#__PURE__*/ zod.regex(processInstanceLeaveReasonRegExp)))
});

export type ProcessInstanceLeave = zod.input<typeof ProcessInstanceLeave>;
export type ProcessInstanceLeaveOutput = zod.output<typeof ProcessInstanceLeave>;

export const JourneyEventType = /*#__PURE__*/ zod.enum(['enrolled', 'task_opened', 'fill_in_started', 'task_completed', 'task_cancelled', 'question_asked', 'journey_completed', 'journey_left']);

export type JourneyEventType = zod.input<typeof JourneyEventType>;
export type JourneyEventTypeOutput = zod.output<typeof JourneyEventType>;

export const JourneyEvent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "type": JourneyEventType,
  "occurred_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actor": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "patient": PatientReference,
  "task": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "task_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "task_kind": /*#__PURE__*/ zod.union([TaskKind,/*#__PURE__*/ zod.null()]),
  "submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "languages": /*#__PURE__*/ zod.array(Language)
});

export type JourneyEvent = zod.input<typeof JourneyEvent>;
export type JourneyEventOutput = zod.output<typeof JourneyEvent>;

export const journeyEventListCountMin = 0;

export const journeyEventListResultsMax = 100;



export const JourneyEventList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyEventListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(JourneyEvent).check(/*#__PURE__*/ zod.maxLength(journeyEventListResultsMax))
});

export type JourneyEventList = zod.input<typeof JourneyEventList>;
export type JourneyEventListOutput = zod.output<typeof JourneyEventList>;

export const ActivityNeed = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['date', 'number', 'text']),
  "is_met": /*#__PURE__*/ zod.boolean()
});

export type ActivityNeed = zod.input<typeof ActivityNeed>;
export type ActivityNeedOutput = zod.output<typeof ActivityNeed>;

export const FollowingActivity = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "is_conditional": /*#__PURE__*/ zod.boolean()
});

export type FollowingActivity = zod.input<typeof FollowingActivity>;
export type FollowingActivityOutput = zod.output<typeof FollowingActivity>;

export const JourneyActivity = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "audience": TaskAudience,
  "repeatable": /*#__PURE__*/ zod.boolean(),
  "last_started_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "open_task": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "needs": /*#__PURE__*/ zod.array(ActivityNeed),
  "following": /*#__PURE__*/ zod.array(FollowingActivity)
});

export type JourneyActivity = zod.input<typeof JourneyActivity>;
export type JourneyActivityOutput = zod.output<typeof JourneyActivity>;

export const journeyActivityListCountMin = 0;

export const journeyActivityListResultsMax = 100;



export const JourneyActivityList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyActivityListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(JourneyActivity).check(/*#__PURE__*/ zod.maxLength(journeyActivityListResultsMax))
});

export type JourneyActivityList = zod.input<typeof JourneyActivityList>;
export type JourneyActivityListOutput = zod.output<typeof JourneyActivityList>;

export const executionCreateActivityIdMax = 100;



export const ExecutionCreate = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(executionCreateActivityIdMax)),
  "instruction_type": /*#__PURE__*/ zod.enum(['startBeforeActivity', 'startAfterActivity', 'startTransition'])
});

export type ExecutionCreate = zod.input<typeof ExecutionCreate>;
export type ExecutionCreateOutput = zod.output<typeof ExecutionCreate>;

export const ActivityCancel = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid()
});

export type ActivityCancel = zod.input<typeof ActivityCancel>;
export type ActivityCancelOutput = zod.output<typeof ActivityCancel>;

export const VariableType = /*#__PURE__*/ zod.enum(['String', 'Number', 'Boolean', 'Json', 'Null']);

export type VariableType = zod.input<typeof VariableType>;
export type VariableTypeOutput = zod.output<typeof VariableType>;

export const variableNameRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_]{0,99}$');


export const Variable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(variableNameRegExp)),
  "value": VariableValue,
  "type": /*#__PURE__*/ zod.optional(VariableType)
});

export type Variable = zod.input<typeof Variable>;
export type VariableOutput = zod.output<typeof Variable>;




export const ProcessInstanceVariable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "value": VariableValue,
  "type": VariableType,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type ProcessInstanceVariable = zod.input<typeof ProcessInstanceVariable>;
export type ProcessInstanceVariableOutput = zod.output<typeof ProcessInstanceVariable>;

export const processInstanceVariableListCountMin = 0;

export const processInstanceVariableListResultsMax = 100;



export const ProcessInstanceVariableList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceVariableListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(ProcessInstanceVariable).check(/*#__PURE__*/ zod.maxLength(processInstanceVariableListResultsMax))
});

export type ProcessInstanceVariableList = zod.input<typeof ProcessInstanceVariableList>;
export type ProcessInstanceVariableListOutput = zod.output<typeof ProcessInstanceVariableList>;

export const EnrolmentReference = /*#__PURE__*/ zod.strictObject({
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "status": ProcessInstanceStatus,
  "is_ongoing": /*#__PURE__*/ zod.boolean()
});

export type EnrolmentReference = zod.input<typeof EnrolmentReference>;
export type EnrolmentReferenceOutput = zod.output<typeof EnrolmentReference>;

export const processDefinitionBannerAltMax = 250;

export const processDefinitionStepCountMin = 0;

export const processDefinitionEstimatedWeeksMax = 520;



export const ProcessDefinition = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "banner_image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "banner_alt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processDefinitionBannerAltMax))),
  "languages": /*#__PURE__*/ zod.array(Language),
  "organization": /*#__PURE__*/ zod.uuid(),
  "step_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processDefinitionStepCountMin))),
  "next_task_modal": /*#__PURE__*/ zod.boolean(),
  "audience": /*#__PURE__*/ zod.string(),
  "estimated_weeks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(processDefinitionEstimatedWeeksMax))),
  "is_monitored": /*#__PURE__*/ zod.boolean(),
  "monitoring_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "recommendation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "enrolment": /*#__PURE__*/ zod.union([EnrolmentReference,/*#__PURE__*/ zod.null()])
});

export type ProcessDefinition = zod.input<typeof ProcessDefinition>;
export type ProcessDefinitionOutput = zod.output<typeof ProcessDefinition>;

export const processDefinitionListCountMin = 0;

export const processDefinitionListResultsMax = 100;



export const ProcessDefinitionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processDefinitionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(ProcessDefinition).check(/*#__PURE__*/ zod.maxLength(processDefinitionListResultsMax))
});

export type ProcessDefinitionList = zod.input<typeof ProcessDefinitionList>;
export type ProcessDefinitionListOutput = zod.output<typeof ProcessDefinitionList>;

export const JourneyReviewState = /*#__PURE__*/ zod.enum(['waiting', 'returned']);

export type JourneyReviewState = zod.input<typeof JourneyReviewState>;
export type JourneyReviewStateOutput = zod.output<typeof JourneyReviewState>;

export const journeyCompletenessEnCaMin = 0;
export const journeyCompletenessEnCaMax = 100;

export const journeyCompletenessFrCaMin = 0;
export const journeyCompletenessFrCaMax = 100;



export const JourneyCompleteness = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyCompletenessEnCaMin)).check(/*#__PURE__*/ zod.lte(journeyCompletenessEnCaMax)),
  "fr-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyCompletenessFrCaMin)).check(/*#__PURE__*/ zod.lte(journeyCompletenessFrCaMax))
});

export type JourneyCompleteness = zod.input<typeof JourneyCompleteness>;
export type JourneyCompletenessOutput = zod.output<typeof JourneyCompleteness>;

export const journeyReviewCommentMax = 500;

export const journeyReviewReasonMax = 500;



export const JourneyReview = /*#__PURE__*/ zod.strictObject({
  "state": JourneyReviewState,
  "requested_by": PersonReference,
  "requested_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyReviewCommentMax))),
  "returned_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "returned_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyReviewReasonMax)))
});

export type JourneyReview = zod.input<typeof JourneyReview>;
export type JourneyReviewOutput = zod.output<typeof JourneyReview>;

export const journeyDefinitionSummaryKeyMax = 64;

export const journeyDefinitionSummaryNameMax = 1000;

export const journeyDefinitionSummaryOrganizationNameMax = 300;


export const journeyDefinitionSummaryStepCountMin = 0;




export const JourneyDefinitionSummary = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionSummaryKeyMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionSummaryNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionSummaryOrganizationNameMax)),
  "status": JourneyDefinitionStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "has_draft": /*#__PURE__*/ zod.boolean(),
  "step_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionSummaryStepCountMin)),
  "completeness": JourneyCompleteness,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference,
  "review": /*#__PURE__*/ zod.union([JourneyReview,/*#__PURE__*/ zod.null()])
});

export type JourneyDefinitionSummary = zod.input<typeof JourneyDefinitionSummary>;
export type JourneyDefinitionSummaryOutput = zod.output<typeof JourneyDefinitionSummary>;

export const journeyDefinitionListCountMin = 0;

export const journeyDefinitionListResultsMax = 100;



export const JourneyDefinitionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(JourneyDefinitionSummary).check(/*#__PURE__*/ zod.maxLength(journeyDefinitionListResultsMax))
});

export type JourneyDefinitionList = zod.input<typeof JourneyDefinitionList>;
export type JourneyDefinitionListOutput = zod.output<typeof JourneyDefinitionList>;

export const journeyDesignCareTeamContactNameMax = 200;


export const journeyDesignCareTeamContactNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const journeyDesignCareTeamPhoneMax = 32;

export const journeyDesignCareTeamEmailMax = 254;



export const JourneyDesignCareTeam = /*#__PURE__*/ zod.strictObject({
  "name": LocalizedText,
  "contact_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignCareTeamContactNameMax)).check(/*#__PURE__*/ zod.regex(journeyDesignCareTeamContactNameRegExp))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignCareTeamPhoneMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignCareTeamEmailMax))),
  "hours": /*#__PURE__*/ zod.union([LocalizedText,/*#__PURE__*/ zod.null()])
});

export type JourneyDesignCareTeam = zod.input<typeof JourneyDesignCareTeam>;
export type JourneyDesignCareTeamOutput = zod.output<typeof JourneyDesignCareTeam>;

export const journeyDesignColumnVariableMax = 100;



export const JourneyDesignColumn = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignColumnVariableMax)),
  "label": LocalizedText
});

export type JourneyDesignColumn = zod.input<typeof JourneyDesignColumn>;
export type JourneyDesignColumnOutput = zod.output<typeof JourneyDesignColumn>;

export const journeyDesignPrefillFieldMax = 100;



export const JourneyDesignPrefill = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignPrefillFieldMax)),
  "source": /*#__PURE__*/ zod.enum(['email'])
});

export type JourneyDesignPrefill = zod.input<typeof JourneyDesignPrefill>;
export type JourneyDesignPrefillOutput = zod.output<typeof JourneyDesignPrefill>;

export const journeyDesignRepeatTimesMin = 2;
export const journeyDesignRepeatTimesMax = 365;

export const journeyDesignRepeatEveryDaysMax = 365;



export const JourneyDesignRepeat = /*#__PURE__*/ zod.strictObject({
  "times": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDesignRepeatTimesMin)).check(/*#__PURE__*/ zod.lte(journeyDesignRepeatTimesMax)),
  "every_days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignRepeatEveryDaysMax))
});

export type JourneyDesignRepeat = zod.input<typeof JourneyDesignRepeat>;
export type JourneyDesignRepeatOutput = zod.output<typeof JourneyDesignRepeat>;

export const journeyDesignScoreVariableMax = 100;

export const journeyDesignScoreOfItemMax = 100;

export const journeyDesignScoreOfMax = 100;



export const JourneyDesignScore = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignScoreVariableMax)),
  "of": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignScoreOfItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyDesignScoreOfMax))
});

export type JourneyDesignScore = zod.input<typeof JourneyDesignScore>;
export type JourneyDesignScoreOutput = zod.output<typeof JourneyDesignScore>;

export const journeyDesignNeedVariableMax = 100;



export const JourneyDesignNeed = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignNeedVariableMax)),
  "kind": /*#__PURE__*/ zod.enum(['date', 'number', 'text'])
});

export type JourneyDesignNeed = zod.input<typeof JourneyDesignNeed>;
export type JourneyDesignNeedOutput = zod.output<typeof JourneyDesignNeed>;

export const journeyConditionFieldMax = 100;

export const journeyConditionValueOneMax = 500;

export const journeyConditionValueFourMax = 100;

export const journeyConditionValueFourItemMax = 500;



export const JourneyCondition = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyConditionFieldMax)),
  "op": /*#__PURE__*/ zod.enum(['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'contains', 'answered', 'empty']),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyConditionValueOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyConditionValueFourItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyConditionValueFourMax))]))
});

export type JourneyCondition = zod.input<typeof JourneyCondition>;
export type JourneyConditionOutput = zod.output<typeof JourneyCondition>;

export const journeyDesignNextActivityIdMax = 100;



export const JourneyDesignNext = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyDesignNextActivityIdMax)),
  "when": /*#__PURE__*/ zod.union([JourneyCondition,/*#__PURE__*/ zod.null()])
});

export type JourneyDesignNext = zod.input<typeof JourneyDesignNext>;
export type JourneyDesignNextOutput = zod.output<typeof JourneyDesignNext>;

export const journeyDesignStepActivityIdRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_.-]{0,99}$');
export const journeyDesignStepEstimatedMinutesMax = 600;

export const journeyDesignStepPriorityMin = 0;
export const journeyDesignStepPriorityMax = 100;

export const journeyDesignStepDueInDaysMin = 0;
export const journeyDesignStepDueInDaysMax = 730;

export const journeyDesignStepFormMax = 64;

export const journeyDesignStepContentMax = 100;

export const journeyDesignStepPrefillMax = 100;

export const journeyDesignStepVariablesItemMax = 100;

export const journeyDesignStepVariablesMax = 100;

export const journeyDesignStepNeedsMax = 20;

export const journeyDesignStepNextMax = 50;



export const JourneyDesignStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyDesignStepActivityIdRegExp)),
  "kind": TaskKind,
  "audience": TaskAudience,
  "repeatable": /*#__PURE__*/ zod.boolean(),
  "name": LocalizedText,
  "description": LocalizedText,
  "estimated_minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignStepEstimatedMinutesMax))),
  "priority": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDesignStepPriorityMin)).check(/*#__PURE__*/ zod.lte(journeyDesignStepPriorityMax)),
  "due_in_days": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDesignStepDueInDaysMin)).check(/*#__PURE__*/ zod.lte(journeyDesignStepDueInDaysMax))),
  "form": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignStepFormMax))),
  "content": /*#__PURE__*/ zod.array(LocalizedText).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepContentMax)),
  "prefill": /*#__PURE__*/ zod.array(JourneyDesignPrefill).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepPrefillMax)),
  "repeat": /*#__PURE__*/ zod.union([JourneyDesignRepeat,/*#__PURE__*/ zod.null()]),
  "variables": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignStepVariablesItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepVariablesMax)),
  "score": /*#__PURE__*/ zod.union([JourneyDesignScore,/*#__PURE__*/ zod.null()]),
  "needs": /*#__PURE__*/ zod.array(JourneyDesignNeed).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepNeedsMax)),
  "next": /*#__PURE__*/ zod.array(JourneyDesignNext).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepNextMax))
});

export type JourneyDesignStep = zod.input<typeof JourneyDesignStep>;
export type JourneyDesignStepOutput = zod.output<typeof JourneyDesignStep>;

export const journeyTrialMoveActivityIdMax = 100;

export const journeyTrialMoveDaysMax = 730;

export const journeyTrialMoveVariableMax = 100;

export const journeyTrialMoveValueOneMax = 500;



export const JourneyTrialMove = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['complete', 'wait', 'start', 'set']),
  "activity_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialMoveActivityIdMax))),
  "answers": /*#__PURE__*/ zod.optional(FormData),
  "days": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyTrialMoveDaysMax))),
  "variable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialMoveVariableMax))),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyTrialMoveValueOneMax)),/*#__PURE__*/ zod.number()]))
});

export type JourneyTrialMove = zod.input<typeof JourneyTrialMove>;
export type JourneyTrialMoveOutput = zod.output<typeof JourneyTrialMove>;

export const journeyWhatIfAnswerFieldMax = 100;

export const journeyWhatIfAnswerValueOneMax = 500;

export const journeyWhatIfAnswerValueFourMax = 100;

export const journeyWhatIfAnswerValueFourItemMax = 500;



export const JourneyWhatIfAnswer = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyWhatIfAnswerFieldMax)),
  "value": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyWhatIfAnswerValueOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyWhatIfAnswerValueFourItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyWhatIfAnswerValueFourMax)),/*#__PURE__*/ zod.null()])
});

export type JourneyWhatIfAnswer = zod.input<typeof JourneyWhatIfAnswer>;
export type JourneyWhatIfAnswerOutput = zod.output<typeof JourneyWhatIfAnswer>;

export const journeyWhatIfMovesMax = 200;

export const journeyWhatIfComparedMax = 50;

export const journeyWhatIfOpensItemMax = 100;

export const journeyWhatIfOpensMax = 200;



export const JourneyWhatIf = /*#__PURE__*/ zod.strictObject({
  "started_on": /*#__PURE__*/ zod.iso.date(),
  "moves": /*#__PURE__*/ zod.array(JourneyTrialMove).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyWhatIfMovesMax)),
  "compared": /*#__PURE__*/ zod.array(JourneyWhatIfAnswer).check(/*#__PURE__*/ zod.maxLength(journeyWhatIfComparedMax)),
  "opens": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyWhatIfOpensItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyWhatIfOpensMax))
});

export type JourneyWhatIf = zod.input<typeof JourneyWhatIf>;
export type JourneyWhatIfOutput = zod.output<typeof JourneyWhatIf>;

export const journeyDesignBannerMax = 300;


export const journeyDesignBannerRegExp = new RegExp('^(/media/[A-Za-z0-9._/-]+|media:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
export const journeyDesignLanguagesMax = 2;

export const journeyDesignEstimatedWeeksMax = 520;

export const journeyDesignResponseHoursMax = 720;

export const journeyDesignStartFormMax = 64;

export const journeyDesignTableColumnsMax = 20;

export const journeyDesignFirstItemMax = 100;

export const journeyDesignFirstMax = 50;

export const journeyDesignStepsMax = 200;

export const journeyDesignWhatIfsMax = 50;



export const JourneyDesign = /*#__PURE__*/ zod.strictObject({
  "name": LocalizedText,
  "description": LocalizedText,
  "audience": LocalizedText,
  "banner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignBannerMax)).check(/*#__PURE__*/ zod.regex(journeyDesignBannerRegExp))),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(journeyDesignLanguagesMax)),
  "next_task_modal": /*#__PURE__*/ zod.boolean(),
  "estimated_weeks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignEstimatedWeeksMax))),
  "is_monitored": /*#__PURE__*/ zod.boolean(),
  "response_hours": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignResponseHoursMax))),
  "monitoring_note": /*#__PURE__*/ zod.union([LocalizedText,/*#__PURE__*/ zod.null()]),
  "care_team": JourneyDesignCareTeam,
  "recommendation": /*#__PURE__*/ zod.union([LocalizedText,/*#__PURE__*/ zod.null()]),
  "start_form": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignStartFormMax))),
  "table_columns": /*#__PURE__*/ zod.array(JourneyDesignColumn).check(/*#__PURE__*/ zod.maxLength(journeyDesignTableColumnsMax)),
  "first": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyDesignFirstItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyDesignFirstMax)),
  "steps": /*#__PURE__*/ zod.array(JourneyDesignStep).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepsMax)),
  "what_ifs": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(JourneyWhatIf).check(/*#__PURE__*/ zod.maxLength(journeyDesignWhatIfsMax)))
});

export type JourneyDesign = zod.input<typeof JourneyDesign>;
export type JourneyDesignOutput = zod.output<typeof JourneyDesign>;

export const journeyDefinitionCreateKeyRegExp = new RegExp('^[a-z][a-z0-9-]{0,63}$');


export const JourneyDefinitionCreate = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyDefinitionCreateKeyRegExp)),
  "name": LocalizedText,
  "organization": /*#__PURE__*/ zod.uuid(),
  "duplicate_of": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "design": /*#__PURE__*/ zod.optional(JourneyDesign)
});

export type JourneyDefinitionCreate = zod.input<typeof JourneyDefinitionCreate>;
export type JourneyDefinitionCreateOutput = zod.output<typeof JourneyDefinitionCreate>;

export const journeyDefinitionKeyMax = 64;

export const journeyDefinitionNameMax = 1000;

export const journeyDefinitionOrganizationNameMax = 300;


export const journeyDefinitionStepCountMin = 0;




export const JourneyDefinition = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionKeyMax)),
  "origin": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionOrganizationNameMax)),
  "status": JourneyDefinitionStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "has_draft": /*#__PURE__*/ zod.boolean(),
  "step_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionStepCountMin)),
  "completeness": JourneyCompleteness,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference,
  "review": /*#__PURE__*/ zod.union([JourneyReview,/*#__PURE__*/ zod.null()]),
  "review_required": /*#__PURE__*/ zod.boolean(),
  "published": /*#__PURE__*/ zod.union([JourneyDesign,/*#__PURE__*/ zod.null()]),
  "draft": /*#__PURE__*/ zod.union([JourneyDesign,/*#__PURE__*/ zod.null()]),
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "draft_updated_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
});

export type JourneyDefinition = zod.input<typeof JourneyDefinition>;
export type JourneyDefinitionOutput = zod.output<typeof JourneyDefinition>;

export const JourneyDraftSave = /*#__PURE__*/ zod.strictObject({
  "design": JourneyDesign
});

export type JourneyDraftSave = zod.input<typeof JourneyDraftSave>;
export type JourneyDraftSaveOutput = zod.output<typeof JourneyDraftSave>;

export const JourneyDefinitionConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['nothing_written', 'nothing_published', 'already_retired', 'review_required', 'review_not_required', 'already_requested', 'not_requested', 'own_change', 'not_own_change'])
});

export type JourneyDefinitionConflict = zod.input<typeof JourneyDefinitionConflict>;
export type JourneyDefinitionConflictOutput = zod.output<typeof JourneyDefinitionConflict>;

export const JourneyCheckRequest = /*#__PURE__*/ zod.strictObject({
  "design": JourneyDesign
});

export type JourneyCheckRequest = zod.input<typeof JourneyCheckRequest>;
export type JourneyCheckRequestOutput = zod.output<typeof JourneyCheckRequest>;

export const JourneyProblemPlace = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "content": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
});

export type JourneyProblemPlace = zod.input<typeof JourneyProblemPlace>;
export type JourneyProblemPlaceOutput = zod.output<typeof JourneyProblemPlace>;

export const journeyProblemPointerMax = 300;

export const journeyProblemMessageMax = 500;



export const JourneyProblem = /*#__PURE__*/ zod.strictObject({
  "pointer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyProblemPointerMax)),
  "severity": /*#__PURE__*/ zod.enum(['error', 'warning']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyProblemMessageMax)),
  "elsewhere": /*#__PURE__*/ zod.optional(JourneyProblemPlace)
});

export type JourneyProblem = zod.input<typeof JourneyProblem>;
export type JourneyProblemOutput = zod.output<typeof JourneyProblem>;

export const journeyCheckProblemsMax = 5000;



export const JourneyCheck = /*#__PURE__*/ zod.strictObject({
  "problems": /*#__PURE__*/ zod.array(JourneyProblem).check(/*#__PURE__*/ zod.maxLength(journeyCheckProblemsMax))
});

export type JourneyCheck = zod.input<typeof JourneyCheck>;
export type JourneyCheckOutput = zod.output<typeof JourneyCheck>;

export const journeyTrialRequestMovesMax = 500;



export const JourneyTrialRequest = /*#__PURE__*/ zod.strictObject({
  "design": JourneyDesign,
  "moves": /*#__PURE__*/ zod.array(JourneyTrialMove).check(/*#__PURE__*/ zod.maxLength(journeyTrialRequestMovesMax))
});

export type JourneyTrialRequest = zod.input<typeof JourneyTrialRequest>;
export type JourneyTrialRequestOutput = zod.output<typeof JourneyTrialRequest>;

export const journeyTrialStepActivityIdMax = 100;

export const journeyTrialStepDayMin = 0;

export const journeyTrialStepDueDayMin = 0;

export const journeyTrialStepTimesDoneMin = 0;

export const journeyTrialStepMissingMax = 20;



export const JourneyTrialStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialStepActivityIdMax)),
  "state": /*#__PURE__*/ zod.enum(['open', 'waiting', 'stuck', 'done']),
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyTrialStepDayMin)),
  "due_day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyTrialStepDueDayMin))),
  "times_done": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyTrialStepTimesDoneMin)),
  "form": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "missing": /*#__PURE__*/ zod.array(JourneyDesignNeed).check(/*#__PURE__*/ zod.maxLength(journeyTrialStepMissingMax))
});

export type JourneyTrialStep = zod.input<typeof JourneyTrialStep>;
export type JourneyTrialStepOutput = zod.output<typeof JourneyTrialStep>;

export const journeyTrialTeamStepActivityIdMax = 100;

export const journeyTrialTeamStepMissingMax = 20;



export const JourneyTrialTeamStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialTeamStepActivityIdMax)),
  "missing": /*#__PURE__*/ zod.array(JourneyDesignNeed).check(/*#__PURE__*/ zod.maxLength(journeyTrialTeamStepMissingMax))
});

export type JourneyTrialTeamStep = zod.input<typeof JourneyTrialTeamStep>;
export type JourneyTrialTeamStepOutput = zod.output<typeof JourneyTrialTeamStep>;

export const journeyTrialWaitActivityIdMax = 100;

export const journeyTrialWaitDayMin = 0;



export const JourneyTrialWait = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialWaitActivityIdMax)),
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyTrialWaitDayMin))
});

export type JourneyTrialWait = zod.input<typeof JourneyTrialWait>;
export type JourneyTrialWaitOutput = zod.output<typeof JourneyTrialWait>;

export const journeyTrialWayActivityIdMax = 100;

export const journeyTrialWayValueOneMax = 10000;



export const JourneyTrialWay = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialWayActivityIdMax)),
  "when": /*#__PURE__*/ zod.union([JourneyCondition,/*#__PURE__*/ zod.null()]),
  "outcome": /*#__PURE__*/ zod.enum(['taken', 'not_met', 'already_there']),
  "value": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyTrialWayValueOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.null()])
});

export type JourneyTrialWay = zod.input<typeof JourneyTrialWay>;
export type JourneyTrialWayOutput = zod.output<typeof JourneyTrialWay>;

export const journeyTrialTurnDayMin = 0;

export const journeyTrialTurnOpenedItemMax = 100;

export const journeyTrialTurnOpenedMax = 1000;

export const journeyTrialTurnStuckItemMax = 100;

export const journeyTrialTurnStuckMax = 1000;

export const journeyTrialTurnWaitingMax = 1000;

export const journeyTrialTurnWaysMax = 50;



export const JourneyTrialTurn = /*#__PURE__*/ zod.strictObject({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyTrialTurnDayMin)),
  "opened": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnOpenedItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnOpenedMax)),
  "stuck": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnStuckItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnStuckMax)),
  "waiting": /*#__PURE__*/ zod.array(JourneyTrialWait).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnWaitingMax)),
  "ways": /*#__PURE__*/ zod.array(JourneyTrialWay).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnWaysMax)),
  "is_finished": /*#__PURE__*/ zod.boolean()
});

export type JourneyTrialTurn = zod.input<typeof JourneyTrialTurn>;
export type JourneyTrialTurnOutput = zod.output<typeof JourneyTrialTurn>;

export const journeyTrialDayMin = 0;

export const journeyTrialStepsMax = 1000;

export const journeyTrialTeamStepsMax = 1000;

export const journeyTrialTurnsMax = 501;



export const JourneyTrial = /*#__PURE__*/ zod.strictObject({
  "day": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyTrialDayMin)),
  "date": /*#__PURE__*/ zod.iso.date(),
  "is_finished": /*#__PURE__*/ zod.boolean(),
  "steps": /*#__PURE__*/ zod.array(JourneyTrialStep).check(/*#__PURE__*/ zod.maxLength(journeyTrialStepsMax)),
  "team_steps": /*#__PURE__*/ zod.array(JourneyTrialTeamStep).check(/*#__PURE__*/ zod.maxLength(journeyTrialTeamStepsMax)),
  "turns": /*#__PURE__*/ zod.array(JourneyTrialTurn).check(/*#__PURE__*/ zod.maxLength(journeyTrialTurnsMax))
});

export type JourneyTrial = zod.input<typeof JourneyTrial>;
export type JourneyTrialOutput = zod.output<typeof JourneyTrial>;

export const journeyReviewRequestCommentMax = 500;


export const journeyReviewRequestCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const JourneyReviewRequest = /*#__PURE__*/ zod.strictObject({
  "comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyReviewRequestCommentMax)).check(/*#__PURE__*/ zod.regex(journeyReviewRequestCommentRegExp)))
});

export type JourneyReviewRequest = zod.input<typeof JourneyReviewRequest>;
export type JourneyReviewRequestOutput = zod.output<typeof JourneyReviewRequest>;

export const journeyReviewReturnReasonMax = 500;


export const journeyReviewReturnReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const JourneyReviewReturn = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyReviewReturnReasonMax)).check(/*#__PURE__*/ zod.regex(journeyReviewReturnReasonRegExp))
});

export type JourneyReviewReturn = zod.input<typeof JourneyReviewReturn>;
export type JourneyReviewReturnOutput = zod.output<typeof JourneyReviewReturn>;


export const journeyVersionCommentMax = 500;

export const journeyVersionOpenEnrolmentCountMin = 0;



export const JourneyVersion = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "published_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "published_by": PersonReference,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyVersionCommentMax))),
  "is_current": /*#__PURE__*/ zod.boolean(),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyVersionOpenEnrolmentCountMin)),
  "design": JourneyDesign
});

export type JourneyVersion = zod.input<typeof JourneyVersion>;
export type JourneyVersionOutput = zod.output<typeof JourneyVersion>;

export const journeyVersionListCountMin = 0;

export const journeyVersionListResultsMax = 100;



export const JourneyVersionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyVersionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(JourneyVersion).check(/*#__PURE__*/ zod.maxLength(journeyVersionListResultsMax))
});

export type JourneyVersionList = zod.input<typeof JourneyVersionList>;
export type JourneyVersionListOutput = zod.output<typeof JourneyVersionList>;

export const journeyPublishCommentMax = 500;


export const journeyPublishCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const JourneyPublish = /*#__PURE__*/ zod.strictObject({
  "comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyPublishCommentMax)).check(/*#__PURE__*/ zod.regex(journeyPublishCommentRegExp)))
});

export type JourneyPublish = zod.input<typeof JourneyPublish>;
export type JourneyPublishOutput = zod.output<typeof JourneyPublish>;

export const journeyRestoreVersionMax = 1000000;



export const JourneyRestore = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyRestoreVersionMax))
});

export type JourneyRestore = zod.input<typeof JourneyRestore>;
export type JourneyRestoreOutput = zod.output<typeof JourneyRestore>;

export const journeyUsageOrganizationNameMax = 300;

export const journeyUsageOrganizationOpenEnrolmentCountMin = 0;

export const journeyUsageOrganizationPendingInvitationCountMin = 0;



export const JourneyUsageOrganization = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyUsageOrganizationNameMax)),
  "is_offered": /*#__PURE__*/ zod.boolean(),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyUsageOrganizationOpenEnrolmentCountMin)),
  "pending_invitation_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyUsageOrganizationPendingInvitationCountMin))
});

export type JourneyUsageOrganization = zod.input<typeof JourneyUsageOrganization>;
export type JourneyUsageOrganizationOutput = zod.output<typeof JourneyUsageOrganization>;


export const journeyUsageVersionOpenEnrolmentCountMin = 0;



export const JourneyUsageVersion = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyUsageVersionOpenEnrolmentCountMin))
});

export type JourneyUsageVersion = zod.input<typeof JourneyUsageVersion>;
export type JourneyUsageVersionOutput = zod.output<typeof JourneyUsageVersion>;

export const journeyDefinitionUsageOrganizationsMax = 1000;

export const journeyDefinitionUsageOpenEnrolmentCountMin = 0;

export const journeyDefinitionUsageOpenEnrolmentsByVersionMax = 1000;

export const journeyDefinitionUsagePendingInvitationCountMin = 0;



export const JourneyDefinitionUsage = /*#__PURE__*/ zod.strictObject({
  "organizations": /*#__PURE__*/ zod.array(JourneyUsageOrganization).check(/*#__PURE__*/ zod.maxLength(journeyDefinitionUsageOrganizationsMax)),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionUsageOpenEnrolmentCountMin)),
  "open_enrolments_by_version": /*#__PURE__*/ zod.array(JourneyUsageVersion).check(/*#__PURE__*/ zod.maxLength(journeyDefinitionUsageOpenEnrolmentsByVersionMax)),
  "pending_invitation_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionUsagePendingInvitationCountMin))
});

export type JourneyDefinitionUsage = zod.input<typeof JourneyDefinitionUsage>;
export type JourneyDefinitionUsageOutput = zod.output<typeof JourneyDefinitionUsage>;

export const journeyFileKeyMax = 64;

export const journeyFileFormsMax = 100;



export const JourneyFile = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['journey']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyFileKeyMax)),
  "origin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "design": JourneyDesign,
  "forms": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormDefinition).check(/*#__PURE__*/ zod.maxLength(journeyFileFormsMax))),
  "banner_picture": /*#__PURE__*/ zod.optional(JourneyFilePicture)
});

export type JourneyFile = zod.input<typeof JourneyFile>;
export type JourneyFileOutput = zod.output<typeof JourneyFile>;

export const journeyImportChoiceKeyMax = 64;




export const JourneyImportChoice = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportChoiceKeyMax)),
  "action": /*#__PURE__*/ zod.enum(['create', 'use', 'replace']),
  "revision": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
});

export type JourneyImportChoice = zod.input<typeof JourneyImportChoice>;
export type JourneyImportChoiceOutput = zod.output<typeof JourneyImportChoice>;

export const journeyUpdatePlaceStepRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_.-]{0,99}$');
export const journeyUpdatePlacePartRegExp = new RegExp('^[a-z_]{1,64}$');


export const JourneyUpdatePlace = /*#__PURE__*/ zod.strictObject({
  "step": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyUpdatePlaceStepRegExp))),
  "part": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyUpdatePlacePartRegExp)))
});

export type JourneyUpdatePlace = zod.input<typeof JourneyUpdatePlace>;
export type JourneyUpdatePlaceOutput = zod.output<typeof JourneyUpdatePlace>;

export const journeyUpdateFormsMax = 100;

export const journeyUpdateTakeMax = 1000;



export const JourneyUpdate = /*#__PURE__*/ zod.strictObject({
  "file": JourneyFile,
  "forms": /*#__PURE__*/ zod.array(JourneyImportChoice).check(/*#__PURE__*/ zod.maxLength(journeyUpdateFormsMax)),
  "take": /*#__PURE__*/ zod.array(JourneyUpdatePlace).check(/*#__PURE__*/ zod.maxLength(journeyUpdateTakeMax))
});

export type JourneyUpdate = zod.input<typeof JourneyUpdate>;
export type JourneyUpdateOutput = zod.output<typeof JourneyUpdate>;

export const FormStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'retired']);

export type FormStatus = zod.input<typeof FormStatus>;
export type FormStatusOutput = zod.output<typeof FormStatus>;

export const formCompletenessEnCaMin = 0;
export const formCompletenessEnCaMax = 100;

export const formCompletenessFrCaMin = 0;
export const formCompletenessFrCaMax = 100;



export const FormCompleteness = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formCompletenessEnCaMin)).check(/*#__PURE__*/ zod.lte(formCompletenessEnCaMax)),
  "fr-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formCompletenessFrCaMin)).check(/*#__PURE__*/ zod.lte(formCompletenessFrCaMax))
});

export type FormCompleteness = zod.input<typeof FormCompleteness>;
export type FormCompletenessOutput = zod.output<typeof FormCompleteness>;

export const formSummaryKeyMax = 64;

export const formSummaryNameMax = 1000;


export const formSummaryUsedByCountMin = 0;




export const FormSummary = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formSummaryKeyMax)),
  "title": LocalizedText,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formSummaryNameMax)),
  "status": FormStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "has_draft": /*#__PURE__*/ zod.boolean(),
  "completeness": FormCompleteness,
  "used_by_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formSummaryUsedByCountMin)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference
});

export type FormSummary = zod.input<typeof FormSummary>;
export type FormSummaryOutput = zod.output<typeof FormSummary>;

export const journeyImportedFormsMax = 100;



export const JourneyImported = /*#__PURE__*/ zod.strictObject({
  "journey": JourneyDefinition,
  "forms": /*#__PURE__*/ zod.array(FormSummary).check(/*#__PURE__*/ zod.maxLength(journeyImportedFormsMax))
});

export type JourneyImported = zod.input<typeof JourneyImported>;
export type JourneyImportedOutput = zod.output<typeof JourneyImported>;

export const JourneyImportCheckRequest = /*#__PURE__*/ zod.strictObject({
  "file": JourneyFile
});

export type JourneyImportCheckRequest = zod.input<typeof JourneyImportCheckRequest>;
export type JourneyImportCheckRequestOutput = zod.output<typeof JourneyImportCheckRequest>;

export const journeyImportExistingKeyMax = 64;

export const journeyImportExistingNameMax = 1000;


export const journeyImportExistingUsedByCountMin = 0;


export const journeyImportExistingOnlyInFileItemMax = 1000;

export const journeyImportExistingOnlyInFileMax = 1000;

export const journeyImportExistingOnlyHereItemMax = 1000;

export const journeyImportExistingOnlyHereMax = 1000;

export const journeyImportExistingDifferentItemMax = 1000;

export const journeyImportExistingDifferentMax = 1000;



export const JourneyImportExisting = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportExistingKeyMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportExistingNameMax)),
  "status": FormStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "has_draft": /*#__PURE__*/ zod.boolean(),
  "used_by_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyImportExistingUsedByCountMin)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "matches": /*#__PURE__*/ zod.enum(['key', 'title', 'import']),
  "is_own": /*#__PURE__*/ zod.boolean(),
  "is_same": /*#__PURE__*/ zod.boolean(),
  "only_in_file": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportExistingOnlyInFileItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyImportExistingOnlyInFileMax)),
  "only_here": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportExistingOnlyHereItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyImportExistingOnlyHereMax)),
  "different": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportExistingDifferentItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyImportExistingDifferentMax))
});

export type JourneyImportExisting = zod.input<typeof JourneyImportExisting>;
export type JourneyImportExistingOutput = zod.output<typeof JourneyImportExisting>;

export const journeyImportFormKeyMax = 64;

export const journeyImportFormNameMax = 1000;

export const journeyImportFormQuestionCountMin = 0;

export const journeyImportFormNewKeyMax = 64;



export const JourneyImportForm = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportFormKeyMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportFormNameMax)),
  "question_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyImportFormQuestionCountMin)),
  "new_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportFormNewKeyMax)),
  "existing": /*#__PURE__*/ zod.union([JourneyImportExisting,/*#__PURE__*/ zod.null()])
});

export type JourneyImportForm = zod.input<typeof JourneyImportForm>;
export type JourneyImportFormOutput = zod.output<typeof JourneyImportForm>;

export const journeyImportMissingFormKeyMax = 64;

export const journeyImportMissingFormNameMax = 1000;



export const JourneyImportMissingForm = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportMissingFormKeyMax)),
  "name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportMissingFormNameMax)))
});

export type JourneyImportMissingForm = zod.input<typeof JourneyImportMissingForm>;
export type JourneyImportMissingFormOutput = zod.output<typeof JourneyImportMissingForm>;

export const journeyUpdateCheckKeptMax = 1000;

export const journeyUpdateCheckLostMax = 1000;

export const journeyUpdateCheckFormsMax = 100;

export const journeyUpdateCheckMissingFormsMax = 200;



export const JourneyUpdateCheck = /*#__PURE__*/ zod.strictObject({
  "journey": JourneyDefinition,
  "incoming": JourneyDesign,
  "kept": /*#__PURE__*/ zod.array(JourneyUpdatePlace).check(/*#__PURE__*/ zod.maxLength(journeyUpdateCheckKeptMax)),
  "lost": /*#__PURE__*/ zod.array(JourneyUpdatePlace).check(/*#__PURE__*/ zod.maxLength(journeyUpdateCheckLostMax)),
  "forms": /*#__PURE__*/ zod.array(JourneyImportForm).check(/*#__PURE__*/ zod.maxLength(journeyUpdateCheckFormsMax)),
  "missing_forms": /*#__PURE__*/ zod.array(JourneyImportMissingForm).check(/*#__PURE__*/ zod.maxLength(journeyUpdateCheckMissingFormsMax))
});

export type JourneyUpdateCheck = zod.input<typeof JourneyUpdateCheck>;
export type JourneyUpdateCheckOutput = zod.output<typeof JourneyUpdateCheck>;

export const journeyCommentStepMax = 100;

export const journeyCommentTextMax = 2000;



export const JourneyComment = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "journey": /*#__PURE__*/ zod.uuid(),
  "step": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyCommentStepMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyCommentTextMax)),
  "author": PersonReference,
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "resolved_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "resolved_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
});

export type JourneyComment = zod.input<typeof JourneyComment>;
export type JourneyCommentOutput = zod.output<typeof JourneyComment>;

export const journeyCommentCountStepMax = 100;




export const JourneyCommentCount = /*#__PURE__*/ zod.strictObject({
  "step": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyCommentCountStepMax)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type JourneyCommentCount = zod.input<typeof JourneyCommentCount>;
export type JourneyCommentCountOutput = zod.output<typeof JourneyCommentCount>;

export const journeyCommentListCountMin = 0;

export const journeyCommentListResultsMax = 100;

export const journeyCommentListOpenCountsMax = 1000;



export const JourneyCommentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyCommentListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(JourneyComment).check(/*#__PURE__*/ zod.maxLength(journeyCommentListResultsMax)),
  "open_counts": /*#__PURE__*/ zod.array(JourneyCommentCount).check(/*#__PURE__*/ zod.maxLength(journeyCommentListOpenCountsMax))
});

export type JourneyCommentList = zod.input<typeof JourneyCommentList>;
export type JourneyCommentListOutput = zod.output<typeof JourneyCommentList>;

export const journeyCommentCreateStepRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_.-]{0,99}$');
export const journeyCommentCreateTextMax = 2000;


export const journeyCommentCreateTextRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const JourneyCommentCreate = /*#__PURE__*/ zod.strictObject({
  "journey": /*#__PURE__*/ zod.uuid(),
  "step": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyCommentCreateStepRegExp)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyCommentCreateTextMax)).check(/*#__PURE__*/ zod.regex(journeyCommentCreateTextRegExp))
});

export type JourneyCommentCreate = zod.input<typeof JourneyCommentCreate>;
export type JourneyCommentCreateOutput = zod.output<typeof JourneyCommentCreate>;

export const JourneyCommentUpdate = /*#__PURE__*/ zod.strictObject({
  "is_resolved": /*#__PURE__*/ zod.boolean()
});

export type JourneyCommentUpdate = zod.input<typeof JourneyCommentUpdate>;
export type JourneyCommentUpdateOutput = zod.output<typeof JourneyCommentUpdate>;

export const journeyImportKeyRegExp = new RegExp('^[a-z][a-z0-9-]{0,63}$');
export const journeyImportFormsMax = 100;



export const JourneyImport = /*#__PURE__*/ zod.strictObject({
  "file": JourneyFile,
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyImportKeyRegExp)),
  "name": LocalizedText,
  "organization": /*#__PURE__*/ zod.uuid(),
  "forms": /*#__PURE__*/ zod.array(JourneyImportChoice).check(/*#__PURE__*/ zod.maxLength(journeyImportFormsMax))
});

export type JourneyImport = zod.input<typeof JourneyImport>;
export type JourneyImportOutput = zod.output<typeof JourneyImport>;

export const journeyImportCopyNameMax = 1000;

export const journeyImportCopyOrganizationNameMax = 300;



export const JourneyImportCopy = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportCopyNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportCopyOrganizationNameMax)),
  "imported_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type JourneyImportCopy = zod.input<typeof JourneyImportCopy>;
export type JourneyImportCopyOutput = zod.output<typeof JourneyImportCopy>;

export const journeyImportCheckNewKeyMax = 64;

export const journeyImportCheckCopiesMax = 100;

export const journeyImportCheckFormsMax = 100;

export const journeyImportCheckMissingFormsMax = 200;



export const JourneyImportCheck = /*#__PURE__*/ zod.strictObject({
  "new_key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyImportCheckNewKeyMax)),
  "copies": /*#__PURE__*/ zod.array(JourneyImportCopy).check(/*#__PURE__*/ zod.maxLength(journeyImportCheckCopiesMax)),
  "forms": /*#__PURE__*/ zod.array(JourneyImportForm).check(/*#__PURE__*/ zod.maxLength(journeyImportCheckFormsMax)),
  "missing_forms": /*#__PURE__*/ zod.array(JourneyImportMissingForm).check(/*#__PURE__*/ zod.maxLength(journeyImportCheckMissingFormsMax))
});

export type JourneyImportCheck = zod.input<typeof JourneyImportCheck>;
export type JourneyImportCheckOutput = zod.output<typeof JourneyImportCheck>;

export const EnrolmentCount = /*#__PURE__*/ zod.enum(['active', 'pending', 'completed', 'cancelled']);

export type EnrolmentCount = zod.input<typeof EnrolmentCount>;
export type EnrolmentCountOutput = zod.output<typeof EnrolmentCount>;

export const enrolmentCountsActiveMin = 0;

export const enrolmentCountsPendingMin = 0;

export const enrolmentCountsCompletedMin = 0;

export const enrolmentCountsCancelledMin = 0;



export const EnrolmentCounts = /*#__PURE__*/ zod.strictObject({
  "active": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enrolmentCountsActiveMin)),
  "pending": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enrolmentCountsPendingMin)),
  "completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enrolmentCountsCompletedMin)),
  "cancelled": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(enrolmentCountsCancelledMin))
});

export type EnrolmentCounts = zod.input<typeof EnrolmentCounts>;
export type EnrolmentCountsOutput = zod.output<typeof EnrolmentCounts>;

export const organizationJourneyOpenProviderTaskCountMin = 0;

export const organizationJourneyAttentionCountMin = 0;



export const OrganizationJourney = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "languages": /*#__PURE__*/ zod.array(Language),
  "is_offered": /*#__PURE__*/ zod.boolean(),
  "counts": EnrolmentCounts,
  "open_provider_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyOpenProviderTaskCountMin)),
  "attention_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyAttentionCountMin)),
  "last_activity_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type OrganizationJourney = zod.input<typeof OrganizationJourney>;
export type OrganizationJourneyOutput = zod.output<typeof OrganizationJourney>;

export const organizationJourneyListCountMin = 0;

export const organizationJourneyListResultsMax = 100;



export const OrganizationJourneyList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(OrganizationJourney).check(/*#__PURE__*/ zod.maxLength(organizationJourneyListResultsMax))
});

export type OrganizationJourneyList = zod.input<typeof OrganizationJourneyList>;
export type OrganizationJourneyListOutput = zod.output<typeof OrganizationJourneyList>;

export const EnrolmentColumnKind = /*#__PURE__*/ zod.enum(['text', 'number', 'date', 'date_time', 'status', 'yes_no', 'choice', 'choices']);

export type EnrolmentColumnKind = zod.input<typeof EnrolmentColumnKind>;
export type EnrolmentColumnKindOutput = zod.output<typeof EnrolmentColumnKind>;

export const enrolmentColumnOptionValueMax = 100;




export const EnrolmentColumnOption = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrolmentColumnOptionValueMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type EnrolmentColumnOption = zod.input<typeof EnrolmentColumnOption>;
export type EnrolmentColumnOptionOutput = zod.output<typeof EnrolmentColumnOption>;

export const enrolmentColumnKeyRegExp = new RegExp('^(name|enrolled_at|status|current_step|last_activity_at|assigned_to|variable:[A-Za-z_][A-Za-z0-9_]{0,99})$');
export const enrolmentColumnLabelMax = 60;

export const enrolmentColumnOptionsMax = 100;



export const EnrolmentColumn = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(enrolmentColumnKeyRegExp)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrolmentColumnLabelMax)),
  "kind": EnrolmentColumnKind,
  "options": /*#__PURE__*/ zod.array(EnrolmentColumnOption).check(/*#__PURE__*/ zod.maxLength(enrolmentColumnOptionsMax))
});

export type EnrolmentColumn = zod.input<typeof EnrolmentColumn>;
export type EnrolmentColumnOutput = zod.output<typeof EnrolmentColumn>;

export const enrolmentTableColumnsMax = 30;



export const EnrolmentTable = /*#__PURE__*/ zod.strictObject({
  "columns": /*#__PURE__*/ zod.array(EnrolmentColumn).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrolmentTableColumnsMax))
});

export type EnrolmentTable = zod.input<typeof EnrolmentTable>;
export type EnrolmentTableOutput = zod.output<typeof EnrolmentTable>;

export const journeyStepActivityIdMax = 100;




export const JourneyStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyStepActivityIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
});

export type JourneyStep = zod.input<typeof JourneyStep>;
export type JourneyStepOutput = zod.output<typeof JourneyStep>;

export const organizationJourneyDetailOpenProviderTaskCountMin = 0;

export const organizationJourneyDetailAttentionCountMin = 0;

export const organizationJourneyDetailStepsMax = 200;



export const OrganizationJourneyDetail = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "languages": /*#__PURE__*/ zod.array(Language),
  "is_offered": /*#__PURE__*/ zod.boolean(),
  "counts": EnrolmentCounts,
  "open_provider_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyDetailOpenProviderTaskCountMin)),
  "attention_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyDetailAttentionCountMin)),
  "last_activity_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "table_config": EnrolmentTable,
  "steps": /*#__PURE__*/ zod.array(JourneyStep).check(/*#__PURE__*/ zod.maxLength(organizationJourneyDetailStepsMax))
});

export type OrganizationJourneyDetail = zod.input<typeof OrganizationJourneyDetail>;
export type OrganizationJourneyDetailOutput = zod.output<typeof OrganizationJourneyDetail>;

export const JourneyCourseQuestion = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string(),
  "is_score": /*#__PURE__*/ zod.boolean(),
  "options": /*#__PURE__*/ zod.array(EnrolmentColumnOption)
});

export type JourneyCourseQuestion = zod.input<typeof JourneyCourseQuestion>;
export type JourneyCourseQuestionOutput = zod.output<typeof JourneyCourseQuestion>;

export const journeyCourseWayActivityIdMax = 100;



export const JourneyCourseWay = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyCourseWayActivityIdMax)),
  "when": /*#__PURE__*/ zod.union([JourneyCondition,/*#__PURE__*/ zod.null()]),
  "question": /*#__PURE__*/ zod.union([JourneyCourseQuestion,/*#__PURE__*/ zod.null()])
});

export type JourneyCourseWay = zod.input<typeof JourneyCourseWay>;
export type JourneyCourseWayOutput = zod.output<typeof JourneyCourseWay>;

export const journeyCourseStepActivityIdMax = 100;

export const journeyCourseStepDueInDaysMin = 0;
export const journeyCourseStepDueInDaysMax = 730;

export const journeyCourseStepNeedsMax = 20;

export const journeyCourseStepNextMax = 50;



export const JourneyCourseStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyCourseStepActivityIdMax)),
  "name": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "audience": TaskAudience,
  "repeatable": /*#__PURE__*/ zod.boolean(),
  "opens_first": /*#__PURE__*/ zod.boolean(),
  "due_in_days": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyCourseStepDueInDaysMin)).check(/*#__PURE__*/ zod.lte(journeyCourseStepDueInDaysMax))),
  "repeat": /*#__PURE__*/ zod.union([JourneyDesignRepeat,/*#__PURE__*/ zod.null()]),
  "needs": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.maxLength(journeyCourseStepNeedsMax)),
  "next": /*#__PURE__*/ zod.array(JourneyCourseWay).check(/*#__PURE__*/ zod.maxLength(journeyCourseStepNextMax))
});

export type JourneyCourseStep = zod.input<typeof JourneyCourseStep>;
export type JourneyCourseStepOutput = zod.output<typeof JourneyCourseStep>;


export const journeyCourseOpenVersionsMax = 1000;

export const journeyCourseStepsMax = 200;



export const JourneyCourse = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "is_current": /*#__PURE__*/ zod.boolean(),
  "open_versions": /*#__PURE__*/ zod.array(JourneyUsageVersion).check(/*#__PURE__*/ zod.maxLength(journeyCourseOpenVersionsMax)),
  "steps": /*#__PURE__*/ zod.array(JourneyCourseStep).check(/*#__PURE__*/ zod.maxLength(journeyCourseStepsMax))
});

export type JourneyCourse = zod.input<typeof JourneyCourse>;
export type JourneyCourseOutput = zod.output<typeof JourneyCourse>;

export const AttentionStatus = /*#__PURE__*/ zod.enum(['open', 'acknowledged']);

export type AttentionStatus = zod.input<typeof AttentionStatus>;
export type AttentionStatusOutput = zod.output<typeof AttentionStatus>;

export const AttentionKind = /*#__PURE__*/ zod.enum(['overdue_task', 'alert', 'stalled_draft', 'bounced_invitation']);

export type AttentionKind = zod.input<typeof AttentionKind>;
export type AttentionKindOutput = zod.output<typeof AttentionKind>;

export const AttentionSeverity = /*#__PURE__*/ zod.enum(['danger_to_life', 'worrying', 'late', 'unfinished', 'information']);

export type AttentionSeverity = zod.input<typeof AttentionSeverity>;
export type AttentionSeverityOutput = zod.output<typeof AttentionSeverity>;

export const WorklistViewFilters = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.optional(AttentionStatus),
  "kind": /*#__PURE__*/ zod.optional(AttentionKind),
  "severity": /*#__PURE__*/ zod.optional(AttentionSeverity),
  "assigned_to": /*#__PURE__*/ zod.optional(AttentionAssignee),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "escalated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type WorklistViewFilters = zod.input<typeof WorklistViewFilters>;
export type WorklistViewFiltersOutput = zod.output<typeof WorklistViewFilters>;

export const AttentionOrdering = /*#__PURE__*/ zod.enum(['severity', '-severity', 'since', '-since']);

export type AttentionOrdering = zod.input<typeof AttentionOrdering>;
export type AttentionOrderingOutput = zod.output<typeof AttentionOrdering>;

export const worklistViewNameMax = 80;

export const worklistViewOrderingMax = 2;



export const WorklistView = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(worklistViewNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "filters": WorklistViewFilters,
  "ordering": /*#__PURE__*/ zod.array(AttentionOrdering).check(/*#__PURE__*/ zod.maxLength(worklistViewOrderingMax)),
  "is_default": /*#__PURE__*/ zod.boolean(),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type WorklistView = zod.input<typeof WorklistView>;
export type WorklistViewOutput = zod.output<typeof WorklistView>;

export const worklistViewListCountMin = 0;

export const worklistViewListResultsMax = 100;



export const WorklistViewList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(worklistViewListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(WorklistView).check(/*#__PURE__*/ zod.maxLength(worklistViewListResultsMax))
});

export type WorklistViewList = zod.input<typeof WorklistViewList>;
export type WorklistViewListOutput = zod.output<typeof WorklistViewList>;

export const worklistViewCreateNameMax = 80;


export const worklistViewCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const worklistViewCreateOrderingMax = 2;



export const WorklistViewCreate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(worklistViewCreateNameMax)).check(/*#__PURE__*/ zod.regex(worklistViewCreateNameRegExp)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "filters": WorklistViewFilters,
  "ordering": /*#__PURE__*/ zod.array(AttentionOrdering).check(/*#__PURE__*/ zod.maxLength(worklistViewCreateOrderingMax)),
  "is_default": /*#__PURE__*/ zod.boolean()
});

export type WorklistViewCreate = zod.input<typeof WorklistViewCreate>;
export type WorklistViewCreateOutput = zod.output<typeof WorklistViewCreate>;

export const worklistViewUpdateNameMax = 80;


export const worklistViewUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const worklistViewUpdateOrderingMax = 2;



export const WorklistViewUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(worklistViewUpdateNameMax)).check(/*#__PURE__*/ zod.regex(worklistViewUpdateNameRegExp))),
  "filters": /*#__PURE__*/ zod.optional(WorklistViewFilters),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionOrdering).check(/*#__PURE__*/ zod.maxLength(worklistViewUpdateOrderingMax))),
  "is_default": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type WorklistViewUpdate = zod.input<typeof WorklistViewUpdate>;
export type WorklistViewUpdateOutput = zod.output<typeof WorklistViewUpdate>;

export const AttentionAnswer = /*#__PURE__*/ zod.strictObject({
  "question": /*#__PURE__*/ zod.string(),
  "answer": /*#__PURE__*/ zod.string()
});

export type AttentionAnswer = zod.input<typeof AttentionAnswer>;
export type AttentionAnswerOutput = zod.output<typeof AttentionAnswer>;

export const CallOutcome = /*#__PURE__*/ zod.enum(['reached', 'message_left', 'no_answer', 'wrong_number']);

export type CallOutcome = zod.input<typeof CallOutcome>;
export type CallOutcomeOutput = zod.output<typeof CallOutcome>;

export const attentionHistoryEntryTextMax = 1000;



export const AttentionHistoryEntry = /*#__PURE__*/ zod.strictObject({
  "action": /*#__PURE__*/ zod.enum(['taken', 'note_changed', 'handed_back', 'undone', 'assigned', 'unassigned', 'called']),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": PersonReference,
  "to": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "outcome": /*#__PURE__*/ zod.union([CallOutcome,/*#__PURE__*/ zod.null()]),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionHistoryEntryTextMax)))
});

export type AttentionHistoryEntry = zod.input<typeof AttentionHistoryEntry>;
export type AttentionHistoryEntryOutput = zod.output<typeof AttentionHistoryEntry>;

export const attentionItemAnswersMax = 20;

export const attentionItemNoteMax = 1000;



export const AttentionItem = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "kind": AttentionKind,
  "severity": AttentionSeverity,
  "level": FormAlertLevel,
  "organization": /*#__PURE__*/ zod.uuid(),
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "process_definition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "process_definition_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "languages": /*#__PURE__*/ zod.array(Language),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "patient": /*#__PURE__*/ zod.union([PatientReference,/*#__PURE__*/ zod.null()]),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "task": /*#__PURE__*/ zod.union([TaskReference,/*#__PURE__*/ zod.null()]),
  "audience": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['patient', 'provider']),/*#__PURE__*/ zod.null()]),
  "submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "answers": /*#__PURE__*/ zod.array(AttentionAnswer).check(/*#__PURE__*/ zod.maxLength(attentionItemAnswersMax)),
  "invitation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email()),
  "assigned_to": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "escalated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "acknowledged_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "acknowledged_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionItemNoteMax))),
  "history": /*#__PURE__*/ zod.array(AttentionHistoryEntry)
});

export type AttentionItem = zod.input<typeof AttentionItem>;
export type AttentionItemOutput = zod.output<typeof AttentionItem>;

export const attentionItemListCountMin = 0;

export const attentionItemListResultsMax = 100;



export const AttentionItemList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attentionItemListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(AttentionItem).check(/*#__PURE__*/ zod.maxLength(attentionItemListResultsMax))
});

export type AttentionItemList = zod.input<typeof AttentionItemList>;
export type AttentionItemListOutput = zod.output<typeof AttentionItemList>;

export const attentionItemFilterKindInMax = 4;

export const attentionItemFilterSeverityInMax = 5;

export const attentionItemFilterSearchMin = 2;
export const attentionItemFilterSearchMax = 200;


export const attentionItemFilterSearchRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const AttentionItemFilter = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.optional(AttentionStatus),
  "kind__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionKind).check(/*#__PURE__*/ zod.maxLength(attentionItemFilterKindInMax))),
  "severity__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionSeverity).check(/*#__PURE__*/ zod.maxLength(attentionItemFilterSeverityInMax))),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "assigned_to": /*#__PURE__*/ zod.optional(AttentionAssignee),
  "escalated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(attentionItemFilterSearchMin)).check(/*#__PURE__*/ zod.maxLength(attentionItemFilterSearchMax)).check(/*#__PURE__*/ zod.regex(attentionItemFilterSearchRegExp)))
});

export type AttentionItemFilter = zod.input<typeof AttentionItemFilter>;
export type AttentionItemFilterOutput = zod.output<typeof AttentionItemFilter>;

export const attentionAcknowledgeManyIdsMax = 100;

export const attentionAcknowledgeManyNoteMax = 1000;


export const attentionAcknowledgeManyNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionAcknowledgeMany = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionAcknowledgeManyIdsMax)),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionAcknowledgeManyNoteMax)).check(/*#__PURE__*/ zod.regex(attentionAcknowledgeManyNoteRegExp)))
});

export type AttentionAcknowledgeMany = zod.input<typeof AttentionAcknowledgeMany>;
export type AttentionAcknowledgeManyOutput = zod.output<typeof AttentionAcknowledgeMany>;

export const AttentionOutcome = /*#__PURE__*/ zod.enum(['done', 'changed', 'gone']);

export type AttentionOutcome = zod.input<typeof AttentionOutcome>;
export type AttentionOutcomeOutput = zod.output<typeof AttentionOutcome>;

export const attentionResultsResultsMax = 100;



export const AttentionResults = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "outcome": AttentionOutcome
})).check(/*#__PURE__*/ zod.maxLength(attentionResultsResultsMax))
});

export type AttentionResults = zod.input<typeof AttentionResults>;
export type AttentionResultsOutput = zod.output<typeof AttentionResults>;

export const attentionRestoreManyIdsMax = 100;



export const AttentionRestoreMany = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionRestoreManyIdsMax))
});

export type AttentionRestoreMany = zod.input<typeof AttentionRestoreMany>;
export type AttentionRestoreManyOutput = zod.output<typeof AttentionRestoreMany>;

export const attentionAssignManyItemsMax = 100;



export const AttentionAssignMany = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "assignee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionAssignManyItemsMax))
});

export type AttentionAssignMany = zod.input<typeof AttentionAssignMany>;
export type AttentionAssignManyOutput = zod.output<typeof AttentionAssignMany>;

export const attentionAcknowledgeNoteMax = 1000;


export const attentionAcknowledgeNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionAcknowledge = /*#__PURE__*/ zod.strictObject({
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionAcknowledgeNoteMax)).check(/*#__PURE__*/ zod.regex(attentionAcknowledgeNoteRegExp)))
});

export type AttentionAcknowledge = zod.input<typeof AttentionAcknowledge>;
export type AttentionAcknowledgeOutput = zod.output<typeof AttentionAcknowledge>;

export const AttentionConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.literal("already_acknowledged"),
  "acknowledged_by": PersonReference,
  "acknowledged_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type AttentionConflict = zod.input<typeof AttentionConflict>;
export type AttentionConflictOutput = zod.output<typeof AttentionConflict>;

export const attentionRestoreReasonMax = 500;


export const attentionRestoreReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionRestore = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionRestoreReasonMax)).check(/*#__PURE__*/ zod.regex(attentionRestoreReasonRegExp)))
});

export type AttentionRestore = zod.input<typeof AttentionRestore>;
export type AttentionRestoreOutput = zod.output<typeof AttentionRestore>;

export const AttentionAssign = /*#__PURE__*/ zod.strictObject({
  "assignee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
});

export type AttentionAssign = zod.input<typeof AttentionAssign>;
export type AttentionAssignOutput = zod.output<typeof AttentionAssign>;

export const AttentionAssignConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.literal("assignee_changed"),
  "assigned_to": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
});

export type AttentionAssignConflict = zod.input<typeof AttentionAssignConflict>;
export type AttentionAssignConflictOutput = zod.output<typeof AttentionAssignConflict>;

export const AttentionNeighbours = /*#__PURE__*/ zod.strictObject({
  "previous": /*#__PURE__*/ zod.union([AttentionItem,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([AttentionItem,/*#__PURE__*/ zod.null()])
});

export type AttentionNeighbours = zod.input<typeof AttentionNeighbours>;
export type AttentionNeighboursOutput = zod.output<typeof AttentionNeighbours>;

export const attentionCallNoteMax = 1000;


export const attentionCallNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionCall = /*#__PURE__*/ zod.strictObject({
  "outcome": CallOutcome,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionCallNoteMax)).check(/*#__PURE__*/ zod.regex(attentionCallNoteRegExp)))
});

export type AttentionCall = zod.input<typeof AttentionCall>;
export type AttentionCallOutput = zod.output<typeof AttentionCall>;

export const ContentRecommender = /*#__PURE__*/ zod.enum(['journey', 'provider', 'organization']);

export type ContentRecommender = zod.input<typeof ContentRecommender>;
export type ContentRecommenderOutput = zod.output<typeof ContentRecommender>;

export const contentTitleMax = 200;

export const contentSummaryMax = 400;

export const contentMinutesMax = 240;

export const contentImageAltMax = 250;

export const contentAuthorMax = 150;



export const Content = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "type": ContentType,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentTitleMax)),
  "summary": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentSummaryMax)),
  "language": Language,
  "languages": /*#__PURE__*/ zod.array(Language),
  "tags": /*#__PURE__*/ zod.array(ContentTag),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contentMinutesMax))),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "image_alt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentImageAltMax)),
  "author": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentAuthorMax))),
  "published_at": /*#__PURE__*/ zod.iso.date(),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type Content = zod.input<typeof Content>;
export type ContentOutput = zod.output<typeof Content>;

export const userContentReasonMax = 200;

export const userContentProgressMin = 0;
export const userContentProgressMax = 100;



export const UserContent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "content": Content,
  "organization": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "recommended_by": /*#__PURE__*/ zod.union([ContentRecommender,/*#__PURE__*/ zod.null()]),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userContentReasonMax))),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userContentProgressMin)).check(/*#__PURE__*/ zod.lte(userContentProgressMax)),
  "read_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "saved_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "helpful": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean())
});

export type UserContent = zod.input<typeof UserContent>;
export type UserContentOutput = zod.output<typeof UserContent>;

export const userContentListCountMin = 0;

export const userContentListResultsMax = 100;



export const UserContentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userContentListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(UserContent).check(/*#__PURE__*/ zod.maxLength(userContentListResultsMax))
});

export type UserContentList = zod.input<typeof UserContentList>;
export type UserContentListOutput = zod.output<typeof UserContentList>;

export const ContentCaptions = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "language": Language
});

export type ContentCaptions = zod.input<typeof ContentCaptions>;
export type ContentCaptionsOutput = zod.output<typeof ContentCaptions>;

export const ContentMedia = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "media_type": /*#__PURE__*/ zod.string(),
  "captions": /*#__PURE__*/ zod.array(ContentCaptions)
});

export type ContentMedia = zod.input<typeof ContentMedia>;
export type ContentMediaOutput = zod.output<typeof ContentMedia>;

export const resourceTitleMax = 200;

export const resourceDescriptionMax = 400;

export const resourceSizeMin = 0;

export const resourcePageCountMax = 10000;

export const resourcePublisherMax = 150;



export const Resource = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "kind": /*#__PURE__*/ zod.enum(['file', 'link']),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resourceTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resourceDescriptionMax)),
  "language": Language,
  "languages": /*#__PURE__*/ zod.array(Language),
  "url": /*#__PURE__*/ zod.url(),
  "media_type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "size": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resourceSizeMin))),
  "page_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(resourcePageCountMax))),
  "publisher": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resourcePublisherMax))),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type Resource = zod.input<typeof Resource>;
export type ResourceOutput = zod.output<typeof Resource>;

export const userContentDetailTwoBodyMax = 100000;

export const userContentDetailTwoTranscriptMax = 100000;

export const userContentDetailTwoResourcesMax = 50;



export const UserContentDetail = /*#__PURE__*/ zod.intersection(UserContent, /*#__PURE__*/ zod.strictObject({
  "body": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userContentDetailTwoBodyMax))),
  "media": /*#__PURE__*/ zod.union([ContentMedia,/*#__PURE__*/ zod.null()]),
  "transcript": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userContentDetailTwoTranscriptMax))),
  "resources": /*#__PURE__*/ zod.array(Resource).check(/*#__PURE__*/ zod.maxLength(userContentDetailTwoResourcesMax))
}));

export type UserContentDetail = zod.input<typeof UserContentDetail>;
export type UserContentDetailOutput = zod.output<typeof UserContentDetail>;

export const userContentUpdateProgressMin = 0;
export const userContentUpdateProgressMax = 100;



export const UserContentUpdate = /*#__PURE__*/ zod.strictObject({
  "progress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userContentUpdateProgressMin)).check(/*#__PURE__*/ zod.lte(userContentUpdateProgressMax))),
  "read_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "saved_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "helpful": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean())
});

export type UserContentUpdate = zod.input<typeof UserContentUpdate>;
export type UserContentUpdateOutput = zod.output<typeof UserContentUpdate>;

export const documentListCountMin = 0;

export const documentListResultsMax = 100;



export const DocumentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(documentListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Document).check(/*#__PURE__*/ zod.maxLength(documentListResultsMax))
});

export type DocumentList = zod.input<typeof DocumentList>;
export type DocumentListOutput = zod.output<typeof DocumentList>;

export const documentCreateNameMax = 200;


export const documentCreateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const documentCreateNotesMax = 1000;


export const documentCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const documentCreateFileNameMax = 255;


export const documentCreateFileNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');



export const DocumentCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentCreateNameMax)).check(/*#__PURE__*/ zod.regex(documentCreateNameRegExp)),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentCreateNotesMax)).check(/*#__PURE__*/ zod.regex(documentCreateNotesRegExp))),
  "category": /*#__PURE__*/ zod.optional(DocumentCategory),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentCreateFileNameMax)).check(/*#__PURE__*/ zod.regex(documentCreateFileNameRegExp)),
  "content_type": /*#__PURE__*/ zod.enum(['application/pdf']),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "purpose": /*#__PURE__*/ zod.optional(DocumentPurpose)
});

export type DocumentCreate = zod.input<typeof DocumentCreate>;
export type DocumentCreateOutput = zod.output<typeof DocumentCreate>;

export const DocumentUpload = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "upload": /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "method": /*#__PURE__*/ zod.enum(['PUT']),
  "headers": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
});

export type DocumentUpload = zod.input<typeof DocumentUpload>;
export type DocumentUploadOutput = zod.output<typeof DocumentUpload>;

export const documentUpdateNameMax = 200;


export const documentUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const documentUpdateNotesMax = 1000;


export const documentUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const DocumentUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentUpdateNameMax)).check(/*#__PURE__*/ zod.regex(documentUpdateNameRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(documentUpdateNotesRegExp))),
  "category": /*#__PURE__*/ zod.optional(DocumentCategory),
  "document_date": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date())
});

export type DocumentUpdate = zod.input<typeof DocumentUpdate>;
export type DocumentUpdateOutput = zod.output<typeof DocumentUpdate>;

export const SuggestionConfidence = /*#__PURE__*/ zod.enum(['likely', 'unsure']);

export type SuggestionConfidence = zod.input<typeof SuggestionConfidence>;
export type SuggestionConfidenceOutput = zod.output<typeof SuggestionConfidence>;


export const medicationSuggestionSnippetMax = 400;

export const medicationSuggestionNameMax = 120;

export const medicationSuggestionStrengthMax = 60;

export const medicationSuggestionDoseTextMax = 120;



export const MedicationSuggestion = /*#__PURE__*/ zod.strictObject({
  "suggestion_id": /*#__PURE__*/ zod.uuid(),
  "state": SuggestionState,
  "confidence": SuggestionConfidence,
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "snippet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSuggestionSnippetMax)),
  "match": /*#__PURE__*/ zod.union([SuggestionMatch,/*#__PURE__*/ zod.null()]),
  "record": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(medicationSuggestionNameMax)),
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSuggestionStrengthMax))),
  "dose_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSuggestionDoseTextMax))),
  "frequency": /*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()]),
  "route": /*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()]),
  "start_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])
});

export type MedicationSuggestion = zod.input<typeof MedicationSuggestion>;
export type MedicationSuggestionOutput = zod.output<typeof MedicationSuggestion>;


export const conditionSuggestionSnippetMax = 400;

export const conditionSuggestionNameMin = 2;
export const conditionSuggestionNameMax = 120;

export const conditionSuggestionDiagnosisYearMin = 1850;
export const conditionSuggestionDiagnosisYearMax = 2200;



export const ConditionSuggestion = /*#__PURE__*/ zod.strictObject({
  "suggestion_id": /*#__PURE__*/ zod.uuid(),
  "state": SuggestionState,
  "confidence": SuggestionConfidence,
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "snippet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionSuggestionSnippetMax)),
  "match": /*#__PURE__*/ zod.union([SuggestionMatch,/*#__PURE__*/ zod.null()]),
  "record": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionSuggestionNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionSuggestionNameMax)),
  "diagnosis_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionSuggestionDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionSuggestionDiagnosisYearMax)))
});

export type ConditionSuggestion = zod.input<typeof ConditionSuggestion>;
export type ConditionSuggestionOutput = zod.output<typeof ConditionSuggestion>;

export const documentResultsMedicationsMax = 100;

export const documentResultsConditionsMax = 100;



export const DocumentResults = /*#__PURE__*/ zod.strictObject({
  "medications": /*#__PURE__*/ zod.array(MedicationSuggestion).check(/*#__PURE__*/ zod.maxLength(documentResultsMedicationsMax)),
  "conditions": /*#__PURE__*/ zod.array(ConditionSuggestion).check(/*#__PURE__*/ zod.maxLength(documentResultsConditionsMax))
});

export type DocumentResults = zod.input<typeof DocumentResults>;
export type DocumentResultsOutput = zod.output<typeof DocumentResults>;

export const suggestionOverridesNameMin = 2;
export const suggestionOverridesNameMax = 120;


export const suggestionOverridesNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const suggestionOverridesStrengthMax = 60;


export const suggestionOverridesStrengthRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const suggestionOverridesDoseTextMax = 120;


export const suggestionOverridesDoseTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const suggestionOverridesDiagnosisYearMin = 1850;
export const suggestionOverridesDiagnosisYearMax = 2200;



export const SuggestionOverrides = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(suggestionOverridesNameMin)).check(/*#__PURE__*/ zod.maxLength(suggestionOverridesNameMax)).check(/*#__PURE__*/ zod.regex(suggestionOverridesNameRegExp))),
  "strength": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(suggestionOverridesStrengthMax)).check(/*#__PURE__*/ zod.regex(suggestionOverridesStrengthRegExp))),
  "dose_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(suggestionOverridesDoseTextMax)).check(/*#__PURE__*/ zod.regex(suggestionOverridesDoseTextRegExp))),
  "frequency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()])),
  "route": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])),
  "start_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "diagnosis_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(suggestionOverridesDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(suggestionOverridesDiagnosisYearMax)))
});

export type SuggestionOverrides = zod.input<typeof SuggestionOverrides>;
export type SuggestionOverridesOutput = zod.output<typeof SuggestionOverrides>;

export const AcceptedSuggestion = /*#__PURE__*/ zod.strictObject({
  "suggestion_id": /*#__PURE__*/ zod.uuid(),
  "action": /*#__PURE__*/ zod.enum(['create', 'update']),
  "target": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "overrides": /*#__PURE__*/ zod.optional(SuggestionOverrides)
});

export type AcceptedSuggestion = zod.input<typeof AcceptedSuggestion>;
export type AcceptedSuggestionOutput = zod.output<typeof AcceptedSuggestion>;

export const documentReviewAcceptedMax = 100;

export const documentReviewIgnoredMax = 100;



export const DocumentReview = /*#__PURE__*/ zod.strictObject({
  "accepted": /*#__PURE__*/ zod.array(AcceptedSuggestion).check(/*#__PURE__*/ zod.maxLength(documentReviewAcceptedMax)),
  "ignored": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(documentReviewIgnoredMax))
});

export type DocumentReview = zod.input<typeof DocumentReview>;
export type DocumentReviewOutput = zod.output<typeof DocumentReview>;

export const DocumentDownload = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "download_url": /*#__PURE__*/ zod.url(),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type DocumentDownload = zod.input<typeof DocumentDownload>;
export type DocumentDownloadOutput = zod.output<typeof DocumentDownload>;

export const conditionListCountMin = 0;

export const conditionListResultsMax = 100;



export const ConditionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Condition).check(/*#__PURE__*/ zod.maxLength(conditionListResultsMax))
});

export type ConditionList = zod.input<typeof ConditionList>;
export type ConditionListOutput = zod.output<typeof ConditionList>;

export const conditionUpdateNameMin = 2;
export const conditionUpdateNameMax = 120;


export const conditionUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const conditionUpdateTypeMax = 80;


export const conditionUpdateTypeRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const conditionUpdateDiagnosisYearMin = 1850;
export const conditionUpdateDiagnosisYearMax = 2200;

export const conditionUpdateResolvedYearMin = 1850;
export const conditionUpdateResolvedYearMax = 2200;

export const conditionUpdateNotesMax = 1000;


export const conditionUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const conditionUpdatePatientNoteMax = 1000;


export const conditionUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ConditionUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionUpdateNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionUpdateNameMax)).check(/*#__PURE__*/ zod.regex(conditionUpdateNameRegExp))),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "type": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(conditionUpdateTypeMax)).check(/*#__PURE__*/ zod.regex(conditionUpdateTypeRegExp))),
  "diagnosis_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionUpdateDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionUpdateDiagnosisYearMax))),
  "resolved_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionUpdateResolvedYearMin)).check(/*#__PURE__*/ zod.lte(conditionUpdateResolvedYearMax))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(conditionUpdateNotesRegExp))),
  "status": /*#__PURE__*/ zod.optional(ConditionStatus),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(conditionUpdatePatientNoteRegExp)))
});

export type ConditionUpdate = zod.input<typeof ConditionUpdate>;
export type ConditionUpdateOutput = zod.output<typeof ConditionUpdate>;

export const medicationListCountMin = 0;

export const medicationListResultsMax = 100;



export const MedicationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(medicationListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Medication).check(/*#__PURE__*/ zod.maxLength(medicationListResultsMax))
});

export type MedicationList = zod.input<typeof MedicationList>;
export type MedicationListOutput = zod.output<typeof MedicationList>;

export const medicationUpdateNameMin = 2;
export const medicationUpdateNameMax = 120;


export const medicationUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationUpdateDinRegExp = new RegExp('^\\d{8}$');
export const medicationUpdateStrengthMax = 60;


export const medicationUpdateStrengthRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationUpdateDoseTextMax = 120;


export const medicationUpdateDoseTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationUpdateMaxPerDayExclusiveMin = 0;
export const medicationUpdateMaxPerDayMax = 100;

export const medicationUpdateInstructionsMax = 1000;


export const medicationUpdateInstructionsRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const medicationUpdateReasonMax = 200;


export const medicationUpdateReasonRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationUpdateStopReasonMax = 200;


export const medicationUpdateStopReasonRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationUpdateReactionMax = 500;


export const medicationUpdateReactionRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const medicationUpdatePrescriberTextMax = 120;


export const medicationUpdatePrescriberTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const medicationUpdateNotesMax = 1000;


export const medicationUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const medicationUpdatePatientNoteMax = 1000;


export const medicationUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const MedicationUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(medicationUpdateNameMin)).check(/*#__PURE__*/ zod.maxLength(medicationUpdateNameMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateNameRegExp))),
  "din": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationUpdateDinRegExp))),
  "form": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationForm,/*#__PURE__*/ zod.null()])),
  "strength": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateStrengthMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateStrengthRegExp))),
  "dose": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationDose,/*#__PURE__*/ zod.null()])),
  "dose_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateDoseTextMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateDoseTextRegExp))),
  "frequency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()])),
  "custom_schedule": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationSchedule,/*#__PURE__*/ zod.null()])),
  "max_per_day": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationUpdateMaxPerDayExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationUpdateMaxPerDayMax))),
  "route": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])),
  "instruction_type": /*#__PURE__*/ zod.optional(MedicationInstructionType),
  "instructions": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateInstructionsMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateInstructionsRegExp))),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateReasonMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateReasonRegExp))),
  "start_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "end_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "currently_taking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "stop_reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateStopReasonMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateStopReasonRegExp))),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateReactionMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateReactionRegExp))),
  "prescriber_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdatePrescriberTextMax)).check(/*#__PURE__*/ zod.regex(medicationUpdatePrescriberTextRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(medicationUpdatePatientNoteRegExp)))
});

export type MedicationUpdate = zod.input<typeof MedicationUpdate>;
export type MedicationUpdateOutput = zod.output<typeof MedicationUpdate>;

export const medicationProductNameMax = 120;

export const medicationProductIngredientMax = 120;

export const medicationProductDinRegExp = new RegExp('^\\d{8}$');
export const medicationProductStrengthMax = 60;



export const MedicationProduct = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationProductNameMax)),
  "ingredient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationProductIngredientMax))),
  "din": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationProductDinRegExp))),
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationProductStrengthMax))),
  "form": MedicationForm,
  "route": /*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])
});

export type MedicationProduct = zod.input<typeof MedicationProduct>;
export type MedicationProductOutput = zod.output<typeof MedicationProduct>;

export const medicationProductListCountMin = 0;

export const medicationProductListResultsMax = 100;



export const MedicationProductList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(medicationProductListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(MedicationProduct).check(/*#__PURE__*/ zod.maxLength(medicationProductListResultsMax))
});

export type MedicationProductList = zod.input<typeof MedicationProductList>;
export type MedicationProductListOutput = zod.output<typeof MedicationProductList>;

export const testResultListCountMin = 0;

export const testResultListResultsMax = 100;



export const TestResultList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(TestResult).check(/*#__PURE__*/ zod.maxLength(testResultListResultsMax))
});

export type TestResultList = zod.input<typeof TestResultList>;
export type TestResultListOutput = zod.output<typeof TestResultList>;

export const testResultUpdatePanelMax = 120;


export const testResultUpdatePanelRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultUpdateTestNameMin = 2;
export const testResultUpdateTestNameMax = 120;


export const testResultUpdateTestNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultUpdateTestCodeMax = 60;

export const testResultUpdateValueTextMax = 200;


export const testResultUpdateValueTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultUpdateDecimalsMin = 0;
export const testResultUpdateDecimalsMax = 6;

export const testResultUpdateUnitMax = 30;


export const testResultUpdateUnitRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultUpdateReferenceTextMax = 200;


export const testResultUpdateReferenceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultUpdateLabNameMax = 120;


export const testResultUpdateLabNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const testResultUpdateNotesMax = 1000;


export const testResultUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const testResultUpdatePatientNoteMax = 1000;


export const testResultUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const TestResultUpdate = /*#__PURE__*/ zod.strictObject({
  "panel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdatePanelMax)).check(/*#__PURE__*/ zod.regex(testResultUpdatePanelRegExp))),
  "test_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(testResultUpdateTestNameMin)).check(/*#__PURE__*/ zod.maxLength(testResultUpdateTestNameMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateTestNameRegExp))),
  "test_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultUpdateTestCodeMax))),
  "value": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "value_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateValueTextMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateValueTextRegExp))),
  "decimals": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultUpdateDecimalsMin)).check(/*#__PURE__*/ zod.lte(testResultUpdateDecimalsMax))),
  "unit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateUnitMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateUnitRegExp))),
  "reference_low": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "reference_high": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()),
  "reference_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateReferenceTextMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateReferenceTextRegExp))),
  "interpretation": /*#__PURE__*/ zod.optional(TestInterpretation),
  "collected_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "resulted_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "lab_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateLabNameMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateLabNameRegExp))),
  "status": /*#__PURE__*/ zod.optional(TestResultStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(testResultUpdatePatientNoteRegExp)))
});

export type TestResultUpdate = zod.input<typeof TestResultUpdate>;
export type TestResultUpdateOutput = zod.output<typeof TestResultUpdate>;

export const testResultsSeenTestCodeMax = 60;



export const TestResultsSeen = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "test_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultsSeenTestCodeMax))
});

export type TestResultsSeen = zod.input<typeof TestResultsSeen>;
export type TestResultsSeenOutput = zod.output<typeof TestResultsSeen>;

export const healthLinkReadUrlMax = 2048;


export const healthLinkReadUrlRegExp = new RegExp('^https://[^\\s@]+$');
export const healthLinkReadPasscodeDefault = null;
export const healthLinkReadPasscodeMax = 120;



export const HealthLinkRead = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(healthLinkReadUrlMax)).check(/*#__PURE__*/ zod.regex(healthLinkReadUrlRegExp)),
  "is_file": /*#__PURE__*/ zod.boolean(),
  "passcode": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthLinkReadPasscodeMax))), healthLinkReadPasscodeDefault)
});

export type HealthLinkRead = zod.input<typeof HealthLinkRead>;
export type HealthLinkReadOutput = zod.output<typeof HealthLinkRead>;

export const healthLinkFileJweMax = 14000000;



export const HealthLinkFile = /*#__PURE__*/ zod.strictObject({
  "content_type": /*#__PURE__*/ zod.enum(['application/fhir+json', 'application/smart-health-card']),
  "jwe": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthLinkFileJweMax))
});

export type HealthLinkFile = zod.input<typeof HealthLinkFile>;
export type HealthLinkFileOutput = zod.output<typeof HealthLinkFile>;

export const healthLinkFilesFilesMax = 10;



export const HealthLinkFiles = /*#__PURE__*/ zod.strictObject({
  "files": /*#__PURE__*/ zod.array(HealthLinkFile).check(/*#__PURE__*/ zod.maxLength(healthLinkFilesFilesMax))
});

export type HealthLinkFiles = zod.input<typeof HealthLinkFiles>;
export type HealthLinkFilesOutput = zod.output<typeof HealthLinkFiles>;

export const HealthLinkWrongPasscode = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['incorrect_passcode'])
});

export type HealthLinkWrongPasscode = zod.input<typeof HealthLinkWrongPasscode>;
export type HealthLinkWrongPasscodeOutput = zod.output<typeof HealthLinkWrongPasscode>;

export const measurementListCountMin = 0;

export const measurementListResultsMax = 100;



export const MeasurementList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Measurement).check(/*#__PURE__*/ zod.maxLength(measurementListResultsMax))
});

export type MeasurementList = zod.input<typeof MeasurementList>;
export type MeasurementListOutput = zod.output<typeof MeasurementList>;

export const measurementCreateValueMin = 0;
export const measurementCreateValueMax = 1000;

export const measurementCreateDiastolicMin = 20;
export const measurementCreateDiastolicMax = 200;

export const measurementCreateNotesMax = 300;


export const measurementCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const measurementCreateSourceTextMax = 200;


export const measurementCreateSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const MeasurementCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "kind": MeasurementKind,
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementCreateValueMin)).check(/*#__PURE__*/ zod.lte(measurementCreateValueMax)),
  "diastolic": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementCreateDiastolicMin)).check(/*#__PURE__*/ zod.lte(measurementCreateDiastolicMax))),
  "unit": MeasurementUnit,
  "measured_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementCreateNotesMax)).check(/*#__PURE__*/ zod.regex(measurementCreateNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementCreateSourceTextMax)).check(/*#__PURE__*/ zod.regex(measurementCreateSourceTextRegExp)))
});

export type MeasurementCreate = zod.input<typeof MeasurementCreate>;
export type MeasurementCreateOutput = zod.output<typeof MeasurementCreate>;

export const measurementImportRowValueMin = 0;
export const measurementImportRowValueMax = 1000;

export const measurementImportRowDiastolicMin = 20;
export const measurementImportRowDiastolicMax = 200;

export const measurementImportRowNotesMax = 300;


export const measurementImportRowNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const measurementImportRowSourceTextMax = 200;


export const measurementImportRowSourceTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const MeasurementImportRow = /*#__PURE__*/ zod.strictObject({
  "kind": MeasurementKind,
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementImportRowValueMin)).check(/*#__PURE__*/ zod.lte(measurementImportRowValueMax)),
  "diastolic": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementImportRowDiastolicMin)).check(/*#__PURE__*/ zod.lte(measurementImportRowDiastolicMax))),
  "unit": MeasurementUnit,
  "measured_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementImportRowNotesMax)).check(/*#__PURE__*/ zod.regex(measurementImportRowNotesRegExp))),
  "source_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementImportRowSourceTextMax)).check(/*#__PURE__*/ zod.regex(measurementImportRowSourceTextRegExp)))
});

export type MeasurementImportRow = zod.input<typeof MeasurementImportRow>;
export type MeasurementImportRowOutput = zod.output<typeof MeasurementImportRow>;

export const measurementImportMeasurementsMax = 200;



export const MeasurementImport = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "measurements": /*#__PURE__*/ zod.array(MeasurementImportRow).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(measurementImportMeasurementsMax))
});

export type MeasurementImport = zod.input<typeof MeasurementImport>;
export type MeasurementImportOutput = zod.output<typeof MeasurementImport>;

export const measurementImportResultAddedMin = 0;

export const measurementImportResultKnownMin = 0;



export const MeasurementImportResult = /*#__PURE__*/ zod.strictObject({
  "added": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementImportResultAddedMin)),
  "known": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementImportResultKnownMin))
});

export type MeasurementImportResult = zod.input<typeof MeasurementImportResult>;
export type MeasurementImportResultOutput = zod.output<typeof MeasurementImportResult>;

export const measurementUpdateValueMin = 0;
export const measurementUpdateValueMax = 1000;

export const measurementUpdateDiastolicMin = 20;
export const measurementUpdateDiastolicMax = 200;

export const measurementUpdateNotesMax = 300;


export const measurementUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const measurementUpdatePatientNoteMax = 1000;


export const measurementUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const MeasurementUpdate = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(measurementUpdateValueMin)).check(/*#__PURE__*/ zod.lte(measurementUpdateValueMax))),
  "diastolic": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(measurementUpdateDiastolicMin)).check(/*#__PURE__*/ zod.lte(measurementUpdateDiastolicMax))),
  "unit": /*#__PURE__*/ zod.optional(MeasurementUnit),
  "measured_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(measurementUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(measurementUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(measurementUpdatePatientNoteRegExp)))
});

export type MeasurementUpdate = zod.input<typeof MeasurementUpdate>;
export type MeasurementUpdateOutput = zod.output<typeof MeasurementUpdate>;

export const allergyListCountMin = 0;

export const allergyListResultsMax = 100;



export const AllergyList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Allergy).check(/*#__PURE__*/ zod.maxLength(allergyListResultsMax))
});

export type AllergyList = zod.input<typeof AllergyList>;
export type AllergyListOutput = zod.output<typeof AllergyList>;

export const allergyUpdateAllergenMin = 2;
export const allergyUpdateAllergenMax = 120;


export const allergyUpdateAllergenRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const allergyUpdateReactionsMax = 7;

export const allergyUpdateReactionTextMax = 120;


export const allergyUpdateReactionTextRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const allergyUpdateOnsetYearMin = 1850;
export const allergyUpdateOnsetYearMax = 2200;

export const allergyUpdateNotesMax = 1000;


export const allergyUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const allergyUpdatePatientNoteMax = 1000;


export const allergyUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AllergyUpdate = /*#__PURE__*/ zod.strictObject({
  "allergen": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(allergyUpdateAllergenMin)).check(/*#__PURE__*/ zod.maxLength(allergyUpdateAllergenMax)).check(/*#__PURE__*/ zod.regex(allergyUpdateAllergenRegExp))),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "category": /*#__PURE__*/ zod.optional(AllergyCategory),
  "reactions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AllergyReaction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(allergyUpdateReactionsMax))),
  "reaction_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyUpdateReactionTextMax)).check(/*#__PURE__*/ zod.regex(allergyUpdateReactionTextRegExp))),
  "severity": /*#__PURE__*/ zod.optional(AllergySeverity),
  "onset_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyUpdateOnsetYearMin)).check(/*#__PURE__*/ zod.lte(allergyUpdateOnsetYearMax))),
  "status": /*#__PURE__*/ zod.optional(AllergyStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(allergyUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(allergyUpdatePatientNoteRegExp)))
});

export type AllergyUpdate = zod.input<typeof AllergyUpdate>;
export type AllergyUpdateOutput = zod.output<typeof AllergyUpdate>;

export const familyHistoryListCountMin = 0;

export const familyHistoryListResultsMax = 100;



export const FamilyHistoryList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(FamilyHistory).check(/*#__PURE__*/ zod.maxLength(familyHistoryListResultsMax))
});

export type FamilyHistoryList = zod.input<typeof FamilyHistoryList>;
export type FamilyHistoryListOutput = zod.output<typeof FamilyHistoryList>;

export const familyHistoryUpdateConditionMin = 2;
export const familyHistoryUpdateConditionMax = 120;


export const familyHistoryUpdateConditionRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const familyHistoryUpdateAgeAtOnsetMin = 0;
export const familyHistoryUpdateAgeAtOnsetMax = 125;

export const familyHistoryUpdateAgeAtDeathMin = 0;
export const familyHistoryUpdateAgeAtDeathMax = 125;

export const familyHistoryUpdateNotesMax = 1000;


export const familyHistoryUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const familyHistoryUpdatePatientNoteMax = 1000;


export const familyHistoryUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const FamilyHistoryUpdate = /*#__PURE__*/ zod.strictObject({
  "relation": /*#__PURE__*/ zod.optional(FamilyRelation),
  "condition": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(familyHistoryUpdateConditionMin)).check(/*#__PURE__*/ zod.maxLength(familyHistoryUpdateConditionMax)).check(/*#__PURE__*/ zod.regex(familyHistoryUpdateConditionRegExp))),
  "age_at_onset": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryUpdateAgeAtOnsetMin)).check(/*#__PURE__*/ zod.lte(familyHistoryUpdateAgeAtOnsetMax))),
  "is_deceased": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()),
  "age_at_death": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryUpdateAgeAtDeathMin)).check(/*#__PURE__*/ zod.lte(familyHistoryUpdateAgeAtDeathMax))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(familyHistoryUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(familyHistoryUpdatePatientNoteRegExp)))
});

export type FamilyHistoryUpdate = zod.input<typeof FamilyHistoryUpdate>;
export type FamilyHistoryUpdateOutput = zod.output<typeof FamilyHistoryUpdate>;

export const RecordKind = /*#__PURE__*/ zod.enum(['allergies', 'conditions', 'documents', 'family-history', 'immunizations', 'medications', 'procedures', 'test-results']);

export type RecordKind = zod.input<typeof RecordKind>;
export type RecordKindOutput = zod.output<typeof RecordKind>;

export const RecordStatement = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "kind": RecordKind,
  "status": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]),
  "updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type RecordStatement = zod.input<typeof RecordStatement>;
export type RecordStatementOutput = zod.output<typeof RecordStatement>;

export const recordStatementListCountMin = 0;

export const recordStatementListResultsMax = 100;



export const RecordStatementList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recordStatementListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(RecordStatement).check(/*#__PURE__*/ zod.maxLength(recordStatementListResultsMax))
});

export type RecordStatementList = zod.input<typeof RecordStatementList>;
export type RecordStatementListOutput = zod.output<typeof RecordStatementList>;

export const RecordStatementUpdate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()])
});

export type RecordStatementUpdate = zod.input<typeof RecordStatementUpdate>;
export type RecordStatementUpdateOutput = zod.output<typeof RecordStatementUpdate>;

export const RecordSuggestionAnswer = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['accepted', 'declined'])
});

export type RecordSuggestionAnswer = zod.input<typeof RecordSuggestionAnswer>;
export type RecordSuggestionAnswerOutput = zod.output<typeof RecordSuggestionAnswer>;

export const procedureListCountMin = 0;

export const procedureListResultsMax = 100;



export const ProcedureList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(procedureListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Procedure).check(/*#__PURE__*/ zod.maxLength(procedureListResultsMax))
});

export type ProcedureList = zod.input<typeof ProcedureList>;
export type ProcedureListOutput = zod.output<typeof ProcedureList>;

export const procedureUpdateNameMin = 2;
export const procedureUpdateNameMax = 120;


export const procedureUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureUpdateBodySiteMax = 80;


export const procedureUpdateBodySiteRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureUpdateFacilityMax = 120;


export const procedureUpdateFacilityRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureUpdateOutcomeMax = 250;


export const procedureUpdateOutcomeRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const procedureUpdateNotesMax = 1000;


export const procedureUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const procedureUpdatePatientNoteMax = 1000;


export const procedureUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ProcedureUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(procedureUpdateNameMin)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateNameMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateNameRegExp))),
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "body_site": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateBodySiteMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateBodySiteRegExp))),
  "facility": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateFacilityMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateFacilityRegExp))),
  "outcome": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateOutcomeMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateOutcomeRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(procedureUpdatePatientNoteRegExp)))
});

export type ProcedureUpdate = zod.input<typeof ProcedureUpdate>;
export type ProcedureUpdateOutput = zod.output<typeof ProcedureUpdate>;

export const immunizationListCountMin = 0;

export const immunizationListResultsMax = 100;



export const ImmunizationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(immunizationListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Immunization).check(/*#__PURE__*/ zod.maxLength(immunizationListResultsMax))
});

export type ImmunizationList = zod.input<typeof ImmunizationList>;
export type ImmunizationListOutput = zod.output<typeof ImmunizationList>;

export const immunizationUpdateVaccineNameMin = 2;
export const immunizationUpdateVaccineNameMax = 120;


export const immunizationUpdateVaccineNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationUpdateDoseNumberMax = 20;

export const immunizationUpdateLotNumberMax = 40;


export const immunizationUpdateLotNumberRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationUpdateManufacturerMax = 80;


export const immunizationUpdateManufacturerRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationUpdateLocationMax = 120;


export const immunizationUpdateLocationRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const immunizationUpdateReactionMax = 500;


export const immunizationUpdateReactionRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const immunizationUpdateNotesMax = 1000;


export const immunizationUpdateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');
export const immunizationUpdatePatientNoteMax = 1000;


export const immunizationUpdatePatientNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ImmunizationUpdate = /*#__PURE__*/ zod.strictObject({
  "vaccine_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(immunizationUpdateVaccineNameMin)).check(/*#__PURE__*/ zod.maxLength(immunizationUpdateVaccineNameMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateVaccineNameRegExp))),
  "vaccine_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "date_received": /*#__PURE__*/ zod.optional(PartialDate),
  "dose_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(immunizationUpdateDoseNumberMax))),
  "lot_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationUpdateLotNumberMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateLotNumberRegExp))),
  "manufacturer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationUpdateManufacturerMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateManufacturerRegExp))),
  "location": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationUpdateLocationMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateLocationRegExp))),
  "next_dose_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationUpdateReactionMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateReactionRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdatePatientNoteRegExp)))
});

export type ImmunizationUpdate = zod.input<typeof ImmunizationUpdate>;
export type ImmunizationUpdateOutput = zod.output<typeof ImmunizationUpdate>;

export const faqCategoryRegExp = new RegExp('^[a-z_]{1,40}$');
export const faqCategoryNameMax = 100;

export const faqQuestionMax = 200;

export const faqAnswerMax = 20000;



export const Faq = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "category": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(faqCategoryRegExp)),
  "category_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(faqCategoryNameMax)),
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(faqQuestionMax)),
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(faqAnswerMax)),
  "language": Language
});

export type Faq = zod.input<typeof Faq>;
export type FaqOutput = zod.output<typeof Faq>;

export const faqListCountMin = 0;

export const faqListResultsMax = 100;



export const FaqList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(faqListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(Faq).check(/*#__PURE__*/ zod.maxLength(faqListResultsMax))
});

export type FaqList = zod.input<typeof FaqList>;
export type FaqListOutput = zod.output<typeof FaqList>;

export const emergencyDetailsSpokenLanguagesMax = 80;

export const emergencyDetailsImplantsMax = 200;



export const EmergencyDetails = /*#__PURE__*/ zod.strictObject({
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "spoken_languages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(emergencyDetailsSpokenLanguagesMax))),
  "implants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(emergencyDetailsImplantsMax))),
  "contact": /*#__PURE__*/ zod.union([HealthStoryContact,/*#__PURE__*/ zod.null()]),
  "updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type EmergencyDetails = zod.input<typeof EmergencyDetails>;
export type EmergencyDetailsOutput = zod.output<typeof EmergencyDetails>;

export const emergencyContactUpdateNameMax = 150;


export const emergencyContactUpdateNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const emergencyContactUpdateRelationMax = 60;


export const emergencyContactUpdateRelationRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const emergencyContactUpdatePhoneMax = 32;


export const emergencyContactUpdatePhoneRegExp = new RegExp('^\\+(1[2-9]\\d{2}[2-9]\\d{6}|[2-9]\\d{6,14})(;ext=\\d{1,7})?$');


export const EmergencyContactUpdate = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emergencyContactUpdateNameMax)).check(/*#__PURE__*/ zod.regex(emergencyContactUpdateNameRegExp)),
  "relation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emergencyContactUpdateRelationMax)).check(/*#__PURE__*/ zod.regex(emergencyContactUpdateRelationRegExp))),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(emergencyContactUpdatePhoneMax)).check(/*#__PURE__*/ zod.regex(emergencyContactUpdatePhoneRegExp))
});

export type EmergencyContactUpdate = zod.input<typeof EmergencyContactUpdate>;
export type EmergencyContactUpdateOutput = zod.output<typeof EmergencyContactUpdate>;

export const emergencyDetailsUpdateSpokenLanguagesMax = 80;


export const emergencyDetailsUpdateSpokenLanguagesRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const emergencyDetailsUpdateImplantsMax = 200;


export const emergencyDetailsUpdateImplantsRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const EmergencyDetailsUpdate = /*#__PURE__*/ zod.strictObject({
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "spoken_languages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emergencyDetailsUpdateSpokenLanguagesMax)).check(/*#__PURE__*/ zod.regex(emergencyDetailsUpdateSpokenLanguagesRegExp))),
  "implants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emergencyDetailsUpdateImplantsMax)).check(/*#__PURE__*/ zod.regex(emergencyDetailsUpdateImplantsRegExp))),
  "contact": /*#__PURE__*/ zod.union([EmergencyContactUpdate,/*#__PURE__*/ zod.null()])
});

export type EmergencyDetailsUpdate = zod.input<typeof EmergencyDetailsUpdate>;
export type EmergencyDetailsUpdateOutput = zod.output<typeof EmergencyDetailsUpdate>;

export const AccessActorKind = /*#__PURE__*/ zod.enum(['care_team', 'administrator', 'share_recipient', 'care_partner']);

export type AccessActorKind = zod.input<typeof AccessActorKind>;
export type AccessActorKindOutput = zod.output<typeof AccessActorKind>;

export const AccessAction = /*#__PURE__*/ zod.enum(['viewed', 'changed']);

export type AccessAction = zod.input<typeof AccessAction>;
export type AccessActionOutput = zod.output<typeof AccessAction>;

export const AccessInformation = /*#__PURE__*/ zod.enum(['details', 'journeys', 'alerts', 'health_story', 'targets', 'notes', 'account']);

export type AccessInformation = zod.input<typeof AccessInformation>;
export type AccessInformationOutput = zod.output<typeof AccessInformation>;


export const accessEventActorNameMax = 200;

export const accessEventCommentMax = 1000;

export const accessEventAnswerMax = 1000;



export const AccessEvent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "actor_kind": AccessActorKind,
  "actor_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accessEventActorNameMax)),
  "organization": /*#__PURE__*/ zod.union([OrganizationReference,/*#__PURE__*/ zod.null()]),
  "action": AccessAction,
  "information": AccessInformation,
  "reported_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accessEventCommentMax))),
  "answered_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "answer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(accessEventAnswerMax)))
});

export type AccessEvent = zod.input<typeof AccessEvent>;
export type AccessEventOutput = zod.output<typeof AccessEvent>;

export const accessEventListCountMin = 0;

export const accessEventListResultsMax = 100;



export const AccessEventList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(accessEventListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(AccessEvent).check(/*#__PURE__*/ zod.maxLength(accessEventListResultsMax))
});

export type AccessEventList = zod.input<typeof AccessEventList>;
export type AccessEventListOutput = zod.output<typeof AccessEventList>;

export const accessReportCommentMax = 1000;


export const accessReportCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AccessReport = /*#__PURE__*/ zod.strictObject({
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accessReportCommentMax)).check(/*#__PURE__*/ zod.regex(accessReportCommentRegExp)))
});

export type AccessReport = zod.input<typeof AccessReport>;
export type AccessReportOutput = zod.output<typeof AccessReport>;

export const accessAnswerAnswerMax = 1000;


export const accessAnswerAnswerRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AccessAnswer = /*#__PURE__*/ zod.strictObject({
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accessAnswerAnswerMax)).check(/*#__PURE__*/ zod.regex(accessAnswerAnswerRegExp))
});

export type AccessAnswer = zod.input<typeof AccessAnswer>;
export type AccessAnswerOutput = zod.output<typeof AccessAnswer>;

export const careTeamShareOpeningSectionsMax = 9;



export const CareTeamShareOpening = /*#__PURE__*/ zod.strictObject({
  "opened_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "opened_by": PersonReference,
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(careTeamShareOpeningSectionsMax))
});

export type CareTeamShareOpening = zod.input<typeof CareTeamShareOpening>;
export type CareTeamShareOpeningOutput = zod.output<typeof CareTeamShareOpening>;

export const careTeamShareSectionsMax = 9;

export const careTeamShareOpenedCountMin = 0;

export const careTeamShareOpeningsMax = 100;



export const CareTeamShare = /*#__PURE__*/ zod.strictObject({
  "organization": OrganizationReference,
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(careTeamShareSectionsMax)),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "opened_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(careTeamShareOpenedCountMin)),
  "openings": /*#__PURE__*/ zod.array(CareTeamShareOpening).check(/*#__PURE__*/ zod.maxLength(careTeamShareOpeningsMax))
});

export type CareTeamShare = zod.input<typeof CareTeamShare>;
export type CareTeamShareOutput = zod.output<typeof CareTeamShare>;

export const careTeamShareListCountMin = 0;

export const careTeamShareListResultsMax = 100;



export const CareTeamShareList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(careTeamShareListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(CareTeamShare).check(/*#__PURE__*/ zod.maxLength(careTeamShareListResultsMax))
});

export type CareTeamShareList = zod.input<typeof CareTeamShareList>;
export type CareTeamShareListOutput = zod.output<typeof CareTeamShareList>;

export const careTeamShareSaveSectionsMax = 9;



export const CareTeamShareSave = /*#__PURE__*/ zod.strictObject({
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(careTeamShareSaveSectionsMax)),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type CareTeamShareSave = zod.input<typeof CareTeamShareSave>;
export type CareTeamShareSaveOutput = zod.output<typeof CareTeamShareSave>;

export const CarePartnershipStatus = /*#__PURE__*/ zod.enum(['invited', 'active', 'ended']);

export type CarePartnershipStatus = zod.input<typeof CarePartnershipStatus>;
export type CarePartnershipStatusOutput = zod.output<typeof CarePartnershipStatus>;

export const carePartnershipPartnerNameMax = 301;

export const carePartnershipPartnerEmailMax = 254;



export const CarePartnership = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": PatientReference,
  "partner_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(carePartnershipPartnerNameMax))),
  "partner_email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(carePartnershipPartnerEmailMax)),
  "level": CarePartnerLevel,
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "status": CarePartnershipStatus,
  "invited_by": PersonReference,
  "invited_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "accepted_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
});

export type CarePartnership = zod.input<typeof CarePartnership>;
export type CarePartnershipOutput = zod.output<typeof CarePartnership>;

export const carePartnershipListCountMin = 0;

export const carePartnershipListResultsMax = 100;



export const CarePartnershipList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(carePartnershipListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(CarePartnership).check(/*#__PURE__*/ zod.maxLength(carePartnershipListResultsMax))
});

export type CarePartnershipList = zod.input<typeof CarePartnershipList>;
export type CarePartnershipListOutput = zod.output<typeof CarePartnershipList>;

export const carePartnershipCreateEmailMax = 254;



export const CarePartnershipCreate = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(carePartnershipCreateEmailMax)),
  "level": CarePartnerLevel,
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
});

export type CarePartnershipCreate = zod.input<typeof CarePartnershipCreate>;
export type CarePartnershipCreateOutput = zod.output<typeof CarePartnershipCreate>;

export const CarePartnershipRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['already_invited', 'too_many', 'ended'])
});

export type CarePartnershipRefused = zod.input<typeof CarePartnershipRefused>;
export type CarePartnershipRefusedOutput = zod.output<typeof CarePartnershipRefused>;

export const HealthStoryShareStatus = /*#__PURE__*/ zod.enum(['active', 'locked', 'revoked', 'expired']);

export type HealthStoryShareStatus = zod.input<typeof HealthStoryShareStatus>;
export type HealthStoryShareStatusOutput = zod.output<typeof HealthStoryShareStatus>;

export const HealthStoryView = /*#__PURE__*/ zod.enum(['full', 'emergency']);

export type HealthStoryView = zod.input<typeof HealthStoryView>;
export type HealthStoryViewOutput = zod.output<typeof HealthStoryView>;

export const HealthStoryLanguage = /*#__PURE__*/ zod.enum(['en-ca', 'fr-ca', 'both']);

export type HealthStoryLanguage = zod.input<typeof HealthStoryLanguage>;
export type HealthStoryLanguageOutput = zod.output<typeof HealthStoryLanguage>;

export const healthStoryShareOpeningRecipientNameMax = 120;



export const HealthStoryShareOpening = /*#__PURE__*/ zod.strictObject({
  "opened_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "recipient_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareOpeningRecipientNameMax))
});

export type HealthStoryShareOpening = zod.input<typeof HealthStoryShareOpening>;
export type HealthStoryShareOpeningOutput = zod.output<typeof HealthStoryShareOpening>;

export const healthStoryShareNoteAuthorNameMax = 120;

export const healthStoryShareNoteTextMax = 1000;



export const HealthStoryShareNote = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "author_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteAuthorNameMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteTextMax)),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type HealthStoryShareNote = zod.input<typeof HealthStoryShareNote>;
export type HealthStoryShareNoteOutput = zod.output<typeof HealthStoryShareNote>;

export const healthStoryShareLabelMax = 80;

export const healthStoryShareOpenedCountMin = 0;

export const healthStoryShareOpeningsMax = 100;

export const healthStoryShareNotesMax = 100;



export const HealthStoryShare = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareLabelMax)),
  "view": HealthStoryView,
  "sections": /*#__PURE__*/ zod.array(HealthStorySection),
  "hidden_records": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()),
  "since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "language": HealthStoryLanguage,
  "allow_note": /*#__PURE__*/ zod.boolean(),
  "status": HealthStoryShareStatus,
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "revoked_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "opened_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareOpenedCountMin)),
  "last_opened_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "openings": /*#__PURE__*/ zod.array(HealthStoryShareOpening).check(/*#__PURE__*/ zod.maxLength(healthStoryShareOpeningsMax)),
  "notes": /*#__PURE__*/ zod.array(HealthStoryShareNote).check(/*#__PURE__*/ zod.maxLength(healthStoryShareNotesMax))
});

export type HealthStoryShare = zod.input<typeof HealthStoryShare>;
export type HealthStoryShareOutput = zod.output<typeof HealthStoryShare>;

export const healthStoryShareListCountMin = 0;



export const HealthStoryShareList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(HealthStoryShare)
});

export type HealthStoryShareList = zod.input<typeof HealthStoryShareList>;
export type HealthStoryShareListOutput = zod.output<typeof HealthStoryShareList>;

export const healthStoryShareCreateViewDefault = `full`;
export const healthStoryShareCreateSectionsMax = 9;

export const healthStoryShareCreateHiddenRecordsDefault = [];
export const healthStoryShareCreateHiddenRecordsMax = 500;

export const healthStoryShareCreateSinceDefault = null;
export const healthStoryShareCreateLabelMax = 80;


export const healthStoryShareCreateLabelRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const HealthStoryShareCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "view": /*#__PURE__*/ zod._default(HealthStoryView, healthStoryShareCreateViewDefault),
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareCreateSectionsMax)),
  "hidden_records": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(healthStoryShareCreateHiddenRecordsMax)), healthStoryShareCreateHiddenRecordsDefault),
  "since": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()), healthStoryShareCreateSinceDefault),
  "language": HealthStoryLanguage,
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareCreateLabelMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareCreateLabelRegExp)),
  "allow_note": /*#__PURE__*/ zod.boolean()
});

export type HealthStoryShareCreate = zod.input<typeof HealthStoryShareCreate>;
export type HealthStoryShareCreateOutput = zod.output<typeof HealthStoryShareCreate>;

export const healthStoryShareCreatedTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');
export const healthStoryShareCreatedPasscodeRegExp = new RegExp('^[0-9]{6}$');


export const HealthStoryShareCreated = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(healthStoryShareCreatedTokenRegExp)),
  "url": /*#__PURE__*/ zod.url(),
  "passcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(healthStoryShareCreatedPasscodeRegExp)),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type HealthStoryShareCreated = zod.input<typeof HealthStoryShareCreated>;
export type HealthStoryShareCreatedOutput = zod.output<typeof HealthStoryShareCreated>;

export const healthStoryShareReviewFromNameMax = 160;

export const healthStoryShareReviewAttemptsRemainingMin = 0;
export const healthStoryShareReviewAttemptsRemainingMax = 5;



export const HealthStoryShareReview = /*#__PURE__*/ zod.strictObject({
  "from_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareReviewFromNameMax)),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "allow_note": /*#__PURE__*/ zod.boolean(),
  "attempts_remaining": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareReviewAttemptsRemainingMin)).check(/*#__PURE__*/ zod.lte(healthStoryShareReviewAttemptsRemainingMax))
});

export type HealthStoryShareReview = zod.input<typeof HealthStoryShareReview>;
export type HealthStoryShareReviewOutput = zod.output<typeof HealthStoryShareReview>;

export const healthStoryShareUnlockPasscodeMax = 20;

export const healthStoryShareUnlockRecipientNameMax = 120;


export const healthStoryShareUnlockRecipientNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const HealthStoryShareUnlock = /*#__PURE__*/ zod.strictObject({
  "passcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareUnlockPasscodeMax)),
  "recipient_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareUnlockRecipientNameMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareUnlockRecipientNameRegExp)))
});

export type HealthStoryShareUnlock = zod.input<typeof HealthStoryShareUnlock>;
export type HealthStoryShareUnlockOutput = zod.output<typeof HealthStoryShareUnlock>;

export const healthStoryShareAccessAccessTokenMin = 16;
export const healthStoryShareAccessAccessTokenMax = 512;



export const HealthStoryShareAccess = /*#__PURE__*/ zod.strictObject({
  "access_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(healthStoryShareAccessAccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareAccessAccessTokenMax)),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type HealthStoryShareAccess = zod.input<typeof HealthStoryShareAccess>;
export type HealthStoryShareAccessOutput = zod.output<typeof HealthStoryShareAccess>;

export const healthStoryShareWrongPasscodeAttemptsRemainingMin = 0;
export const healthStoryShareWrongPasscodeAttemptsRemainingMax = 4;



export const HealthStoryShareWrongPasscode = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['incorrect_passcode']),
  "attempts_remaining": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareWrongPasscodeAttemptsRemainingMin)).check(/*#__PURE__*/ zod.lte(healthStoryShareWrongPasscodeAttemptsRemainingMax))
});

export type HealthStoryShareWrongPasscode = zod.input<typeof HealthStoryShareWrongPasscode>;
export type HealthStoryShareWrongPasscodeOutput = zod.output<typeof HealthStoryShareWrongPasscode>;

export const HealthStoryShareLocked = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['verification_limit_exceeded'])
});

export type HealthStoryShareLocked = zod.input<typeof HealthStoryShareLocked>;
export type HealthStoryShareLockedOutput = zod.output<typeof HealthStoryShareLocked>;

export const sharedHealthStoryFromNameMax = 160;



export const SharedHealthStory = /*#__PURE__*/ zod.strictObject({
  "from_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sharedHealthStoryFromNameMax)),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "view": HealthStoryView,
  "language": HealthStoryLanguage,
  "allow_note": /*#__PURE__*/ zod.boolean(),
  "since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "story": HealthStory
});

export type SharedHealthStory = zod.input<typeof SharedHealthStory>;
export type SharedHealthStoryOutput = zod.output<typeof SharedHealthStory>;

export const HealthStoryShareEnded = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['expired', 'revoked'])
});

export type HealthStoryShareEnded = zod.input<typeof HealthStoryShareEnded>;
export type HealthStoryShareEndedOutput = zod.output<typeof HealthStoryShareEnded>;

export const healthStoryShareNoteCreateAuthorNameMax = 120;


export const healthStoryShareNoteCreateAuthorNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const healthStoryShareNoteCreateTextMax = 1000;


export const healthStoryShareNoteCreateTextRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const HealthStoryShareNoteCreate = /*#__PURE__*/ zod.strictObject({
  "author_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteCreateAuthorNameMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareNoteCreateAuthorNameRegExp)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteCreateTextMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareNoteCreateTextRegExp))
});

export type HealthStoryShareNoteCreate = zod.input<typeof HealthStoryShareNoteCreate>;
export type HealthStoryShareNoteCreateOutput = zod.output<typeof HealthStoryShareNoteCreate>;

export const consentDecisionVersionMax = 50;



export const ConsentDecision = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "consented": /*#__PURE__*/ zod.boolean(),
  "policy": /*#__PURE__*/ zod.url(),
  "decided_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(consentDecisionVersionMax)))
});

export type ConsentDecision = zod.input<typeof ConsentDecision>;
export type ConsentDecisionOutput = zod.output<typeof ConsentDecision>;

export const consentDecisionListCountMin = 0;

export const consentDecisionListResultsMax = 100;



export const ConsentDecisionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(consentDecisionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(ConsentDecision).check(/*#__PURE__*/ zod.maxLength(consentDecisionListResultsMax))
});

export type ConsentDecisionList = zod.input<typeof ConsentDecisionList>;
export type ConsentDecisionListOutput = zod.output<typeof ConsentDecisionList>;

export const consentDecisionCreatePolicyMax = 500;



export const ConsentDecisionCreate = /*#__PURE__*/ zod.strictObject({
  "consented": /*#__PURE__*/ zod.boolean(),
  "policy": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(consentDecisionCreatePolicyMax))
});

export type ConsentDecisionCreate = zod.input<typeof ConsentDecisionCreate>;
export type ConsentDecisionCreateOutput = zod.output<typeof ConsentDecisionCreate>;

export const formListCountMin = 0;

export const formListResultsMax = 100;



export const FormList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(FormSummary).check(/*#__PURE__*/ zod.maxLength(formListResultsMax))
});

export type FormList = zod.input<typeof FormList>;
export type FormListOutput = zod.output<typeof FormList>;

export const formCreateKeyRegExp = new RegExp('^[a-z][a-z0-9-]{0,63}$');


export const FormCreate = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formCreateKeyRegExp)),
  "title": LocalizedText,
  "duplicate_of": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "definition": /*#__PURE__*/ zod.optional(FormDefinition)
});

export type FormCreate = zod.input<typeof FormCreate>;
export type FormCreateOutput = zod.output<typeof FormCreate>;

export const formKeyMax = 64;

export const formNameMax = 1000;


export const formUsedByCountMin = 0;




export const Form = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formKeyMax)),
  "title": LocalizedText,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formNameMax)),
  "status": FormStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "has_draft": /*#__PURE__*/ zod.boolean(),
  "completeness": FormCompleteness,
  "used_by_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formUsedByCountMin)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference,
  "definition": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "draft": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "draft_updated_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
});

export type Form = zod.input<typeof Form>;
export type FormOutput = zod.output<typeof Form>;

export const FormDraftSave = /*#__PURE__*/ zod.strictObject({
  "definition": FormDefinition
});

export type FormDraftSave = zod.input<typeof FormDraftSave>;
export type FormDraftSaveOutput = zod.output<typeof FormDraftSave>;

export const FormConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['in_use', 'nothing_written', 'nothing_published', 'already_retired'])
});

export type FormConflict = zod.input<typeof FormConflict>;
export type FormConflictOutput = zod.output<typeof FormConflict>;


export const formVersionCommentMax = 500;



export const FormVersion = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "published_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "published_by": PersonReference,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formVersionCommentMax))),
  "is_current": /*#__PURE__*/ zod.boolean()
});

export type FormVersion = zod.input<typeof FormVersion>;
export type FormVersionOutput = zod.output<typeof FormVersion>;

export const formVersionListCountMin = 0;

export const formVersionListResultsMax = 100;



export const FormVersionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formVersionListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(FormVersion).check(/*#__PURE__*/ zod.maxLength(formVersionListResultsMax))
});

export type FormVersionList = zod.input<typeof FormVersionList>;
export type FormVersionListOutput = zod.output<typeof FormVersionList>;


export const formVersionDetailCommentMax = 500;



export const FormVersionDetail = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "published_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "published_by": PersonReference,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formVersionDetailCommentMax))),
  "is_current": /*#__PURE__*/ zod.boolean(),
  "definition": FormDefinition
});

export type FormVersionDetail = zod.input<typeof FormVersionDetail>;
export type FormVersionDetailOutput = zod.output<typeof FormVersionDetail>;

export const formPublishCommentMax = 500;


export const formPublishCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const FormPublish = /*#__PURE__*/ zod.strictObject({
  "comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formPublishCommentMax)).check(/*#__PURE__*/ zod.regex(formPublishCommentRegExp)))
});

export type FormPublish = zod.input<typeof FormPublish>;
export type FormPublishOutput = zod.output<typeof FormPublish>;

export const formUsageJourneyNameMax = 1000;

export const formUsageJourneyOrganizationNameMax = 200;



export const FormUsageJourney = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formUsageJourneyNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formUsageJourneyOrganizationNameMax))
});

export type FormUsageJourney = zod.input<typeof FormUsageJourney>;
export type FormUsageJourneyOutput = zod.output<typeof FormUsageJourney>;





export const FormUsageVersion = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type FormUsageVersion = zod.input<typeof FormUsageVersion>;
export type FormUsageVersionOutput = zod.output<typeof FormUsageVersion>;

export const formUsageJourneysMax = 1000;

export const formUsageOpenTaskCountMin = 0;

export const formUsageOpenTasksByVersionMax = 1000;



export const FormUsage = /*#__PURE__*/ zod.strictObject({
  "journeys": /*#__PURE__*/ zod.array(FormUsageJourney).check(/*#__PURE__*/ zod.maxLength(formUsageJourneysMax)),
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formUsageOpenTaskCountMin)),
  "open_tasks_by_version": /*#__PURE__*/ zod.array(FormUsageVersion).check(/*#__PURE__*/ zod.maxLength(formUsageOpenTasksByVersionMax))
});

export type FormUsage = zod.input<typeof FormUsage>;
export type FormUsageOutput = zod.output<typeof FormUsage>;

export const AuditObjectType = /*#__PURE__*/ zod.enum(['form', 'journey_definition', 'organization', 'organization_journey', 'content', 'media', 'invitation', 'user', 'process_instance', 'attention_item', 'person', 'person_note', 'person_message', 'person_health_story', 'record_suggestion', 'measurement_target', 'message_template']);

export type AuditObjectType = zod.input<typeof AuditObjectType>;
export type AuditObjectTypeOutput = zod.output<typeof AuditObjectType>;

export const AuditAction = /*#__PURE__*/ zod.enum(['created', 'changed', 'deleted', 'saved_draft', 'discarded_draft', 'review_requested', 'returned', 'published', 'unpublished', 'retired', 'restored', 'sent', 'cancelled', 'started', 'deactivated', 'reactivated', 'taken', 'note_changed', 'handed_back', 'undone', 'assigned', 'unassigned', 'called', 'searched', 'viewed']);

export type AuditAction = zod.input<typeof AuditAction>;
export type AuditActionOutput = zod.output<typeof AuditAction>;

export const auditChangeFieldMax = 200;

export const auditChangeBeforeMax = 10000;

export const auditChangeAfterMax = 10000;



export const AuditChange = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditChangeFieldMax)),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeBeforeMax))),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeAfterMax)))
});

export type AuditChange = zod.input<typeof AuditChange>;
export type AuditChangeOutput = zod.output<typeof AuditChange>;

export const auditEventActorNameMax = 200;

export const auditEventObjectNameMax = 300;

export const auditEventChangesMax = 200;

export const auditEventCommentMax = 1000;



export const AuditEvent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actor_id": /*#__PURE__*/ zod.uuid(),
  "actor_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEventActorNameMax)),
  "action": AuditAction,
  "object_type": AuditObjectType,
  "object_id": /*#__PURE__*/ zod.uuid(),
  "object_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEventObjectNameMax)),
  "organization": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "changes": /*#__PURE__*/ zod.array(AuditChange).check(/*#__PURE__*/ zod.maxLength(auditEventChangesMax)),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEventCommentMax)))
});

export type AuditEvent = zod.input<typeof AuditEvent>;
export type AuditEventOutput = zod.output<typeof AuditEvent>;

export const auditEventListCountMin = 0;

export const auditEventListResultsMax = 100;



export const AuditEventList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(auditEventListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(AuditEvent).check(/*#__PURE__*/ zod.maxLength(auditEventListResultsMax))
});

export type AuditEventList = zod.input<typeof AuditEventList>;
export type AuditEventListOutput = zod.output<typeof AuditEventList>;
