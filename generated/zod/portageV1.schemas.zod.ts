import * as zod from 'zod/mini';

export const RoleType = /*#__PURE__*/ zod.enum(['patient', 'provider', 'admin']).check(/*#__PURE__*/ zod.describe('What a user may be (DATA-03). Clients give an unknown value no rights (D-04).'));

export type RoleType = zod.input<typeof RoleType>;
export type RoleTypeOutput = zod.output<typeof RoleType>;

export const UserAccountStatus = /*#__PURE__*/ zod.enum(['pending', 'active', 'deactivated', 'closed']).check(/*#__PURE__*/ zod.describe('`pending`: no sign-in yet, because the first password or the address is still to be confirmed. `deactivated`: an\nadministrator disabled the account, which blocks sign-in. `closed`: the person closed it; sign-in is blocked until an\nadministrator reactivates it at the person\'s request.\n'));

export type UserAccountStatus = zod.input<typeof UserAccountStatus>;
export type UserAccountStatusOutput = zod.output<typeof UserAccountStatus>;

export const userMembershipOrganizationNameMax = 200;

export const userMembershipRoleTypesMax = 2;



export const UserMembership = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userMembershipOrganizationNameMax)),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.maxLength(userMembershipRoleTypesMax)).check(/*#__PURE__*/ zod.describe('Patient, provider or both; an administrator is one everywhere and is not named here.'))
}).check(/*#__PURE__*/ zod.describe('What a person is in one organization.'));

export type UserMembership = zod.input<typeof UserMembership>;
export type UserMembershipOutput = zod.output<typeof UserMembership>;

export const userAccountFirstNameMax = 150;

export const userAccountLastNameMax = 150;

export const userAccountUsernameMax = 254;

export const userAccountEmailMax = 254;

export const userAccountMembershipsMax = 500;




export const UserAccount = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "is_guest": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Always false; guests are no users of an organization.')),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.describe('What the person is anywhere. An empty list means patient, everywhere (PROD-08).')),
  "current_patient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The active patient profile.')),
  "language_preference": /*#__PURE__*/ zod.enum(['', 'en-ca', 'fr-ca']).check(/*#__PURE__*/ zod.describe('Empty until the person has chosen (GATE-17).')),
  "consented_policies": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The addresses of the policies that the person consented to (D-66).')),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAccountFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAccountLastNameMax)),
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userAccountUsernameMax)),
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userAccountEmailMax)),
  "status": /*#__PURE__*/ zod.enum(['pending', 'active', 'deactivated', 'closed']).check(/*#__PURE__*/ zod.describe('`pending`: no sign-in yet, because the first password or the address is still to be confirmed. `deactivated`: an\nadministrator disabled the account, which blocks sign-in. `closed`: the person closed it; sign-in is blocked until an\nadministrator reactivates it at the person\'s request.\n')),
  "last_sign_in_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null if the user has never signed in, or not since this was recorded.')),
  "memberships": /*#__PURE__*/ zod.array(UserMembership).check(/*#__PURE__*/ zod.maxLength(userAccountMembershipsMax)).check(/*#__PURE__*/ zod.describe('Where the person belongs, by the name of the organization.')),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Grows with every change of the roles or the status; If-Match names it.'))
}).check(/*#__PURE__*/ zod.describe('A user as an administrator sees them (CALL-09).'));

export type UserAccount = zod.input<typeof UserAccount>;
export type UserAccountOutput = zod.output<typeof UserAccount>;

export const userListCountMin = 0;

export const userListResultsMax = 100;



export const UserList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(UserAccount).check(/*#__PURE__*/ zod.maxLength(userListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of users (D-69).'));

export type UserList = zod.input<typeof UserList>;
export type UserListOutput = zod.output<typeof UserList>;

export const ValidationErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())])).check(/*#__PURE__*/ zod.describe('Messages by field, as `{"field": ["message"]}`; `non_field_errors` holds those of no field. A field that is an\nobject holds messages by its own fields. A body that cannot be read at all is of no field either; `{"detail": "..."}`,\nwhich some frameworks say there, is taken too.\n'));

export type ValidationErrors = zod.input<typeof ValidationErrors>;
export type ValidationErrorsOutput = zod.output<typeof ValidationErrors>;

export const ErrorDetail = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A fixed word for the case.'))
}).check(/*#__PURE__*/ zod.describe('Why a call was refused, in words for the developer.'));

export type ErrorDetail = zod.input<typeof ErrorDetail>;
export type ErrorDetailOutput = zod.output<typeof ErrorDetail>;

export const Language = /*#__PURE__*/ zod.enum(['en-ca', 'fr-ca']).check(/*#__PURE__*/ zod.describe('A language of the interface (I18N-01).'));

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
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userCreateEmailMax)).check(/*#__PURE__*/ zod.regex(userCreateEmailRegExp)).check(/*#__PURE__*/ zod.describe('At most 64 characters before the @ (RFC 5321).')),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userCreateFirstNameMax)).check(/*#__PURE__*/ zod.regex(userCreateFirstNameRegExp)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userCreateLastNameMax)).check(/*#__PURE__*/ zod.regex(userCreateLastNameRegExp)),
  "language_preference": Language,
  "organization": /*#__PURE__*/ zod.uuid(),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userCreateRoleTypesMax)).check(/*#__PURE__*/ zod.describe('What the person is in this organization; an administrator is one everywhere.'))
}).check(/*#__PURE__*/ zod.describe('A new user of an organization, and what they are there.'));

export type UserCreate = zod.input<typeof UserCreate>;
export type UserCreateOutput = zod.output<typeof UserCreate>;

export const UserCreated = /*#__PURE__*/ zod.strictObject({
  "outcome": /*#__PURE__*/ zod.enum(['created', 'added']).check(/*#__PURE__*/ zod.describe('`created`: an account was made, and a message with a temporary password is on its way.\n`added`: the person had an account already and now has these roles here, too; name and language stay theirs.\n')),
  "user": UserAccount
}).check(/*#__PURE__*/ zod.describe('What became of a new user.'));

export type UserCreated = zod.input<typeof UserCreated>;
export type UserCreatedOutput = zod.output<typeof UserCreated>;

export const userFirstNameMax = 150;

export const userLastNameMax = 150;

export const userUsernameMax = 254;

export const userEmailMax = 254;



export const User = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "is_guest": /*#__PURE__*/ zod.boolean(),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.describe('An empty list means patient, everywhere (PROD-08).')),
  "current_patient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The active patient profile.')),
  "language_preference": /*#__PURE__*/ zod.enum(['', 'en-ca', 'fr-ca']).check(/*#__PURE__*/ zod.describe('Empty until the person has chosen (GATE-17).')),
  "consented_policies": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The addresses of the policies that the person consented to (D-66).')),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userLastNameMax))),
  "username": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userUsernameMax))),
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userEmailMax))),
  "closes_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the account closes, as the person asked and confirmed; null while they keep it.'))
}).check(/*#__PURE__*/ zod.describe('A person who can use the portal (DATA-01..10).'));

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const AccountClosure = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.describe('Where the code was sent.')),
  "code_expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Until when the code counts, 30 minutes after it was sent; null once it is confirmed.')),
  "closes_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the account closes, 30 days after the request was confirmed; null until then.'))
}).check(/*#__PURE__*/ zod.describe('That a person wants their account closed.'));

export type AccountClosure = zod.input<typeof AccountClosure>;
export type AccountClosureOutput = zod.output<typeof AccountClosure>;

export const AccountClosureRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['wrong_code', 'code_expired', 'too_many_attempts', 'last_admin'])
}).check(/*#__PURE__*/ zod.describe('Why an account does not close. `wrong_code`: it is another code. `code_expired`: the code is too old, or there is none.\n`too_many_attempts`: five wrong codes were sent; another one must be asked for. `last_admin`: the portal would be\nwithout an administrator.\n'));

export type AccountClosureRefused = zod.input<typeof AccountClosureRefused>;
export type AccountClosureRefusedOutput = zod.output<typeof AccountClosureRefused>;

export const accountClosureConfirmCodeRegExp = new RegExp('^[0-9]{6}$');


export const AccountClosureConfirm = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(accountClosureConfirmCodeRegExp))
}).check(/*#__PURE__*/ zod.describe('The code that was sent to the person\'s email.'));

export type AccountClosureConfirm = zod.input<typeof AccountClosureConfirm>;
export type AccountClosureConfirmOutput = zod.output<typeof AccountClosureConfirm>;

export const userUpdateFirstNameMax = 150;


export const userUpdateFirstNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const userUpdateLastNameMax = 150;


export const userUpdateLastNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const UserUpdate = /*#__PURE__*/ zod.strictObject({
  "current_patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('One of the caller\'s own profiles, which becomes the active one (DATA-04, D-39).')),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateFirstNameMax)).check(/*#__PURE__*/ zod.regex(userUpdateFirstNameRegExp))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateLastNameMax)).check(/*#__PURE__*/ zod.regex(userUpdateLastNameRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. The e-mail is the account\'s at the identity service and not changed here.'));

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
}).check(/*#__PURE__*/ zod.describe('Why a guest\'s work cannot be claimed. `verification` may hold `in_same_journey` (ERR-09). `guest_nonce` says that\nthe nonce is unknown, used or too old.\n'));

export type GuestClaimRefused = zod.input<typeof GuestClaimRefused>;
export type GuestClaimRefusedOutput = zod.output<typeof GuestClaimRefused>;

export const userRolesUpdateRoleTypesMax = 3;



export const UserRolesUpdate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "role_types": /*#__PURE__*/ zod.array(RoleType).check(/*#__PURE__*/ zod.maxLength(userRolesUpdateRoleTypesMax)).check(/*#__PURE__*/ zod.describe('An administrator is one everywhere, whichever organization is named here.'))
}).check(/*#__PURE__*/ zod.describe('Everything that a person is in one organization from now on, in place of what they were. An empty list takes the\nperson out of it.\n'));

export type UserRolesUpdate = zod.input<typeof UserRolesUpdate>;
export type UserRolesUpdateOutput = zod.output<typeof UserRolesUpdate>;

export const UserChangeRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['own_admin_role', 'own_account', 'last_admin', 'no_role_left', 'deactivated', 'active'])
}).check(/*#__PURE__*/ zod.describe('Why the account was not changed. `own_admin_role`: administrators cannot remove their own administrator role.\n`own_account`: users cannot deactivate themselves. `last_admin`: the portal would have no administrator.\n`no_role_left`: the person would have no role anywhere; deactivate the account instead. `deactivated`: it is\ndeactivated now. `active`: it is not.\n'));

export type UserChangeRefused = zod.input<typeof UserChangeRefused>;
export type UserChangeRefusedOutput = zod.output<typeof UserChangeRefused>;

export const userStatusChangeCommentMax = 500;


export const userStatusChangeCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const UserStatusChange = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "comment": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userStatusChangeCommentMax)).check(/*#__PURE__*/ zod.regex(userStatusChangeCommentRegExp)))
}).check(/*#__PURE__*/ zod.describe('In whose list of users it is done, and why; both are kept in the list of changes.'));

export type UserStatusChange = zod.input<typeof UserStatusChange>;
export type UserStatusChangeOutput = zod.output<typeof UserStatusChange>;

export const PermissionLevel = /*#__PURE__*/ zod.enum(['none', 'own', 'organization', 'all']).check(/*#__PURE__*/ zod.describe('How far a role reaches. `none`: not at all. `own`: what is the person\'s own, or that of the profiles they look\nafter. `organization`: in the organizations where they have the role. `all`: in the whole portal.\n'));

export type PermissionLevel = zod.input<typeof PermissionLevel>;
export type PermissionLevelOutput = zod.output<typeof PermissionLevel>;

export const rolePermissionNameMax = 200;



export const RolePermission = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.enum(['health_story', 'answer_steps', 'read_answers', 'enrol', 'invite', 'organization_settings', 'forms_and_journeys', 'process_instances', 'users', 'audit']),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rolePermissionNameMax)).check(/*#__PURE__*/ zod.describe('In the caller\'s language.')),
  "patient": PermissionLevel,
  "provider": PermissionLevel,
  "admin": PermissionLevel
}).check(/*#__PURE__*/ zod.describe('What each role may do in one part of the portal (USER-02, USER-03). It is set and cannot be changed here.'));

export type RolePermission = zod.input<typeof RolePermission>;
export type RolePermissionOutput = zod.output<typeof RolePermission>;

export const rolePermissionListResultsMax = 50;



export const RolePermissionList = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(RolePermission).check(/*#__PURE__*/ zod.maxLength(rolePermissionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('The permissions of each role, by area. A small list without paging.'));

export type RolePermissionList = zod.input<typeof RolePermissionList>;
export type RolePermissionListOutput = zod.output<typeof RolePermissionList>;

export const AdminItemKind = /*#__PURE__*/ zod.enum(['untaken_alerts', 'incident', 'bounced_invitation', 'unreadable_theme', 'missing_french', 'unpublished_draft']).check(/*#__PURE__*/ zod.describe('`untaken_alerts`: alerts of an organization wait longer than their journeys promise. `incident`: a process instance\nis stuck. `bounced_invitation`: the message of an open invitation bounced.\n`unreadable_theme`: colours of an organization have too little contrast. `missing_french`: a form has texts in English\nonly. `unpublished_draft`: a form, journey or content has unpublished changes.\n'));

export type AdminItemKind = zod.input<typeof AdminItemKind>;
export type AdminItemKindOutput = zod.output<typeof AdminItemKind>;

export const AdminObjectType = /*#__PURE__*/ zod.enum(['process_instance', 'invitation', 'organization', 'form', 'journey_definition', 'content']).check(/*#__PURE__*/ zod.describe('What kind of thing needs an administrator.'));

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
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(adminItemNameMax)).check(/*#__PURE__*/ zod.describe('What it is called, in the caller\'s language; of an invitation, its address.')),
  "organization": /*#__PURE__*/ zod.union([OrganizationReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The organization it belongs to; null if it belongs to none.')),
  "count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('How many texts lack their French, how many colours cannot be read, or how many alerts wait; null for the other kinds.')),
  "detail": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(adminItemDetailMax))).check(/*#__PURE__*/ zod.describe('What it says itself, such as the message of an incident; null when nothing.')),
  "since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When it came to be so; null when that is not known.'))
}).check(/*#__PURE__*/ zod.describe('Something that needs an administrator. It is computed from the current state and disappears once it is fixed.'));

export type AdminItem = zod.input<typeof AdminItem>;
export type AdminItemOutput = zod.output<typeof AdminItem>;

export const adminItemCountsUntakenAlertsMin = 0;

export const adminItemCountsIncidentMin = 0;

export const adminItemCountsBouncedInvitationMin = 0;

export const adminItemCountsUnreadableThemeMin = 0;

export const adminItemCountsMissingFrenchMin = 0;

export const adminItemCountsUnpublishedDraftMin = 0;



export const AdminItemCounts = /*#__PURE__*/ zod.strictObject({
  "untaken_alerts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsUntakenAlertsMin)),
  "incident": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsIncidentMin)),
  "bounced_invitation": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsBouncedInvitationMin)),
  "unreadable_theme": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsUnreadableThemeMin)),
  "missing_french": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsMissingFrenchMin)),
  "unpublished_draft": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemCountsUnpublishedDraftMin))
}).check(/*#__PURE__*/ zod.describe('How many there are of each kind, whichever kinds were asked for.'));

export type AdminItemCounts = zod.input<typeof AdminItemCounts>;
export type AdminItemCountsOutput = zod.output<typeof AdminItemCounts>;

export const adminItemListCountMin = 0;

export const adminItemListResultsMax = 100;



export const AdminItemList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(adminItemListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(AdminItem).check(/*#__PURE__*/ zod.maxLength(adminItemListResultsMax)),
  "counts": AdminItemCounts
}).check(/*#__PURE__*/ zod.describe('One page of what needs an administrator, with how many there are of each kind (D-69).'));

export type AdminItemList = zod.input<typeof AdminItemList>;
export type AdminItemListOutput = zod.output<typeof AdminItemList>;

export const UserPreferencesUpdate = /*#__PURE__*/ zod.strictObject({
  "language": Language
});

export type UserPreferencesUpdate = zod.input<typeof UserPreferencesUpdate>;
export type UserPreferencesUpdateOutput = zod.output<typeof UserPreferencesUpdate>;

export const UserPreferences = /*#__PURE__*/ zod.strictObject({
  "language": Language
}).check(/*#__PURE__*/ zod.describe('A user\'s preferences (DATA-17).'));

export type UserPreferences = zod.input<typeof UserPreferences>;
export type UserPreferencesOutput = zod.output<typeof UserPreferences>;

export const guestClaimNonceGuestUserClaimNonceMax = 256;



export const GuestClaimNonce = /*#__PURE__*/ zod.strictObject({
  "guest_user_claim_nonce": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(guestClaimNonceGuestUserClaimNonceMax)),
  "expires_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Until when it can be used; a day from now, as long as a guest\'s visit.'))
}).check(/*#__PURE__*/ zod.describe('What a guest\'s work can be claimed with, by one account and once (CALL-15).'));

export type GuestClaimNonce = zod.input<typeof GuestClaimNonce>;
export type GuestClaimNonceOutput = zod.output<typeof GuestClaimNonce>;

export const AvatarStyle = /*#__PURE__*/ zod.enum(['waves', 'charlie', 'diamonds', 'aztec', 'rain', 'bamboo', 'checkers']).check(/*#__PURE__*/ zod.describe('The pattern behind the initials of a profile (DATA-55).'));

export type AvatarStyle = zod.input<typeof AvatarStyle>;
export type AvatarStyleOutput = zod.output<typeof AvatarStyle>;

export const patientFirstNameMax = 150;

export const patientLastNameMax = 150;



export const Patient = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(patientFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(patientLastNameMax)),
  "is_self": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True: the profile is the user\'s own; false: of someone the user cares for.')),
  "is_system_created": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Made by the system and not yet by the person (GATE-11).')),
  "avatar_style": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AvatarStyle,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('None until the person has chosen one.'))
}).check(/*#__PURE__*/ zod.describe('A patient profile (DATA-11..16).'));

export type Patient = zod.input<typeof Patient>;
export type PatientOutput = zod.output<typeof Patient>;

export const patientListCountMin = 0;

export const patientListResultsMax = 100;



export const PatientList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(patientListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Patient).check(/*#__PURE__*/ zod.maxLength(patientListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of patient profiles (D-69).'));

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
  "avatar_style": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AvatarStyle,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null takes the pattern away.'))
}).check(/*#__PURE__*/ zod.describe('The changed fields only (CALL-24).'));

export type PatientUpdate = zod.input<typeof PatientUpdate>;
export type PatientUpdateOutput = zod.output<typeof PatientUpdate>;

export const ThemeMaxOne = 64;



export const Theme = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ThemeMaxOne))).check(/*#__PURE__*/ zod.describe('Colour names to values (ORG-11, ORG-12). Known names are primary-50 to primary-950, text-title, text-titleLight,\ntext-secondary, text-links, background-white and background-secondary; a client leaves others out.\n'));

export type Theme = zod.input<typeof Theme>;
export type ThemeOutput = zod.output<typeof Theme>;

export const Province = /*#__PURE__*/ zod.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']).check(/*#__PURE__*/ zod.describe('A province or territory of Canada, by the letters that Canada Post uses (DATA-54).'));

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
}).check(/*#__PURE__*/ zod.describe('Where letters arrive, in its parts; `address` of the organization is the same in one line.'));

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
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Without one a default icon shows (ORG-13).')),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationAddressMax))),
  "postal_address": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PostalAddress,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The same in its parts; null when they are not known.')),
  "contact_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContactNameMax))),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationEmailMax))),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationPhoneMax))),
  "revision": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Goes up with every change; what a change was made from is named in `If-Match`.'))
}).check(/*#__PURE__*/ zod.describe('A care organization (DATA-18..23).'));

export type Organization = zod.input<typeof Organization>;
export type OrganizationOutput = zod.output<typeof Organization>;

export const organizationListCountMin = 0;

export const organizationListResultsMax = 100;



export const OrganizationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Organization).check(/*#__PURE__*/ zod.maxLength(organizationListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of organizations (D-69).'));

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
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationCreateEmailMax)).check(/*#__PURE__*/ zod.regex(organizationCreateEmailRegExp))).check(/*#__PURE__*/ zod.describe('At most 64 characters before the @ (RFC 5321).')),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationCreatePhoneMax)).check(/*#__PURE__*/ zod.regex(organizationCreatePhoneRegExp))).check(/*#__PURE__*/ zod.describe('E.164, with an extension as RFC 3966 writes it. People see and type it the way they know it.')),
  "theme": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]))
}).check(/*#__PURE__*/ zod.describe('A new organization without members; logo and icon are uploaded afterwards.'));

export type OrganizationCreate = zod.input<typeof OrganizationCreate>;
export type OrganizationCreateOutput = zod.output<typeof OrganizationCreate>;

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
  "icon": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Without one a default icon shows (ORG-13).')),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "address": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewAddressMax))),
  "postal_address": /*#__PURE__*/ zod.union([PostalAddress,/*#__PURE__*/ zod.null()]),
  "contact_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewContactNameMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationOverviewEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewPhoneMax))),
  "logo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Shown at 150x90 (AUTH-50).')),
  "logo_alt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationOverviewLogoAltMax))),
  "member_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOverviewMemberCountMin)).check(/*#__PURE__*/ zod.describe('People who belong to it, in whatever role.')),
  "journey_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOverviewJourneyCountMin)).check(/*#__PURE__*/ zod.describe('Journeys that it offers now.')),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Goes up with every change.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('When it was changed last.'))
}).check(/*#__PURE__*/ zod.describe('An organization as administrators see it, with what belongs to it and the revision that they change.'));

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
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationUpdateEmailMax)).check(/*#__PURE__*/ zod.regex(organizationUpdateEmailRegExp))).check(/*#__PURE__*/ zod.describe('At most 64 characters before the @ (RFC 5321).')),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationUpdatePhoneMax)).check(/*#__PURE__*/ zod.regex(organizationUpdatePhoneRegExp))).check(/*#__PURE__*/ zod.describe('E.164, with an extension as RFC 3966 writes it. People see and type it the way they know it.')),
  "theme": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()])),
  "logo_alt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationUpdateLogoAltMax)).check(/*#__PURE__*/ zod.regex(organizationUpdateLogoAltRegExp))).check(/*#__PURE__*/ zod.describe('Alternative text of the logo.'))
}).check(/*#__PURE__*/ zod.describe('What the care team and administrators of an organization change (ORG-15); only what is sent changes. `theme` takes the\nplace of the whole theme, null resets it to the colours of the portal.\n'));

export type OrganizationUpdate = zod.input<typeof OrganizationUpdate>;
export type OrganizationUpdateOutput = zod.output<typeof OrganizationUpdate>;

export const OrganizationLogo = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
}).check(/*#__PURE__*/ zod.describe('A picture, PNG or JPEG by its first bytes, of at most 1 MB; it is shown at 150x90 (AUTH-50).'));

export type OrganizationLogo = zod.input<typeof OrganizationLogo>;
export type OrganizationLogoOutput = zod.output<typeof OrganizationLogo>;

export const brandingLogoAltMax = 150;



export const Branding = /*#__PURE__*/ zod.strictObject({
  "logo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Shown at 150x90 (AUTH-50).')),
  "logo_alt": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(brandingLogoAltMax))).check(/*#__PURE__*/ zod.describe('Alternative text of the logo; null if the name is enough.')),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}).check(/*#__PURE__*/ zod.describe('How an organization looks (CALL-28, D-16).'));

export type Branding = zod.input<typeof Branding>;
export type BrandingOutput = zod.output<typeof Branding>;

export const OrganizationIcon = /*#__PURE__*/ zod.strictObject({
  "file": /*#__PURE__*/ zod.instanceof(Blob)
}).check(/*#__PURE__*/ zod.describe('A picture, PNG or JPEG by its first bytes, of at most 1 MB; it is shown at 32x32 (ORG-13).'));

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
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(careTeamMemberListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(PersonReference).check(/*#__PURE__*/ zod.maxLength(careTeamMemberListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of the members of a care team (D-69).'));

export type CareTeamMemberList = zod.input<typeof CareTeamMemberList>;
export type CareTeamMemberListOutput = zod.output<typeof CareTeamMemberList>;

export const peopleSearchSearchMin = 2;
export const peopleSearchSearchMax = 200;


export const peopleSearchSearchRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const PeopleSearch = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(peopleSearchSearchMin)).check(/*#__PURE__*/ zod.maxLength(peopleSearchSearchMax)).check(/*#__PURE__*/ zod.regex(peopleSearchSearchRegExp)).check(/*#__PURE__*/ zod.describe('Words of a name, an email, a phone number, or a birth date (1988-04-12).'))
}).check(/*#__PURE__*/ zod.describe('Whom to find.'));

export type PeopleSearch = zod.input<typeof PeopleSearch>;
export type PeopleSearchOutput = zod.output<typeof PeopleSearch>;

export const personHitDisplayNameMax = 301;

export const personHitEmailMax = 254;

export const personHitPhoneMax = 32;



export const PersonHit = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile.')),
  "display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personHitDisplayNameMax)),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it is known.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(personHitEmailMax))).check(/*#__PURE__*/ zod.describe('Of the owner of the profile; null if unknown.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personHitPhoneMax))).check(/*#__PURE__*/ zod.describe('When it is known.'))
}).check(/*#__PURE__*/ zod.describe('A person found by a search, with enough data to distinguish people of the same name.'));

export type PersonHit = zod.input<typeof PersonHit>;
export type PersonHitOutput = zod.output<typeof PersonHit>;

export const personHitListCountMin = 0;

export const personHitListResultsMax = 100;



export const PersonHitList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personHitListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(PersonHit).check(/*#__PURE__*/ zod.maxLength(personHitListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of people whom a search found (D-69).'));

export type PersonHitList = zod.input<typeof PersonHitList>;
export type PersonHitListOutput = zod.output<typeof PersonHitList>;

export const carePartnerNameMax = 301;

export const carePartnerEmailMax = 254;

export const carePartnerPhoneMax = 32;



export const CarePartner = /*#__PURE__*/ zod.strictObject({
  "role": /*#__PURE__*/ zod.enum(['account_holder', 'emergency_contact']).check(/*#__PURE__*/ zod.describe('`account_holder`: looks after the profile in the portal. `emergency_contact`: to be called in an emergency.\n')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(carePartnerNameMax)),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(carePartnerEmailMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(carePartnerPhoneMax)))
}).check(/*#__PURE__*/ zod.describe('A person who supports a patient.'));

export type CarePartner = zod.input<typeof CarePartner>;
export type CarePartnerOutput = zod.output<typeof CarePartner>;

export const HealthStorySection = /*#__PURE__*/ zod.enum(['allergies', 'medications', 'conditions', 'immunizations', 'procedures', 'family_history', 'test_results', 'documents']).check(/*#__PURE__*/ zod.describe('A part of a Health Story, in the order in which it is read.'));

export type HealthStorySection = zod.input<typeof HealthStorySection>;
export type HealthStorySectionOutput = zod.output<typeof HealthStorySection>;

export const personDisplayNameMax = 301;

export const personEmailMax = 254;

export const personPhoneMax = 32;

export const personCarePartnersMax = 20;

export const personSharedSectionsMax = 8;



export const Person = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile.')),
  "display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personDisplayNameMax)),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it is known.')),
  "preferred_language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null until they or the owner of their profile choose one.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(personEmailMax))).check(/*#__PURE__*/ zod.describe('Their own; null when unknown or when another person looks after the profile.')),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personPhoneMax))).check(/*#__PURE__*/ zod.describe('Their own when it is known.')),
  "care_partners": /*#__PURE__*/ zod.array(CarePartner).check(/*#__PURE__*/ zod.maxLength(personCarePartnersMax)).check(/*#__PURE__*/ zod.describe('Who looks after the profile for them, then whom to call in an emergency.')),
  "shared_sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(personSharedSectionsMax)).check(/*#__PURE__*/ zod.describe('What they show of their Health Story to this organization; empty for nothing.'))
}).check(/*#__PURE__*/ zod.describe('Who a person is and how their care team reaches them.'));

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;

export const PersonTrendPoint = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid(),
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "value": /*#__PURE__*/ zod.number()
}).check(/*#__PURE__*/ zod.describe('One answer of a trend, and the step it was given in.'));

export type PersonTrendPoint = zod.input<typeof PersonTrendPoint>;
export type PersonTrendPointOutput = zod.output<typeof PersonTrendPoint>;

export const personTrendIdMax = 200;

export const personTrendQuestionMax = 500;

export const personTrendUnitMax = 40;

export const personTrendPointsMin = 2;
export const personTrendPointsMax = 100;



export const PersonTrend = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personTrendIdMax)).check(/*#__PURE__*/ zod.describe('The question, the same on every call; it has no other meaning.')),
  "question": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personTrendQuestionMax)).check(/*#__PURE__*/ zod.describe('As it was asked last.')),
  "unit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personTrendUnitMax))),
  "minimum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The lowest answer of a scale; null for other numbers.')),
  "maximum": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('The highest answer of a scale; null for other numbers.')),
  "points": /*#__PURE__*/ zod.array(PersonTrendPoint).check(/*#__PURE__*/ zod.minLength(personTrendPointsMin)).check(/*#__PURE__*/ zod.maxLength(personTrendPointsMax)).check(/*#__PURE__*/ zod.describe('The latest hundred answers, oldest first.'))
}).check(/*#__PURE__*/ zod.describe('What a person answered to one question whenever it was asked, where the answer is a number.'));

export type PersonTrend = zod.input<typeof PersonTrend>;
export type PersonTrendOutput = zod.output<typeof PersonTrend>;

export const personTrendListCountMin = 0;

export const personTrendListResultsMax = 100;



export const PersonTrendList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personTrendListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(PersonTrend).check(/*#__PURE__*/ zod.maxLength(personTrendListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of trends (D-69).'));

export type PersonTrendList = zod.input<typeof PersonTrendList>;
export type PersonTrendListOutput = zod.output<typeof PersonTrendList>;

export const personNoteTextMax = 2000;



export const PersonNote = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(personNoteTextMax)),
  "author": PersonReference,
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('What a member of a care team wrote about a person, for the team. It is kept as it was written.'));

export type PersonNote = zod.input<typeof PersonNote>;
export type PersonNoteOutput = zod.output<typeof PersonNote>;

export const personNoteListCountMin = 0;

export const personNoteListResultsMax = 100;



export const PersonNoteList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(personNoteListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(PersonNote).check(/*#__PURE__*/ zod.maxLength(personNoteListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of notes about a person (D-69).'));

export type PersonNoteList = zod.input<typeof PersonNoteList>;
export type PersonNoteListOutput = zod.output<typeof PersonNoteList>;

export const personNoteCreateTextMax = 2000;


export const personNoteCreateTextRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const PersonNoteCreate = /*#__PURE__*/ zod.strictObject({
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personNoteCreateTextMax)).check(/*#__PURE__*/ zod.regex(personNoteCreateTextRegExp))
}).check(/*#__PURE__*/ zod.describe('A note about a person; plain text.'));

export type PersonNoteCreate = zod.input<typeof PersonNoteCreate>;
export type PersonNoteCreateOutput = zod.output<typeof PersonNoteCreate>;

export const healthStoryContactNameMax = 150;

export const healthStoryContactRelationMax = 60;

export const healthStoryContactPhoneMax = 32;



export const HealthStoryContact = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryContactNameMax)),
  "relation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryContactRelationMax))).check(/*#__PURE__*/ zod.describe('Who they are to the person, in their words.')),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryContactPhoneMax))
}).check(/*#__PURE__*/ zod.describe('Whom to call.'));

export type HealthStoryContact = zod.input<typeof HealthStoryContact>;
export type HealthStoryContactOutput = zod.output<typeof HealthStoryContact>;

export const healthStoryPersonDisplayNameMax = 301;

export const healthStoryPersonSpokenLanguagesMax = 80;

export const healthStoryPersonImplantsMax = 200;



export const HealthStoryPerson = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryPersonDisplayNameMax)),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it is known.')),
  "preferred_language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the person has chosen one.')),
  "spoken_languages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryPersonSpokenLanguagesMax))).check(/*#__PURE__*/ zod.describe('In the words of the person.')),
  "implants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryPersonImplantsMax))).check(/*#__PURE__*/ zod.describe('Devices in the body.')),
  "emergency_contact": /*#__PURE__*/ zod.union([HealthStoryContact,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When one is known.'))
}).check(/*#__PURE__*/ zod.describe('Whose Health Story it is.'));

export type HealthStoryPerson = zod.input<typeof HealthStoryPerson>;
export type HealthStoryPersonOutput = zod.output<typeof HealthStoryPerson>;

export const HealthStorySectionStatus = /*#__PURE__*/ zod.enum(['ok', 'failed']).check(/*#__PURE__*/ zod.describe('Whether a part could be read; of a `failed` one nothing is known, not even that it is empty.'));

export type HealthStorySectionStatus = zod.input<typeof HealthStorySectionStatus>;
export type HealthStorySectionStatusOutput = zod.output<typeof HealthStorySectionStatus>;

export const RecordStatementStatus = /*#__PURE__*/ zod.enum(['none_known', 'unknown', 'declined']).check(/*#__PURE__*/ zod.describe('Replaces a record, so that an empty list is not mistaken for "none". `none_known`: there are none that they know of;\n`unknown`: they cannot know (for example after an adoption); `declined`: they skip it for now.\n'));

export type RecordStatementStatus = zod.input<typeof RecordStatementStatus>;
export type RecordStatementStatusOutput = zod.output<typeof RecordStatementStatus>;

export const RecordSource = /*#__PURE__*/ zod.enum(['self_reported', 'document', 'form', 'provider', 'import']).check(/*#__PURE__*/ zod.describe('Where a health record comes from. What a care team or an import wrote is not changed by the patient.'));

export type RecordSource = zod.input<typeof RecordSource>;
export type RecordSourceOutput = zod.output<typeof RecordSource>;

export const recordCodeSystemMax = 200;

export const recordCodeCodeMax = 40;



export const RecordCode = /*#__PURE__*/ zod.strictObject({
  "system": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(recordCodeSystemMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(recordCodeCodeMax))
}).check(/*#__PURE__*/ zod.describe('The subject of a record in a coding system, so that it can be translated and exchanged with other systems.'));

export type RecordCode = zod.input<typeof RecordCode>;
export type RecordCodeOutput = zod.output<typeof RecordCode>;

export const AllergyCategory = /*#__PURE__*/ zod.enum(['medication', 'food', 'environment', 'insect', 'latex', 'other']).check(/*#__PURE__*/ zod.describe('What the person is allergic to.'));

export type AllergyCategory = zod.input<typeof AllergyCategory>;
export type AllergyCategoryOutput = zod.output<typeof AllergyCategory>;

export const AllergyReaction = /*#__PURE__*/ zod.enum(['hives', 'rash', 'swelling', 'trouble_breathing', 'anaphylaxis', 'nausea', 'other']).check(/*#__PURE__*/ zod.describe('The reaction; `other` is described in `reaction_text`.'));

export type AllergyReaction = zod.input<typeof AllergyReaction>;
export type AllergyReactionOutput = zod.output<typeof AllergyReaction>;

export const AllergySeverity = /*#__PURE__*/ zod.enum(['mild', 'moderate', 'severe', 'unknown']).check(/*#__PURE__*/ zod.describe('How serious the worst reaction was.'));

export type AllergySeverity = zod.input<typeof AllergySeverity>;
export type AllergySeverityOutput = zod.output<typeof AllergySeverity>;

export const AllergyStatus = /*#__PURE__*/ zod.enum(['active', 'resolved', 'entered_in_error']).check(/*#__PURE__*/ zod.describe('Whether the person has it now; `entered_in_error` was never true.'));

export type AllergyStatus = zod.input<typeof AllergyStatus>;
export type AllergyStatusOutput = zod.output<typeof AllergyStatus>;

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyPatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "allergen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(allergyAllergenMin)).check(/*#__PURE__*/ zod.maxLength(allergyAllergenMax)),
  "code": /*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()]),
  "category": AllergyCategory,
  "reactions": /*#__PURE__*/ zod.array(AllergyReaction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(allergyReactionsMax)),
  "reaction_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyReactionTextMax))).check(/*#__PURE__*/ zod.describe('Another reaction; required if and only if `reactions` contains `other`.')),
  "severity": AllergySeverity,
  "onset_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyOnsetYearMin)).check(/*#__PURE__*/ zod.lte(allergyOnsetYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-48, VAL-49).')),
  "status": AllergyStatus,
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyNotesMax)))
}).check(/*#__PURE__*/ zod.describe('An allergy or intolerance of a person (DATA-56).'));

export type Allergy = zod.input<typeof Allergy>;
export type AllergyOutput = zod.output<typeof Allergy>;

export const healthStoryAllergiesSectionCountMin = 0;

export const healthStoryAllergiesSectionResultsMax = 200;



export const HealthStoryAllergiesSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryAllergiesSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(Allergy).check(/*#__PURE__*/ zod.maxLength(healthStoryAllergiesSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('Allergies, the active ones first, the most serious of them first; anaphylaxis is the most serious.'));

export type HealthStoryAllergiesSection = zod.input<typeof HealthStoryAllergiesSection>;
export type HealthStoryAllergiesSectionOutput = zod.output<typeof HealthStoryAllergiesSection>;

export const MedicationForm = /*#__PURE__*/ zod.enum(['tablet', 'capsule', 'liquid', 'drops', 'inhaler', 'spray', 'cream', 'patch', 'injection', 'suppository', 'powder', 'lozenge', 'other']).check(/*#__PURE__*/ zod.describe('What it looks like.'));

export type MedicationForm = zod.input<typeof MedicationForm>;
export type MedicationFormOutput = zod.output<typeof MedicationForm>;

export const MedicationDoseUnit = /*#__PURE__*/ zod.enum(['tablet', 'capsule', 'puff', 'drop', 'spray', 'ml', 'mg', 'mcg', 'g', 'unit', 'application', 'patch', 'suppository', 'lozenge', 'packet']).check(/*#__PURE__*/ zod.describe('What a dose is counted in.'));

export type MedicationDoseUnit = zod.input<typeof MedicationDoseUnit>;
export type MedicationDoseUnitOutput = zod.output<typeof MedicationDoseUnit>;

export const medicationDoseValueExclusiveMin = 0;
export const medicationDoseValueMax = 10000;



export const MedicationDose = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationDoseValueExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationDoseValueMax)),
  "unit": MedicationDoseUnit
}).check(/*#__PURE__*/ zod.describe('How much is taken at a time.'));

export type MedicationDose = zod.input<typeof MedicationDose>;
export type MedicationDoseOutput = zod.output<typeof MedicationDose>;

export const MedicationFrequency = /*#__PURE__*/ zod.enum(['once_daily', 'twice_daily', 'three_times_daily', 'four_times_daily', 'every_4_hours', 'every_6_hours', 'every_8_hours', 'every_12_hours', 'every_other_day', 'once_weekly', 'once_monthly', 'as_needed', 'custom']).check(/*#__PURE__*/ zod.describe('How often (DATA-46).'));

export type MedicationFrequency = zod.input<typeof MedicationFrequency>;
export type MedicationFrequencyOutput = zod.output<typeof MedicationFrequency>;

export const Weekday = /*#__PURE__*/ zod.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']).check(/*#__PURE__*/ zod.describe('A day of the week.'));

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
  "times": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationScheduleTimesItemRegExp))).check(/*#__PURE__*/ zod.maxLength(medicationScheduleTimesMax)).check(/*#__PURE__*/ zod.describe('The times of the day.')),
  "days": /*#__PURE__*/ zod.array(Weekday).check(/*#__PURE__*/ zod.maxLength(medicationScheduleDaysMax)).check(/*#__PURE__*/ zod.describe('Only on these days; every day when there are none.')),
  "every_n_days": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(medicationScheduleEveryNDaysMin)).check(/*#__PURE__*/ zod.lte(medicationScheduleEveryNDaysMax))).check(/*#__PURE__*/ zod.describe('Every so many days.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationScheduleTextMax)).check(/*#__PURE__*/ zod.regex(medicationScheduleTextRegExp)))
}).check(/*#__PURE__*/ zod.describe('When it is taken, where no frequency fits. Either a time or a text is needed.'));

export type MedicationSchedule = zod.input<typeof MedicationSchedule>;
export type MedicationScheduleOutput = zod.output<typeof MedicationSchedule>;

export const MedicationRoute = /*#__PURE__*/ zod.enum(['oral', 'injection', 'topical', 'inhaled', 'sublingual', 'transdermal', 'rectal']).check(/*#__PURE__*/ zod.describe('How it gets into the body (DATA-47).'));

export type MedicationRoute = zod.input<typeof MedicationRoute>;
export type MedicationRouteOutput = zod.output<typeof MedicationRoute>;

export const MedicationInstructionType = /*#__PURE__*/ zod.enum(['structured', 'free_text']).check(/*#__PURE__*/ zod.describe('Whether dose, frequency and route tell how it is taken, or the words of `instructions` do (DATA-48).'));

export type MedicationInstructionType = zod.input<typeof MedicationInstructionType>;
export type MedicationInstructionTypeOutput = zod.output<typeof MedicationInstructionType>;

export const PartialDateRegExp = new RegExp('^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$');


export const PartialDate = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(PartialDateRegExp)).check(/*#__PURE__*/ zod.describe('A date as people remember it: a year, a year and a month, or a whole date (VAL-60). Not in the future and within the last 125 years where the field says so.'));

export type PartialDate = zod.input<typeof PartialDate>;
export type PartialDateOutput = zod.output<typeof PartialDate>;

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationPatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(medicationNameMin)).check(/*#__PURE__*/ zod.maxLength(medicationNameMax)),
  "din": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationDinRegExp))).check(/*#__PURE__*/ zod.describe('The Drug Identification Number on the package, when it is known.')),
  "form": /*#__PURE__*/ zod.union([MedicationForm,/*#__PURE__*/ zod.null()]),
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationStrengthMax))).check(/*#__PURE__*/ zod.describe('As the package says it.')),
  "dose": /*#__PURE__*/ zod.union([MedicationDose,/*#__PURE__*/ zod.null()]),
  "dose_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationDoseTextMax))).check(/*#__PURE__*/ zod.describe('A dose that is no number and unit.')),
  "frequency": /*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()]),
  "custom_schedule": /*#__PURE__*/ zod.union([MedicationSchedule,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('With the frequency `custom`, and only then.')),
  "max_per_day": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationMaxPerDayExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationMaxPerDayMax))).check(/*#__PURE__*/ zod.describe('With the frequency `as_needed`, how many doses a day at most.')),
  "route": /*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()]),
  "instruction_type": MedicationInstructionType,
  "instructions": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationInstructionsMax))).check(/*#__PURE__*/ zod.describe('How it is taken, in words. Of `free_text` this is all there is, and needed.')),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationReasonMax))).check(/*#__PURE__*/ zod.describe('What it is for.')),
  "start_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-49, VAL-50).')),
  "end_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The last day, which may be ahead (D-21), never before `start_date`; none while `currently_taking`.')),
  "currently_taking": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the person takes it now.')),
  "stop_reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationStopReasonMax))).check(/*#__PURE__*/ zod.describe('Why the person stopped; none while `currently_taking`.')),
  "reaction": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationReactionMax))).check(/*#__PURE__*/ zod.describe('What the person noticed when taking it.')),
  "prescriber_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationPrescriberTextMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationNotesMax)))
}).check(/*#__PURE__*/ zod.describe('A medicine, vitamin or natural product in a person\'s health record (DATA-45).'));

export type Medication = zod.input<typeof Medication>;
export type MedicationOutput = zod.output<typeof Medication>;

export const healthStoryMedicationsSectionCountMin = 0;

export const healthStoryMedicationsSectionResultsMax = 200;



export const HealthStoryMedicationsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryMedicationsSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(Medication).check(/*#__PURE__*/ zod.maxLength(healthStoryMedicationsSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('Medicines, those that are taken now first.'));

export type HealthStoryMedicationsSection = zod.input<typeof HealthStoryMedicationsSection>;
export type HealthStoryMedicationsSectionOutput = zod.output<typeof HealthStoryMedicationsSection>;

export const ConditionStatus = /*#__PURE__*/ zod.enum(['active', 'resolved', 'unknown']).check(/*#__PURE__*/ zod.describe('Whether a person still has a condition.'));

export type ConditionStatus = zod.input<typeof ConditionStatus>;
export type ConditionStatusOutput = zod.output<typeof ConditionStatus>;

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionPatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionNameMax)),
  "code": /*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()]),
  "type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(conditionTypeMax))).check(/*#__PURE__*/ zod.describe('In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.')),
  "diagnosis_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionDiagnosisYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-48, VAL-49).')),
  "resolved_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionResolvedYearMin)).check(/*#__PURE__*/ zod.lte(conditionResolvedYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future and not before `diagnosis_year`; none while the condition is active.')),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionNotesMax))),
  "status": ConditionStatus
}).check(/*#__PURE__*/ zod.describe('A condition in a person\'s health record (DATA-50, D-75).'));

export type Condition = zod.input<typeof Condition>;
export type ConditionOutput = zod.output<typeof Condition>;

export const healthStoryConditionsSectionCountMin = 0;

export const healthStoryConditionsSectionResultsMax = 200;



export const HealthStoryConditionsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryConditionsSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(Condition).check(/*#__PURE__*/ zod.maxLength(healthStoryConditionsSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('Conditions, the active ones first.'));

export type HealthStoryConditionsSection = zod.input<typeof HealthStoryConditionsSection>;
export type HealthStoryConditionsSectionOutput = zod.output<typeof HealthStoryConditionsSection>;

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationPatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "vaccine_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(immunizationVaccineNameMin)).check(/*#__PURE__*/ zod.maxLength(immunizationVaccineNameMax)),
  "vaccine_code": /*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()]),
  "date_received": PartialDate,
  "dose_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(immunizationDoseNumberMax))),
  "lot_number": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationLotNumberMax))),
  "manufacturer": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationManufacturerMax))),
  "location": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationLocationMax))),
  "next_dose_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('When the next dose is planned; not before `date_received`.')),
  "reaction": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationReactionMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationNotesMax)))
}).check(/*#__PURE__*/ zod.describe('A dose of a vaccine in a person\'s health record (DATA-49).'));

export type Immunization = zod.input<typeof Immunization>;
export type ImmunizationOutput = zod.output<typeof Immunization>;

export const healthStoryImmunizationsSectionCountMin = 0;

export const healthStoryImmunizationsSectionResultsMax = 200;



export const HealthStoryImmunizationsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryImmunizationsSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(Immunization).check(/*#__PURE__*/ zod.maxLength(healthStoryImmunizationsSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('Vaccines, newest first.'));

export type HealthStoryImmunizationsSection = zod.input<typeof HealthStoryImmunizationsSection>;
export type HealthStoryImmunizationsSectionOutput = zod.output<typeof HealthStoryImmunizationsSection>;

export const procedurePatientNoteMax = 1000;

export const procedureNameMin = 2;
export const procedureNameMax = 120;

export const procedureBodySiteMax = 80;

export const procedureFacilityMax = 120;

export const procedureOutcomeMax = 250;

export const procedureNotesMax = 1000;



export const Procedure = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedurePatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(procedureNameMin)).check(/*#__PURE__*/ zod.maxLength(procedureNameMax)),
  "date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years; null if unknown.')),
  "body_site": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureBodySiteMax))),
  "facility": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureFacilityMax))),
  "outcome": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureOutcomeMax))),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureNotesMax)))
}).check(/*#__PURE__*/ zod.describe('A surgery or another procedure in a person\'s health record (DATA-51).'));

export type Procedure = zod.input<typeof Procedure>;
export type ProcedureOutput = zod.output<typeof Procedure>;

export const healthStoryProceduresSectionCountMin = 0;

export const healthStoryProceduresSectionResultsMax = 200;



export const HealthStoryProceduresSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryProceduresSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(Procedure).check(/*#__PURE__*/ zod.maxLength(healthStoryProceduresSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('Procedures, newest first.'));

export type HealthStoryProceduresSection = zod.input<typeof HealthStoryProceduresSection>;
export type HealthStoryProceduresSectionOutput = zod.output<typeof HealthStoryProceduresSection>;

export const FamilyRelation = /*#__PURE__*/ zod.enum(['mother', 'father', 'sibling', 'half_sibling', 'child', 'maternal_grandparents', 'paternal_grandparents', 'maternal_aunt_uncle', 'paternal_aunt_uncle', 'cousin', 'other']).check(/*#__PURE__*/ zod.describe('A relative. The source names mother, father, sibling, child and both pairs of grandparents \'and more\' (DATA-53); the others are ours (D-75).'));

export type FamilyRelation = zod.input<typeof FamilyRelation>;
export type FamilyRelationOutput = zod.output<typeof FamilyRelation>;

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryPatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "relation": FamilyRelation,
  "condition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(familyHistoryConditionMin)).check(/*#__PURE__*/ zod.maxLength(familyHistoryConditionMax))).check(/*#__PURE__*/ zod.describe('The illness; null says that this relative has none that is known.')),
  "age_at_onset": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryAgeAtOnsetMin)).check(/*#__PURE__*/ zod.lte(familyHistoryAgeAtOnsetMax))),
  "is_deceased": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the relative has died; null if not stated.')),
  "age_at_death": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryAgeAtDeathMin)).check(/*#__PURE__*/ zod.lte(familyHistoryAgeAtDeathMax))).check(/*#__PURE__*/ zod.describe('Only of a relative who has died, and not below `age_at_onset`.')),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryNotesMax)))
}).check(/*#__PURE__*/ zod.describe('An illness of a relative (HEALTH-06, DATA-56). No names of relatives are kept.'));

export type FamilyHistory = zod.input<typeof FamilyHistory>;
export type FamilyHistoryOutput = zod.output<typeof FamilyHistory>;

export const healthStoryFamilyHistorySectionCountMin = 0;

export const healthStoryFamilyHistorySectionResultsMax = 200;



export const HealthStoryFamilyHistorySection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryFamilyHistorySectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(FamilyHistory).check(/*#__PURE__*/ zod.maxLength(healthStoryFamilyHistorySectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('What runs in the family.'));

export type HealthStoryFamilyHistorySection = zod.input<typeof HealthStoryFamilyHistorySection>;
export type HealthStoryFamilyHistorySectionOutput = zod.output<typeof HealthStoryFamilyHistorySection>;

export const TestInterpretation = /*#__PURE__*/ zod.enum(['normal', 'low', 'high', 'critical_low', 'critical_high', 'abnormal', 'unknown']).check(/*#__PURE__*/ zod.describe('How a result lies to its usual range, as the laboratory says.'));

export type TestInterpretation = zod.input<typeof TestInterpretation>;
export type TestInterpretationOutput = zod.output<typeof TestInterpretation>;

export const TestResultStatus = /*#__PURE__*/ zod.enum(['preliminary', 'final', 'corrected']).check(/*#__PURE__*/ zod.describe('Whether the laboratory may still change it.'));

export type TestResultStatus = zod.input<typeof TestResultStatus>;
export type TestResultStatusOutput = zod.output<typeof TestResultStatus>;

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "source": RecordSource,
  "source_document": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The document it was found in.')),
  "source_submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answered form it was found in.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who recorded it; null if unknown.')),
  "patient_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultPatientNoteMax))).check(/*#__PURE__*/ zod.describe('What the patient adds to a record of the care team, such as that something in it is wrong. The one field that stays open when `can_edit` is false.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "last_confirmed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the patient last said that it is still right.')),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean(),
  "panel": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultPanelMax))).check(/*#__PURE__*/ zod.describe('What it was measured with.')),
  "test_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(testResultTestNameMin)).check(/*#__PURE__*/ zod.maxLength(testResultTestNameMax)),
  "test_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultTestCodeMax)).check(/*#__PURE__*/ zod.describe('The same for every result of one test: its LOINC code, or one that the server makes of the name. Without it, the server looks the name up.')),
  "value": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('None when the result is a word.')),
  "value_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultValueTextMax))).check(/*#__PURE__*/ zod.describe('A result in words.')),
  "decimals": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultDecimalsMin)).check(/*#__PURE__*/ zod.lte(testResultDecimalsMax))).check(/*#__PURE__*/ zod.describe('With how many decimals the laboratory wrote the value and its range: 6 with one is 6.0. Null when it is not known.')),
  "unit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUnitMax))),
  "reference_low": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('Lower end of the usual range.')),
  "reference_high": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('Where the usual range ends.')),
  "reference_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultReferenceTextMax))).check(/*#__PURE__*/ zod.describe('A usual range in words.')),
  "interpretation": TestInterpretation,
  "collected_at": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('The day of the sample; not in the future (VAL-50).')),
  "resulted_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the laboratory answered.')),
  "lab_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultLabNameMax))),
  "status": TestResultStatus,
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultNotesMax))),
  "is_new": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Not opened yet.'))
}).check(/*#__PURE__*/ zod.describe('One measured value, or a finding in words (DATA-56).'));

export type TestResult = zod.input<typeof TestResult>;
export type TestResultOutput = zod.output<typeof TestResult>;

export const healthStoryTestResultsSectionCountMin = 0;

export const healthStoryTestResultsSectionResultsMax = 200;



export const HealthStoryTestResultsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryTestResultsSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(TestResult).check(/*#__PURE__*/ zod.maxLength(healthStoryTestResultsSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('The last result of each test, newest first.'));

export type HealthStoryTestResultsSection = zod.input<typeof HealthStoryTestResultsSection>;
export type HealthStoryTestResultsSectionOutput = zod.output<typeof HealthStoryTestResultsSection>;

export const DocumentCategory = /*#__PURE__*/ zod.enum(['lab', 'imaging', 'discharge', 'medication_list', 'referral', 'insurance', 'other']).check(/*#__PURE__*/ zod.describe('What a document is about; the person chooses it.'));

export type DocumentCategory = zod.input<typeof DocumentCategory>;
export type DocumentCategoryOutput = zod.output<typeof DocumentCategory>;

export const DocumentPurpose = /*#__PURE__*/ zod.enum(['document', 'medication_list']).check(/*#__PURE__*/ zod.describe('What a document is sent for. In a `medication_list` only medications are looked for (DOC-03).'));

export type DocumentPurpose = zod.input<typeof DocumentPurpose>;
export type DocumentPurposeOutput = zod.output<typeof DocumentPurpose>;

export const DocumentStatus = /*#__PURE__*/ zod.enum(['uploading', 'analyzing', 'analyzed', 'reviewed', 'failed']).check(/*#__PURE__*/ zod.describe('The status of a document (DOC-04): uploading its file, analyzing, findings waiting for review, reviewed, or failed.\n'));

export type DocumentStatus = zod.input<typeof DocumentStatus>;
export type DocumentStatusOutput = zod.output<typeof DocumentStatus>;

export const DocumentFailure = /*#__PURE__*/ zod.enum(['unreadable', 'password_protected', 'not_medical', 'too_long', 'virus', 'unknown']).check(/*#__PURE__*/ zod.describe('Why a document could not be read.'));

export type DocumentFailure = zod.input<typeof DocumentFailure>;
export type DocumentFailureOutput = zod.output<typeof DocumentFailure>;

export const DocumentRecordKind = /*#__PURE__*/ zod.enum(['medication', 'condition']).check(/*#__PURE__*/ zod.describe('The kinds of records that are looked for in a document.'));

export type DocumentRecordKind = zod.input<typeof DocumentRecordKind>;
export type DocumentRecordKindOutput = zod.output<typeof DocumentRecordKind>;

export const documentRecordNameMax = 200;



export const DocumentRecord = /*#__PURE__*/ zod.strictObject({
  "kind": DocumentRecordKind,
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentRecordNameMax))
}).check(/*#__PURE__*/ zod.describe('A record that came from a document.'));

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
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose record it is.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentNameMax)),
  "notes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(documentNotesMax))),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentFileNameMax)),
  "content_type": /*#__PURE__*/ zod.enum(['application/pdf']),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(documentSizeMax)).check(/*#__PURE__*/ zod.describe('In bytes.')),
  "page_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Null until it was read.')),
  "document_date": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The date on it.')),
  "category": DocumentCategory,
  "purpose": DocumentPurpose,
  "status": DocumentStatus,
  "failure_reason": /*#__PURE__*/ zod.union([DocumentFailure,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Set while the status is `failed`, else null.')),
  "uploaded_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the file was here; null while it is on the way.')),
  "suggestions_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(documentSuggestionsCountMin)).check(/*#__PURE__*/ zod.describe('How many findings wait for the person.')),
  "linked_records": /*#__PURE__*/ zod.array(DocumentRecord).check(/*#__PURE__*/ zod.maxLength(documentLinkedRecordsMax)).check(/*#__PURE__*/ zod.describe('The records that came from it.')),
  "source": RecordSource,
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who added it to the record; null if unknown.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "can_edit": /*#__PURE__*/ zod.boolean(),
  "can_delete": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('A document in a person\'s health record (DATA-52, DOC-01).'));

export type Document = zod.input<typeof Document>;
export type DocumentOutput = zod.output<typeof Document>;

export const healthStoryDocumentsSectionCountMin = 0;

export const healthStoryDocumentsSectionResultsMax = 200;



export const HealthStoryDocumentsSection = /*#__PURE__*/ zod.strictObject({
  "status": HealthStorySectionStatus,
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryDocumentsSectionCountMin)).check(/*#__PURE__*/ zod.describe('How many there are in all.')),
  "last_updated": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When one of them last changed.')),
  "statement": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What the person says in place of records; null when nothing, or when there are some.')),
  "results": /*#__PURE__*/ zod.array(Document).check(/*#__PURE__*/ zod.maxLength(healthStoryDocumentsSectionResultsMax))
}).check(/*#__PURE__*/ zod.describe('Documents by name, newest first; not their files.'));

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
  "documents": /*#__PURE__*/ zod.optional(HealthStoryDocumentsSection)
}).check(/*#__PURE__*/ zod.describe('The parts of a Health Story, in the order in which they are read. Of a share, only what is shared.'));

export type HealthStorySections = zod.input<typeof HealthStorySections>;
export type HealthStorySectionsOutput = zod.output<typeof HealthStorySections>;

export const HealthStory = /*#__PURE__*/ zod.strictObject({
  "patient": HealthStoryPerson,
  "generated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "sections": HealthStorySections
}).check(/*#__PURE__*/ zod.describe('A person\'s health record at a glance (HEALTH, DATA-45..56).'));

export type HealthStory = zod.input<typeof HealthStory>;
export type HealthStoryOutput = zod.output<typeof HealthStory>;

export const PersonHealthStory = /*#__PURE__*/ zod.strictObject({
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day of sharing; null for until the person turns it off.')),
  "story": HealthStory
}).check(/*#__PURE__*/ zod.describe('What a person shows of their Health Story to a care team.'));

export type PersonHealthStory = zod.input<typeof PersonHealthStory>;
export type PersonHealthStoryOutput = zod.output<typeof PersonHealthStory>;

export const organizationOfferingWrittenLanguagesMax = 2;

export const organizationOfferingLanguagesMax = 2;


export const organizationOfferingActiveCountMin = 0;




export const OrganizationOffering = /*#__PURE__*/ zod.strictObject({
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "written_languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(organizationOfferingWrittenLanguagesMax)).check(/*#__PURE__*/ zod.describe('The languages the journey is written in.')),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationOfferingLanguagesMax)).check(/*#__PURE__*/ zod.describe('Those of them that people are offered it in.')),
  "is_offered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether new people can join.')),
  "is_discoverable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether patients find it without an invitation.')),
  "position": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Position in lists, from 1.')),
  "active_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOfferingActiveCountMin)).check(/*#__PURE__*/ zod.describe('People who are in it now.')),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Grows with every write, for If-Match.'))
}).check(/*#__PURE__*/ zod.describe('A journey of an organization and whether it is open to people. One that is off accepts no new people; enrolled people\ncontinue. One that cannot be discovered is for people who are invited.\n'));

export type OrganizationOffering = zod.input<typeof OrganizationOffering>;
export type OrganizationOfferingOutput = zod.output<typeof OrganizationOffering>;

export const organizationOfferingListCountMin = 0;

export const organizationOfferingListResultsMax = 100;



export const OrganizationOfferingList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOfferingListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(OrganizationOffering).check(/*#__PURE__*/ zod.maxLength(organizationOfferingListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of the journeys of an organization, in their order (D-69).'));

export type OrganizationOfferingList = zod.input<typeof OrganizationOfferingList>;
export type OrganizationOfferingListOutput = zod.output<typeof OrganizationOfferingList>;

export const organizationOfferingUpdatePositionMax = 1000;

export const organizationOfferingUpdateLanguagesMax = 2;



export const OrganizationOfferingUpdate = /*#__PURE__*/ zod.strictObject({
  "is_offered": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "is_discoverable": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "position": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(organizationOfferingUpdatePositionMax))).check(/*#__PURE__*/ zod.describe('From 1; past the end is the last.')),
  "languages": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(organizationOfferingUpdateLanguagesMax))).check(/*#__PURE__*/ zod.describe('Of those that the journey is written in, at least one.'))
}).check(/*#__PURE__*/ zod.describe('Only what is sent changes. Another position moves the journeys between by one.'));

export type OrganizationOfferingUpdate = zod.input<typeof OrganizationOfferingUpdate>;
export type OrganizationOfferingUpdateOutput = zod.output<typeof OrganizationOfferingUpdate>;

export const organizationOverviewListCountMin = 0;

export const organizationOverviewListResultsMax = 100;



export const OrganizationOverviewList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationOverviewListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(OrganizationOverview).check(/*#__PURE__*/ zod.maxLength(organizationOverviewListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of organizations as administrators see them (D-69).'));

export type OrganizationOverviewList = zod.input<typeof OrganizationOverviewList>;
export type OrganizationOverviewListOutput = zod.output<typeof OrganizationOverviewList>;

export const ContentType = /*#__PURE__*/ zod.enum(['article', 'video', 'audio', 'pdf', 'link', 'tool']).check(/*#__PURE__*/ zod.describe('What kind of thing a content of the library is.'));

export type ContentType = zod.input<typeof ContentType>;
export type ContentTypeOutput = zod.output<typeof ContentType>;

export const OrganizationContentStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'changed']).check(/*#__PURE__*/ zod.describe('Whether patients see a content: `draft` they do not; `published` they see what is saved; `changed` they see what was published last, and what was saved since waits for the next publishing.'));

export type OrganizationContentStatus = zod.input<typeof OrganizationContentStatus>;
export type OrganizationContentStatusOutput = zod.output<typeof OrganizationContentStatus>;

export const textPairEnCaMax = 100000;

export const textPairFrCaMax = 100000;



export const TextPair = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textPairEnCaMax)),
  "fr-ca": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(textPairFrCaMax))
}).check(/*#__PURE__*/ zod.describe('A text in both languages, as it is written; empty where it was not written yet.'));

export type TextPair = zod.input<typeof TextPair>;
export type TextPairOutput = zod.output<typeof TextPair>;

export const ContentTag = /*#__PURE__*/ zod.enum(['surgery', 'pain', 'breathing', 'pregnancy_baby', 'mental_health', 'sleep', 'diabetes', 'vaccines', 'medications', 'nutrition', 'movement', 'using_care']).check(/*#__PURE__*/ zod.describe('What a content is about. The list is fixed, so that every portal can name each topic in both languages.'));

export type ContentTag = zod.input<typeof ContentTag>;
export type ContentTagOutput = zod.output<typeof ContentTag>;


export const organizationContentRowMissingLanguagesMax = 2;

export const organizationContentRowUpdatedByMax = 200;

export const organizationContentRowTagsMax = 12;



export const OrganizationContentRow = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "status": OrganizationContentStatus,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Counts the changes; writes name it in If-Match.')),
  "missing_languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(organizationContentRowMissingLanguagesMax)).check(/*#__PURE__*/ zod.describe('The languages that it is not whole in.')),
  "published_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it was first published; null for a draft.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContentRowUpdatedByMax))).check(/*#__PURE__*/ zod.describe('Who changed it last.')),
  "type": ContentType,
  "title": TextPair,
  "tags": /*#__PURE__*/ zod.array(ContentTag).check(/*#__PURE__*/ zod.maxLength(organizationContentRowTagsMax))
}).check(/*#__PURE__*/ zod.describe('A content of an organization\'s library, as the list of those who write it shows it.'));

export type OrganizationContentRow = zod.input<typeof OrganizationContentRow>;
export type OrganizationContentRowOutput = zod.output<typeof OrganizationContentRow>;

export const organizationContentListCountMin = 0;

export const organizationContentListResultsMax = 100;



export const OrganizationContentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationContentListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(OrganizationContentRow).check(/*#__PURE__*/ zod.maxLength(organizationContentListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of what an organization\'s library is made of (D-69).'));

export type OrganizationContentList = zod.input<typeof OrganizationContentList>;
export type OrganizationContentListOutput = zod.output<typeof OrganizationContentList>;

export const OrganizationContentCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "type": ContentType,
  "title": TextPair.check(/*#__PURE__*/ zod.describe('In one language at least, at most 200 characters.'))
}).check(/*#__PURE__*/ zod.describe('A content that is begun.'));

export type OrganizationContentCreate = zod.input<typeof OrganizationContentCreate>;
export type OrganizationContentCreateOutput = zod.output<typeof OrganizationContentCreate>;

export const MediaPair = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()),
  "fr-ca": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid())
}).check(/*#__PURE__*/ zod.describe('A media file for each language; null where there is none.'));

export type MediaPair = zod.input<typeof MediaPair>;
export type MediaPairOutput = zod.output<typeof MediaPair>;

export const MediaKind = /*#__PURE__*/ zod.enum(['picture', 'film', 'recording', 'document', 'captions']).check(/*#__PURE__*/ zod.describe('What a media file is, by its content and not by its name.'));

export type MediaKind = zod.input<typeof MediaKind>;
export type MediaKindOutput = zod.output<typeof MediaKind>;

export const MediaType = /*#__PURE__*/ zod.enum(['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'video/mp4', 'video/webm', 'audio/mpeg', 'audio/wav', 'text/vtt']).check(/*#__PURE__*/ zod.describe('The types of files that a library takes.'));

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
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(mediaFileSizeMax)).check(/*#__PURE__*/ zod.describe('In bytes.')),
  "alt": TextPair.check(/*#__PURE__*/ zod.describe('What a picture shows, for those who do not see it; of other files, what they are called. In each language at most 250 characters.')),
  "url": /*#__PURE__*/ zod.url(),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Counts the changes; writes name it in If-Match.')),
  "uses_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaFileUsesCountMin)).check(/*#__PURE__*/ zod.describe('In how many contents and journeys it is used.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "created_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mediaFileCreatedByMax)))
}).check(/*#__PURE__*/ zod.describe('A picture, film, recording or document of an organization\'s library.'));

export type MediaFile = zod.input<typeof MediaFile>;
export type MediaFileOutput = zod.output<typeof MediaFile>;


export const organizationContentMissingLanguagesMax = 2;

export const organizationContentUpdatedByMax = 200;

export const organizationContentTagsMax = 12;

export const organizationContentMinutesMax = 240;

export const organizationContentMediaFilesMax = 100;



export const OrganizationContent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "status": OrganizationContentStatus,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Counts the changes; writes name it in If-Match.')),
  "missing_languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(organizationContentMissingLanguagesMax)).check(/*#__PURE__*/ zod.describe('The languages that it is not whole in.')),
  "published_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it was first published; null for a draft.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContentUpdatedByMax))).check(/*#__PURE__*/ zod.describe('Who changed it last.')),
  "type": ContentType,
  "title": TextPair.check(/*#__PURE__*/ zod.describe('In each language at most 200 characters.')),
  "summary": TextPair.check(/*#__PURE__*/ zod.describe('In each language at most 400 characters.')),
  "body": TextPair.check(/*#__PURE__*/ zod.describe('What there is to read, as HTML of headings (h2, h3), paragraphs, lists, quotes, tables, links (https, mailto, tel), strong and emphasized words and pictures; anything else is refused. A picture is `<img src="media:{id}" alt="…">` and its alt text is never empty.')),
  "transcript": TextPair.check(/*#__PURE__*/ zod.describe('What is said and shown in a film or a recording, as HTML of the same kind.')),
  "tags": /*#__PURE__*/ zod.array(ContentTag).check(/*#__PURE__*/ zod.maxLength(organizationContentTagsMax)),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(organizationContentMinutesMax))).check(/*#__PURE__*/ zod.describe('How long reading, watching or listening takes.')),
  "author": TextPair.check(/*#__PURE__*/ zod.describe('In each language at most 150 characters; empty when it is the organization itself.')),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it was last reviewed for accuracy.')),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The picture above it; null for the one of its first topic.')),
  "media": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The film or recording.')),
  "captions": MediaPair.check(/*#__PURE__*/ zod.describe('The captions of the film.')),
  "url": TextPair.check(/*#__PURE__*/ zod.describe('Where a link or a tool leads, by https; at most 2,000 characters.')),
  "files": MediaPair.check(/*#__PURE__*/ zod.describe('The document of a content of type pdf.')),
  "media_files": /*#__PURE__*/ zod.array(MediaFile).check(/*#__PURE__*/ zod.maxLength(organizationContentMediaFilesMax)).check(/*#__PURE__*/ zod.describe('The media files that it uses.'))
}).check(/*#__PURE__*/ zod.describe('A content of an organization\'s library as it is written, in both languages.'));

export type OrganizationContent = zod.input<typeof OrganizationContent>;
export type OrganizationContentOutput = zod.output<typeof OrganizationContent>;

export const organizationContentSaveTagsMax = 12;

export const organizationContentSaveMinutesMax = 240;



export const OrganizationContentSave = /*#__PURE__*/ zod.strictObject({
  "type": ContentType,
  "title": TextPair.check(/*#__PURE__*/ zod.describe('In each language at most 200 characters.')),
  "summary": TextPair.check(/*#__PURE__*/ zod.describe('In each language at most 400 characters.')),
  "body": TextPair.check(/*#__PURE__*/ zod.describe('What there is to read, as HTML of headings (h2, h3), paragraphs, lists, quotes, tables, links (https, mailto, tel), strong and emphasized words and pictures; anything else is refused. A picture is `<img src="media:{id}" alt="…">` and its alt text is never empty.')),
  "transcript": TextPair.check(/*#__PURE__*/ zod.describe('What is said and shown in a film or a recording, as HTML of the same kind.')),
  "tags": /*#__PURE__*/ zod.array(ContentTag).check(/*#__PURE__*/ zod.maxLength(organizationContentSaveTagsMax)),
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(organizationContentSaveMinutesMax))).check(/*#__PURE__*/ zod.describe('How long reading, watching or listening takes.')),
  "author": TextPair.check(/*#__PURE__*/ zod.describe('In each language at most 150 characters; empty when it is the organization itself.')),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it was last reviewed for accuracy.')),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The picture above it; null for the one of its first topic.')),
  "media": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The film or recording.')),
  "captions": MediaPair.check(/*#__PURE__*/ zod.describe('The captions of the film.')),
  "url": TextPair.check(/*#__PURE__*/ zod.describe('Where a link or a tool leads, by https; at most 2,000 characters.')),
  "files": MediaPair.check(/*#__PURE__*/ zod.describe('The document of a content of type pdf.'))
}).check(/*#__PURE__*/ zod.describe('The whole of what is written of a content.'));

export type OrganizationContentSave = zod.input<typeof OrganizationContentSave>;
export type OrganizationContentSaveOutput = zod.output<typeof OrganizationContentSave>;

export const mediaFileListCountMin = 0;

export const mediaFileListResultsMax = 100;



export const MediaFileList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(mediaFileListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(MediaFile).check(/*#__PURE__*/ zod.maxLength(mediaFileListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of media files (D-69).'));

export type MediaFileList = zod.input<typeof MediaFileList>;
export type MediaFileListOutput = zod.output<typeof MediaFileList>;

export const mediaFileCreateFileNameMax = 255;


export const mediaFileCreateFileNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');



export const MediaFileCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(mediaFileCreateFileNameMax)).check(/*#__PURE__*/ zod.regex(mediaFileCreateFileNameRegExp)),
  "content_type": MediaType,
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('In bytes.')),
  "alt": TextPair.check(/*#__PURE__*/ zod.describe('Of a picture, needed in both languages.'))
}).check(/*#__PURE__*/ zod.describe('A media file that will be sent; at most 50 MB (VAL-55).'));

export type MediaFileCreate = zod.input<typeof MediaFileCreate>;
export type MediaFileCreateOutput = zod.output<typeof MediaFileCreate>;

export const MediaFileUpload = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The new media file.')),
  "upload": /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "method": /*#__PURE__*/ zod.enum(['PUT']),
  "headers": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('To be sent with it, as they are.')),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
}).check(/*#__PURE__*/ zod.describe('The upload URL of a new media file, which works without a token. The file is the whole body. A media file that does\nnot arrive before the URL expires is deleted.\n'));

export type MediaFileUpload = zod.input<typeof MediaFileUpload>;
export type MediaFileUploadOutput = zod.output<typeof MediaFileUpload>;

export const MediaUse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The content.')),
  "title": TextPair,
  "type": ContentType,
  "status": OrganizationContentStatus
}).check(/*#__PURE__*/ zod.describe('A content that uses a media file.'));

export type MediaUse = zod.input<typeof MediaUse>;
export type MediaUseOutput = zod.output<typeof MediaUse>;

export const JourneyDefinitionStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'retired']).check(/*#__PURE__*/ zod.describe('A draft was never published; new people are enrolled in a published journey; a retired one accepts no new people, but\ncontinues for those enrolled.\n'));

export type JourneyDefinitionStatus = zod.input<typeof JourneyDefinitionStatus>;
export type JourneyDefinitionStatusOutput = zod.output<typeof JourneyDefinitionStatus>;

export const mediaJourneyUseNameMax = 1000;



export const MediaJourneyUse = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The journey.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(mediaJourneyUseNameMax)),
  "status": JourneyDefinitionStatus,
  "only_earlier": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether only people see it who are in an earlier version; the journey has another banner by now.'))
}).check(/*#__PURE__*/ zod.describe('A journey that has a media file as its banner.'));

export type MediaJourneyUse = zod.input<typeof MediaJourneyUse>;
export type MediaJourneyUseOutput = zod.output<typeof MediaJourneyUse>;

export const mediaFileDetailTwoUsesMax = 1000;

export const mediaFileDetailTwoJourneysMax = 1000;



export const MediaFileDetail = /*#__PURE__*/ zod.intersection(MediaFile, /*#__PURE__*/ zod.strictObject({
  "uses": /*#__PURE__*/ zod.array(MediaUse).check(/*#__PURE__*/ zod.maxLength(mediaFileDetailTwoUsesMax)).check(/*#__PURE__*/ zod.describe('The contents that use it, as saved or as published.')),
  "journeys": /*#__PURE__*/ zod.array(MediaJourneyUse).check(/*#__PURE__*/ zod.maxLength(mediaFileDetailTwoJourneysMax)).check(/*#__PURE__*/ zod.describe('The journeys that use it as their banner: in the draft, the latest version, or a version with enrolled people.\n'))
})).check(/*#__PURE__*/ zod.describe('A media file with where it is used.'));

export type MediaFileDetail = zod.input<typeof MediaFileDetail>;
export type MediaFileDetailOutput = zod.output<typeof MediaFileDetail>;

export const MediaFileUpdate = /*#__PURE__*/ zod.strictObject({
  "alt": TextPair.check(/*#__PURE__*/ zod.describe('Of a picture, needed in both languages.'))
}).check(/*#__PURE__*/ zod.describe('What is said of a media file.'));

export type MediaFileUpdate = zod.input<typeof MediaFileUpdate>;
export type MediaFileUpdateOutput = zod.output<typeof MediaFileUpdate>;

export const InvitationStatus = /*#__PURE__*/ zod.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED']).check(/*#__PURE__*/ zod.describe('Only EXPIRED is known on the wire; the others are known as texts (INV-01, D-11).'));

export type InvitationStatus = zod.input<typeof InvitationStatus>;
export type InvitationStatusOutput = zod.output<typeof InvitationStatus>;

export const InvitationDelivery = /*#__PURE__*/ zod.enum(['not_sent', 'sent', 'bounced']).check(/*#__PURE__*/ zod.describe('What became of the message that was sent last. `not_sent`: none was sent yet. `bounced`: the mail server of the\naddress rejected it, so it was not delivered.\n'));

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
  "process_definition": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The journey it leads to.')),
  "process_definition_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-ca', 'fr-ca'])).check(/*#__PURE__*/ zod.describe('A language of the interface (I18N-01).')),
  "delivery": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['not_sent', 'sent', 'bounced'])).check(/*#__PURE__*/ zod.describe('What became of the message that was sent last. `not_sent`: none was sent yet. `bounced`: the mail server of the\naddress rejected it, so it was not delivered.\n')),
  "last_sent_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "sent_by": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Who sent it first; null when that is not known.')),
  "expires_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Until when it can be answered; null when it has no end.')),
  "resend_blocked_until": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Before this moment it cannot be sent again (a 429); null when there is nothing to wait for.'))
}).check(/*#__PURE__*/ zod.describe('An invitation to an organization\'s journey (DATA-39..42).'));

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const invitationListCountMin = 0;

export const invitationListResultsMax = 100;



export const InvitationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(invitationListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Invitation).check(/*#__PURE__*/ zod.maxLength(invitationListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of invitations (D-69).'));

export type InvitationList = zod.input<typeof InvitationList>;
export type InvitationListOutput = zod.output<typeof InvitationList>;

export const invitationBatchEmailsItemMax = 254;

export const invitationBatchEmailsMax = 500;



export const InvitationBatch = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A journey of this organization.')),
  "language": Language,
  "emails": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationBatchEmailsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationBatchEmailsMax)).check(/*#__PURE__*/ zod.describe('One address each, as it was typed: one that is not an address does not keep the others from being invited.\nThere is no limit on invitations (INV-05); more people than this are several calls.\n'))
}).check(/*#__PURE__*/ zod.describe('Whom to invite, to what, and in which language the message is.'));

export type InvitationBatch = zod.input<typeof InvitationBatch>;
export type InvitationBatchOutput = zod.output<typeof InvitationBatch>;

export const invitationOutcomeEmailMax = 254;



export const InvitationOutcome = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationOutcomeEmailMax)),
  "outcome": /*#__PURE__*/ zod.enum(['invited', 'not_sent', 'invalid', 'duplicate', 'already_invited', 'already_enrolled']).check(/*#__PURE__*/ zod.describe('`invited`: the message is on its way. `not_sent`: the message could not be handed over just now, and nothing was\nmade; it can be tried again. The others are those of a preview.\n')),
  "invitation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The invitation that was made; null when none was.'))
}).check(/*#__PURE__*/ zod.describe('What became of one address.'));

export type InvitationOutcome = zod.input<typeof InvitationOutcome>;
export type InvitationOutcomeOutput = zod.output<typeof InvitationOutcome>;

export const invitationBatchResultResultsMax = 500;



export const InvitationBatchResult = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(InvitationOutcome).check(/*#__PURE__*/ zod.maxLength(invitationBatchResultResultsMax))
}).check(/*#__PURE__*/ zod.describe('What became of each address, in their order.'));

export type InvitationBatchResult = zod.input<typeof InvitationBatchResult>;
export type InvitationBatchResultOutput = zod.output<typeof InvitationBatchResult>;

export const invitationFindingEmailMax = 254;



export const InvitationFinding = /*#__PURE__*/ zod.strictObject({
  "email": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationFindingEmailMax)),
  "finding": /*#__PURE__*/ zod.enum(['new', 'invalid', 'duplicate', 'already_invited', 'already_enrolled']).check(/*#__PURE__*/ zod.describe('`new`: it can be invited. `invalid`: not an email address. `duplicate`: it is listed above. `already_invited`: an\ninvitation to this journey is open. `already_enrolled`: the person of this address is in this journey now.\n'))
}).check(/*#__PURE__*/ zod.describe('What an address is to a journey before it is invited.'));

export type InvitationFinding = zod.input<typeof InvitationFinding>;
export type InvitationFindingOutput = zod.output<typeof InvitationFinding>;

export const invitationPreviewResultsMax = 500;



export const InvitationPreview = /*#__PURE__*/ zod.strictObject({
  "subject": /*#__PURE__*/ zod.string(),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Plain text in the language of the invitation, with empty lines between paragraphs.')),
  "results": /*#__PURE__*/ zod.array(InvitationFinding).check(/*#__PURE__*/ zod.maxLength(invitationPreviewResultsMax)).check(/*#__PURE__*/ zod.describe('One for each address, in their order.'))
}).check(/*#__PURE__*/ zod.describe('What would be sent, and to whom it would not be.'));

export type InvitationPreview = zod.input<typeof InvitationPreview>;
export type InvitationPreviewOutput = zod.output<typeof InvitationPreview>;

export const InvitationUpdate = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['EXPIRED']).check(/*#__PURE__*/ zod.describe('The one change a client may make (CALL-35).'))
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
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationReviewOrganizationPhoneMax))).check(/*#__PURE__*/ zod.describe('How to ask for another invitation once this one is closed.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(invitationReviewOrganizationEmailMax)))
}),
  "status": /*#__PURE__*/ zod.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED']).check(/*#__PURE__*/ zod.describe('Only EXPIRED is known on the wire; the others are known as texts (INV-01, D-11).')),
  "process_definition_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "process_definition_description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What the journey involves; null when the invitation leads to none.')),
  "expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Until when it can be answered; null when it has no end. After that its status is EXPIRED.')),
  "sent_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Who of the care team sent it; null when that is not known.')),
  "recipient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationReviewRecipientMax))).check(/*#__PURE__*/ zod.describe('The recipient\'s address, masked so that the token alone does not reveal it; null for a registration link, which is\nfor anyone.\n')),
  "is_for_caller": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the caller may answer it with their account: true if it was sent to their address or they accepted it;\nfalse if they are signed in with another address; null if they are signed out. Guests count as signed out, except\nfor the invitation that started their visit. A registration link is for every signed-in caller.\n')),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The resulting journey, for the caller who accepted it; null for everyone else.')),
  "may_be_guest": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be accepted without an account now. It can while it is pending and leads to a journey.')),
  "language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The language of the message, in which the portal opens unless another one was chosen; null for a registration\nlink, which has no recipient.\n'))
}).check(/*#__PURE__*/ zod.describe('An invitation as shown to the invitee, before and after answering it (CALL-29, CALL-30).'));

export type InvitationReview = zod.input<typeof InvitationReview>;
export type InvitationReviewOutput = zod.output<typeof InvitationReview>;

export const InvitationAccept = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('A profile that the person looks after.'))
}).check(/*#__PURE__*/ zod.describe('Which profile joins. Without one it is the person\'s current profile, else their own, made when there is none.'));

export type InvitationAccept = zod.input<typeof InvitationAccept>;
export type InvitationAcceptOutput = zod.output<typeof InvitationAccept>;

export const InvitationAccepted = /*#__PURE__*/ zod.strictObject({
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The journey that was started; null when the invitation leads to none.')),
  "organization": /*#__PURE__*/ zod.uuid()
}).check(/*#__PURE__*/ zod.describe('What the person now belongs to.'));

export type InvitationAccepted = zod.input<typeof InvitationAccepted>;
export type InvitationAcceptedOutput = zod.output<typeof InvitationAccepted>;

export const InvitationAcceptRefused = /*#__PURE__*/ zod.strictObject({
  "verification": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))
}).check(/*#__PURE__*/ zod.describe('Why an invitation cannot be accepted so. `verification` may hold `in_same_journey`, as in claiming (ERR-09).'));

export type InvitationAcceptRefused = zod.input<typeof InvitationAcceptRefused>;
export type InvitationAcceptRefusedOutput = zod.output<typeof InvitationAcceptRefused>;

export const InvitationForbidden = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['wrong_account', 'account_required']))
}).check(/*#__PURE__*/ zod.describe('Why the caller may not answer an invitation. `wrong_account`: it was sent to another address than that of the\naccount. `account_required`: it cannot be accepted as a guest. Without a code: the caller is a guest.\n'));

export type InvitationForbidden = zod.input<typeof InvitationForbidden>;
export type InvitationForbiddenOutput = zod.output<typeof InvitationForbidden>;

export const InvitationClosed = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['invitation_expired', 'invitation_revoked', 'invitation_accepted', 'invitation_declined'])
}).check(/*#__PURE__*/ zod.describe('Why an invitation cannot be answered any more.'));

export type InvitationClosed = zod.input<typeof InvitationClosed>;
export type InvitationClosedOutput = zod.output<typeof InvitationClosed>;

export const InvitationConsume = /*#__PURE__*/ zod.strictObject({
  "invitation_accepted": /*#__PURE__*/ zod.boolean()
});

export type InvitationConsume = zod.input<typeof InvitationConsume>;
export type InvitationConsumeOutput = zod.output<typeof InvitationConsume>;

export const GuestSession = /*#__PURE__*/ zod.strictObject({
  "access_token": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Sent as the bearer, kept in session storage (STORE-02).')),
  "expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}).check(/*#__PURE__*/ zod.describe('A guest\'s access token, good for 24 hours (D-28); null when the invitation was declined.'));

export type GuestSession = zod.input<typeof GuestSession>;
export type GuestSessionOutput = zod.output<typeof GuestSession>;

export const registrationLinkRegisteredCountMin = 0;



export const RegistrationLink = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('The address to hand on. Its `token` answers like that of an invitation.')),
  "enabled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the address leads anywhere now.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "created_by": PersonReference,
  "registered_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registrationLinkRegisteredCountMin)).check(/*#__PURE__*/ zod.describe('How many people joined with it.')),
  "last_registered_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When a person last joined with it; null if none has.'))
}).check(/*#__PURE__*/ zod.describe('A link for joining a journey of an organization without a personal invitation (INV-04).'));

export type RegistrationLink = zod.input<typeof RegistrationLink>;
export type RegistrationLinkOutput = zod.output<typeof RegistrationLink>;

export const registrationLinkListCountMin = 0;



export const RegistrationLinkList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(registrationLinkListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(RegistrationLink)
}).check(/*#__PURE__*/ zod.describe('A page of links.'));

export type RegistrationLinkList = zod.input<typeof RegistrationLinkList>;
export type RegistrationLinkListOutput = zod.output<typeof RegistrationLinkList>;

export const RegistrationLinkCreate = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid()
}).check(/*#__PURE__*/ zod.describe('The journey that the link leads to, and the organization that offers it.'));

export type RegistrationLinkCreate = zod.input<typeof RegistrationLinkCreate>;
export type RegistrationLinkCreateOutput = zod.output<typeof RegistrationLinkCreate>;

export const RegistrationLinkUpdate = /*#__PURE__*/ zod.strictObject({
  "enabled": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('Whether the link leads anywhere.'));

export type RegistrationLinkUpdate = zod.input<typeof RegistrationLinkUpdate>;
export type RegistrationLinkUpdateOutput = zod.output<typeof RegistrationLinkUpdate>;

export const TaskStatus = /*#__PURE__*/ zod.enum(['open', 'completed', 'cancelled']).check(/*#__PURE__*/ zod.describe('The status of a task. Open: to be done; completed: its completed_at is set (TASK-01); cancelled: it was removed from\nthe journey, or the journey was left first.\n'));

export type TaskStatus = zod.input<typeof TaskStatus>;
export type TaskStatusOutput = zod.output<typeof TaskStatus>;

export const TaskKind = /*#__PURE__*/ zod.enum(['form', 'activity', 'education', 'document', 'acknowledgement']).check(/*#__PURE__*/ zod.describe('What the person does in this step: form, answers questions; activity, does something away from the portal and\nmarks it as done; education, reads and says that they understood, or asks a question; document, answers a form\nthat takes a file; acknowledgement, reads and confirms it.\n'));

export type TaskKind = zod.input<typeof TaskKind>;
export type TaskKindOutput = zod.output<typeof TaskKind>;

export const TaskAudience = /*#__PURE__*/ zod.enum(['patient', 'provider']).check(/*#__PURE__*/ zod.describe('Who does the step: patient, the patient or who looks after them; provider, the care team. What a care team does is\nnever shown to patients: it is in none of their lists, and its address is a 404 for them.\n'));

export type TaskAudience = zod.input<typeof TaskAudience>;
export type TaskAudienceOutput = zod.output<typeof TaskAudience>;

export const PatientReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('Whom something is about.'));

export type PatientReference = zod.input<typeof PatientReference>;
export type PatientReferenceOutput = zod.output<typeof PatientReference>;





export const TaskRepeat = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('From 1.')),
  "total": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('How many times; null, as often as the care team asks.'))
}).check(/*#__PURE__*/ zod.describe('Which time this is of a step that is done several times.'));

export type TaskRepeat = zod.input<typeof TaskRepeat>;
export type TaskRepeatOutput = zod.output<typeof TaskRepeat>;

export const FormAlertLevel = /*#__PURE__*/ zod.enum(['emergency', 'urgent', 'notice']).check(/*#__PURE__*/ zod.describe('`emergency`: immediately; `urgent`: today; `notice`: soon.'));

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
  "submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('What was answered.')),
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When a draft was last saved; null without one. Of a patient\'s step it is the patient\'s own draft: the care team\nlearns that the step was begun, never what was answered. Of a step of the care team it is the caller\'s.\n')),
  "filled_in_by": /*#__PURE__*/ zod.array(PersonReference).check(/*#__PURE__*/ zod.describe('The members of the care team who are filling in this patient\'s step, or did. The patient sees them.')),
  "status": TaskStatus,
  "cancelled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When it was cancelled; null unless its status says so.')),
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Which step of the journey it is; one that is done several times has a task each time.')),
  "audience": TaskAudience,
  "repeat": /*#__PURE__*/ zod.union([TaskRepeat,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Of a step that is done several times, which time this is; null for all others.')),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.describe('The languages the task is written in; a text in another language is in English (LIB-01).')),
  "alert_level": /*#__PURE__*/ zod.union([FormAlertLevel,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The level of the most urgent of the alerts that its answers set off (B13), `emergency` where one tells somebody to call 911; null without any.'))
}).check(/*#__PURE__*/ zod.describe('A step of a journey (DATA-32..38). It is complete exactly when completed_at is set (TASK-01).'));

export type Task = zod.input<typeof Task>;
export type TaskOutput = zod.output<typeof Task>;

export const taskListCountMin = 0;

export const taskListResultsMax = 100;



export const TaskList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Task).check(/*#__PURE__*/ zod.maxLength(taskListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of tasks (D-69).'));

export type TaskList = zod.input<typeof TaskList>;
export type TaskListOutput = zod.output<typeof TaskList>;

export const formRowOneMax = 10000;



export const FormRow = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formRowOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())])).check(/*#__PURE__*/ zod.describe('One row of a group by field key, or one file as its upload answered (`id`, `name`, `size`, `content_type`).'));

export type FormRow = zod.input<typeof FormRow>;
export type FormRowOutput = zod.output<typeof FormRow>;

export const formDataOneMax = 10000;

export const formDataFiveMax = 20;



export const FormData = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formDataOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.array(FormRow).check(/*#__PURE__*/ zod.maxLength(formDataFiveMax))])).check(/*#__PURE__*/ zod.describe('Answers by field key. A date is `YYYY-MM-DD`, a choice is the option\'s value, several choices are a list, files are\na list of what their uploads answered, a group is a list of rows. Fields that are hidden or not answered are left\nout.\n'));

export type FormData = zod.input<typeof FormData>;
export type FormDataOutput = zod.output<typeof FormData>;

export const TaskResponse = /*#__PURE__*/ zod.enum(['understood', 'question']).check(/*#__PURE__*/ zod.describe('What a person says after reading. A question goes to the care team and completes the task too.\n'));

export type TaskResponse = zod.input<typeof TaskResponse>;
export type TaskResponseOutput = zod.output<typeof TaskResponse>;

export const taskCompleteQuestionMax = 2000;


export const taskCompleteQuestionRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const TaskComplete = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData,
  "response": /*#__PURE__*/ zod.optional(TaskResponse),
  "question": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taskCompleteQuestionMax)).check(/*#__PURE__*/ zod.regex(taskCompleteQuestionRegExp)))
}).check(/*#__PURE__*/ zod.describe('A task without questions takes empty form_data. Only education and acknowledgement tasks take a response; the\nresponse `question` needs the text of the question.\n'));

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
}).check(/*#__PURE__*/ zod.describe('A text in its available languages; a missing one falls back to English (LIB-01).'));

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;

export const FormCondition = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string(),
  "op": /*#__PURE__*/ zod.enum(['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'contains', 'answered', 'empty']),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())]))
}).check(/*#__PURE__*/ zod.describe('Compares the answer of one field. `in` takes a list; `contains` asks whether several choices hold the value;\n`answered` and `empty` take no value. Publishing a form refuses a comparison that no answer can make true, by the table\nof `JourneyCondition`.\n'));

export type FormCondition = zod.input<typeof FormCondition>;
export type FormConditionOutput = zod.output<typeof FormCondition>;

export const FormVisibility = /*#__PURE__*/ zod.strictObject({
  "all": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormCondition)),
  "any": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormCondition))
}).check(/*#__PURE__*/ zod.describe('When a page or field shows. All of `all`, and at least one of `any` where there is one.'));

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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min_length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldTextMinLengthMin))),
  "max_length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldTextMaxLengthMax))),
  "unique": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('In a group, no two rows may give the same answer; capital letters make no difference (VAL-44).')),
  "pattern": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formFieldTextPatternMax))).check(/*#__PURE__*/ zod.describe('A regular expression that the whole answer must match.')),
  "pattern_message": /*#__PURE__*/ zod.optional(LocalizedText),
  "autocomplete": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formFieldTextAutocompleteMax)))
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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('An e-mail address (VAL-20) with at most 64 characters before the @.'));

export type FormFieldEmail = zod.input<typeof FormFieldEmail>;
export type FormFieldEmailOutput = zod.output<typeof FormFieldEmail>;

export const formFieldPhoneKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldPhone = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['phone']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPhoneKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A phone number of any country, sent as E.164 with an extension as RFC 3966 writes it: `+16135550142;ext=12` (VAL-58). Ten digits of the North American plan, as people write them, are accepted too.'));

export type FormFieldPhone = zod.input<typeof FormFieldPhone>;
export type FormFieldPhoneOutput = zod.output<typeof FormFieldPhone>;

export const formFieldNumberKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldNumber = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['number']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldNumberKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number()),
  "integer": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "unit": /*#__PURE__*/ zod.optional(LocalizedText)
});

export type FormFieldNumber = zod.input<typeof FormFieldNumber>;
export type FormFieldNumberOutput = zod.output<typeof FormFieldNumber>;

export const formFieldPostalCodeKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldPostalCode = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['postal_code']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPostalCodeKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A Canadian postal code, sent as `K1A 0B1` (VAL-59).'));

export type FormFieldPostalCode = zod.input<typeof FormFieldPostalCode>;
export type FormFieldPostalCodeOutput = zod.output<typeof FormFieldPostalCode>;

export const formFieldUrlKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldUrl = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['url']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldUrlKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A whole web address of http or https (VAL-54).'));

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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "not_future": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldDateWithinYearsMax))),
  "not_before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldDateNotBeforeRegExp))).check(/*#__PURE__*/ zod.describe('The key of another question of this type, in the same row or outside of it: this answer must be the same or\nlater. Missing parts of either date are not compared.\n'))
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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "max": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "not_future": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldPartialDateWithinYearsMax))),
  "not_before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldPartialDateNotBeforeRegExp))).check(/*#__PURE__*/ zod.describe('The key of another question of this type, in the same row or outside of it: this answer must be the same or\nlater. Missing parts of either date are not compared.\n'))
}).check(/*#__PURE__*/ zod.describe('A date as people remember it: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. A day requires a month, and a month a year\n(VAL-60).\n'));

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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "not_future": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldYearWithinYearsMax))),
  "not_before": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldYearNotBeforeRegExp))).check(/*#__PURE__*/ zod.describe('The key of another question of this type, in the same row or outside of it: this answer must be the same or\nlater. Missing parts of either date are not compared.\n'))
}).check(/*#__PURE__*/ zod.describe('A year, `YYYY` (VAL-48, VAL-49).'));

export type FormFieldYear = zod.input<typeof FormFieldYear>;
export type FormFieldYearOutput = zod.output<typeof FormFieldYear>;

export const formFieldTimeKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldTime = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['time']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldTimeKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A time of day, `HH:MM` from 00:00 to 23:59 (VAL-53).'));

export type FormFieldTime = zod.input<typeof FormFieldTime>;
export type FormFieldTimeOutput = zod.output<typeof FormFieldTime>;

export const formFieldBooleanKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldBoolean = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['boolean']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldBooleanKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A yes or no question; neither is chosen beforehand.'));

export type FormFieldBoolean = zod.input<typeof FormFieldBoolean>;
export type FormFieldBooleanOutput = zod.output<typeof FormFieldBoolean>;

export const formOptionValueMax = 100;



export const FormOption = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formOptionValueMax)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "exclusive": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Clears the other choices, as "None of these" does.'))
});

export type FormOption = zod.input<typeof FormOption>;
export type FormOptionOutput = zod.output<typeof FormOption>;

export const formFieldChoiceKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldChoiceOptionsMax = 50;



export const FormFieldChoice = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['choice']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldChoiceKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.maxLength(formFieldChoiceOptionsMax))
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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.maxLength(formFieldMultiChoiceOptionsMax))
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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "min": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldScaleMinMin)).check(/*#__PURE__*/ zod.lte(formFieldScaleMinMax)),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formFieldScaleMaxMin)).check(/*#__PURE__*/ zod.lte(formFieldScaleMaxMax)),
  "min_label": LocalizedText,
  "max_label": LocalizedText
}).check(/*#__PURE__*/ zod.describe('A whole number from min to max, shown as one row of choices with a word at each end.'));

export type FormFieldScale = zod.input<typeof FormFieldScale>;
export type FormFieldScaleOutput = zod.output<typeof FormFieldScale>;

export const UploadType = /*#__PURE__*/ zod.enum(['application/pdf', 'image/png', 'image/jpeg']).check(/*#__PURE__*/ zod.describe('The kinds of files that people send.'));

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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "accept": /*#__PURE__*/ zod.array(UploadType),
  "max_bytes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldFileMaxBytesMax))).check(/*#__PURE__*/ zod.describe('50 MB unless it says so.')),
  "max_files": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldFileMaxFilesMax))).check(/*#__PURE__*/ zod.describe('One unless it says so.'))
}).check(/*#__PURE__*/ zod.describe('Files that were sent to `/v1/uploads/` for this task; the answer refers to them (VAL-55..57).'));

export type FormFieldFile = zod.input<typeof FormFieldFile>;
export type FormFieldFileOutput = zod.output<typeof FormFieldFile>;

export const formFieldConsentKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldConsent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['consent']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldConsentKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A box to tick. Unless it is required it may stay empty, which is a no.'));

export type FormFieldConsent = zod.input<typeof FormFieldConsent>;
export type FormFieldConsentOutput = zod.output<typeof FormFieldConsent>;

export const formFieldInfoKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldInfo = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['info']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldInfoKeyRegExp)),
  "label": LocalizedText,
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A text between the questions.'));

export type FormFieldInfo = zod.input<typeof FormFieldInfo>;
export type FormFieldInfoOutput = zod.output<typeof FormFieldInfo>;

export const FormRowField = /*#__PURE__*/ zod.discriminatedUnion('type', [FormFieldText,FormFieldParagraph,FormFieldEmail,FormFieldPhone,FormFieldNumber,FormFieldPostalCode,FormFieldUrl,FormFieldDate,FormFieldPartialDate,FormFieldYear,FormFieldTime,FormFieldBoolean,FormFieldChoice,FormFieldMultiChoice,FormFieldScale,FormFieldConsent,FormFieldInfo]).check(/*#__PURE__*/ zod.describe('A question or a text in a row of a group; rows hold neither files nor other groups.'));

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
  "required": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Off unless it says so.')),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "row_label": /*#__PURE__*/ zod.optional(LocalizedText).check(/*#__PURE__*/ zod.describe('What one row is, such as "Medication"; its number follows.')),
  "add_label": /*#__PURE__*/ zod.optional(LocalizedText).check(/*#__PURE__*/ zod.describe('What the button says that adds a row, such as "Add a medication".')),
  "min_rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldGroupMinRowsMax))).check(/*#__PURE__*/ zod.describe('How many rows when there are any.')),
  "max_rows": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldGroupMaxRowsMax))).check(/*#__PURE__*/ zod.describe('Twenty unless it says so.')),
  "fields": /*#__PURE__*/ zod.array(FormRowField).check(/*#__PURE__*/ zod.maxLength(formFieldGroupFieldsMax))
}).check(/*#__PURE__*/ zod.describe('Questions that repeat, such as one row a medication. `required` asks for one row (VAL-45), and the first one is open\nthen; of any other group there is no row until the person adds one. A condition in a row looks for its field in the\nsame row first.\n'));

export type FormFieldGroup = zod.input<typeof FormFieldGroup>;
export type FormFieldGroupOutput = zod.output<typeof FormFieldGroup>;

export const FormField = /*#__PURE__*/ zod.discriminatedUnion('type', [FormFieldText,FormFieldParagraph,FormFieldEmail,FormFieldPhone,FormFieldNumber,FormFieldPostalCode,FormFieldUrl,FormFieldDate,FormFieldPartialDate,FormFieldYear,FormFieldTime,FormFieldBoolean,FormFieldChoice,FormFieldMultiChoice,FormFieldScale,FormFieldFile,FormFieldGroup,FormFieldConsent,FormFieldInfo]).check(/*#__PURE__*/ zod.describe('A question or a text of a form. A client shows a type it does not know as such, and does not submit.'));

export type FormField = zod.input<typeof FormField>;
export type FormFieldOutput = zod.output<typeof FormField>;

export const formPageKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formPageFieldsMax = 500;



export const FormPage = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formPageKeyRegExp)),
  "title": LocalizedText,
  "intro": /*#__PURE__*/ zod.optional(LocalizedText),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "fields": /*#__PURE__*/ zod.array(FormField).check(/*#__PURE__*/ zod.maxLength(formPageFieldsMax)).check(/*#__PURE__*/ zod.describe('A draft may have none; a form that is published has one at least.'))
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
  "clinic_phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formAlertClinicPhoneMax))).check(/*#__PURE__*/ zod.describe('For call_clinic; else the number of the organization.'))
}).check(/*#__PURE__*/ zod.describe('Answers that require action now. The client shows the message and what to do while the person answers and after\nsubmission, and the server marks the submission. It must not be relied on by someone waiting for a reply.\n'));

export type FormAlert = zod.input<typeof FormAlert>;
export type FormAlertOutput = zod.output<typeof FormAlert>;


export const formDefinitionPagesMax = 100;



export const FormDefinition = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "title": LocalizedText,
  "pages": /*#__PURE__*/ zod.array(FormPage).check(/*#__PURE__*/ zod.maxLength(formDefinitionPagesMax)),
  "alerts": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormAlert))
}).check(/*#__PURE__*/ zod.describe('A form, page by page. Its version is pinned to the task. A form that is published has pages, questions and options;\na draft may lack them.\n'));

export type FormDefinition = zod.input<typeof FormDefinition>;
export type FormDefinitionOutput = zod.output<typeof FormDefinition>;

export const TaskForm = /*#__PURE__*/ zod.strictObject({
  "definition": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(LocalizedText)).check(/*#__PURE__*/ zod.describe('What to read, paragraph by paragraph, in an education or acknowledgement task.')),
  "is_monitored": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether someone of the care team reads the answers as they come.')),
  "prefill": /*#__PURE__*/ zod.optional(FormData).check(/*#__PURE__*/ zod.describe('Values from the record, by field key. A client offers them and never fills them in automatically.\n'))
}).check(/*#__PURE__*/ zod.describe('The form of a task. A task without questions has no definition.'));

export type TaskForm = zod.input<typeof TaskForm>;
export type TaskFormOutput = zod.output<typeof TaskForm>;


export const taskDraftRevisionMin = 0;



export const TaskDraft = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData,
  "page": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The key of the page the person was on.')),
  "form_version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The version of the form the answers belong to.')),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDraftRevisionMin)).check(/*#__PURE__*/ zod.describe('Goes up by one with each save.')),
  "updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}).check(/*#__PURE__*/ zod.describe('Answers that are not sent yet. Revision 0 with no answers means that nothing was saved.'));

export type TaskDraft = zod.input<typeof TaskDraft>;
export type TaskDraftOutput = zod.output<typeof TaskDraft>;

export const taskDraftSavePageMax = 100;


export const taskDraftSaveRevisionMin = 0;



export const TaskDraftSave = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData,
  "page": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(taskDraftSavePageMax))),
  "form_version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(taskDraftSaveRevisionMin))
}).check(/*#__PURE__*/ zod.describe('The answers so far, and the revision they were made from; another revision on the server is a 409.'));

export type TaskDraftSave = zod.input<typeof TaskDraftSave>;
export type TaskDraftSaveOutput = zod.output<typeof TaskDraftSave>;

export const TaskDraftConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['draft_conflict', 'already_completed']),
  "current": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([TaskDraft,/*#__PURE__*/ zod.null()]))
}).check(/*#__PURE__*/ zod.describe('Someone saved another draft in between; `current` is it.'));

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
  "alerts": /*#__PURE__*/ zod.array(FormAlert).check(/*#__PURE__*/ zod.describe('What the answers set off, most urgent first (B13).')),
  "alert_level": /*#__PURE__*/ zod.union([FormAlertLevel,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The level of the most urgent of the alerts, `emergency` where one tells somebody to call 911.')),
  "response": /*#__PURE__*/ zod.union([TaskResponse,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was said after reading; null where there was nothing to say.')),
  "question": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(submissionQuestionMax))).check(/*#__PURE__*/ zod.describe('What was asked after reading.'))
}).check(/*#__PURE__*/ zod.describe('What was answered, with the form as it was then.'));

export type Submission = zod.input<typeof Submission>;
export type SubmissionOutput = zod.output<typeof Submission>;

export const SubmissionReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "task": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The task that was completed by it.')),
  "task_name": /*#__PURE__*/ zod.string(),
  "submitted_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('What was answered, as much of it as a list of journeys needs.'));

export type SubmissionReference = zod.input<typeof SubmissionReference>;
export type SubmissionReferenceOutput = zod.output<typeof SubmissionReference>;

export const SubmissionNeighbours = /*#__PURE__*/ zod.strictObject({
  "previous": /*#__PURE__*/ zod.union([SubmissionReference,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([SubmissionReference,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('What was sent right before and right after a submission; null where there is none.'));

export type SubmissionNeighbours = zod.input<typeof SubmissionNeighbours>;
export type SubmissionNeighboursOutput = zod.output<typeof SubmissionNeighbours>;

export const uploadCreateFieldRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const UploadCreate = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid(),
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(uploadCreateFieldRegExp)),
  "file": /*#__PURE__*/ zod.instanceof(Blob)
}).check(/*#__PURE__*/ zod.describe('A file, and the question that it answers.'));

export type UploadCreate = zod.input<typeof UploadCreate>;
export type UploadCreateOutput = zod.output<typeof UploadCreate>;

export const uploadNameMax = 1000;




export const Upload = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(uploadNameMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('In bytes.')),
  "content_type": UploadType,
  "url": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Where the file can be read for one hour, without a token.'))
}).check(/*#__PURE__*/ zod.describe('A file that was sent for a task. One that no submission refers to is deleted when its task is over.\n'));

export type Upload = zod.input<typeof Upload>;
export type UploadOutput = zod.output<typeof Upload>;

export const ProcessInstanceStatus = /*#__PURE__*/ zod.enum(['active', 'enrolled', 'cancelled', 'pending']).check(/*#__PURE__*/ zod.describe('A journey\'s status (DATA-31). Proposed meaning: pending, not begun; active, a step is open for\nthe patient; enrolled, none is now; cancelled, it was left. A finished journey is one whose completed_at is set.\n'));

export type ProcessInstanceStatus = zod.input<typeof ProcessInstanceStatus>;
export type ProcessInstanceStatusOutput = zod.output<typeof ProcessInstanceStatus>;

export const VariableValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown()),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The value of a process variable.'));

export type VariableValue = zod.input<typeof VariableValue>;
export type VariableValueOutput = zod.output<typeof VariableValue>;

export const TaskReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "due_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
}).check(/*#__PURE__*/ zod.describe('A task, as much of it as a list of journeys needs.'));

export type TaskReference = zod.input<typeof TaskReference>;
export type TaskReferenceOutput = zod.output<typeof TaskReference>;

export const upcomingStepEstimatedMinutesMax = 240;



export const UpcomingStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "estimated_minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(upcomingStepEstimatedMinutesMax))),
  "opens_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the next time of a repeated step opens; null for a step that follows another.'))
}).check(/*#__PURE__*/ zod.describe('A step that will come for certain, whatever the answers are.'));

export type UpcomingStep = zod.input<typeof UpcomingStep>;
export type UpcomingStepOutput = zod.output<typeof UpcomingStep>;

export const careTeamContactPhoneMax = 32;



export const CareTeamContact = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "contact_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(careTeamContactPhoneMax))),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email()),
  "hours": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Hours of availability.'))
}).check(/*#__PURE__*/ zod.describe('Whom to turn to about a journey.'));

export type CareTeamContact = zod.input<typeof CareTeamContact>;
export type CareTeamContactOutput = zod.output<typeof CareTeamContact>;

export const CurrentActivity = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "audience": TaskAudience
}).check(/*#__PURE__*/ zod.describe('An open activity of a journey.'));

export type CurrentActivity = zod.input<typeof CurrentActivity>;
export type CurrentActivityOutput = zod.output<typeof CurrentActivity>;

export const ProcessInstanceIncident = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "activity": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The id of the activity.')),
  "activity_name": /*#__PURE__*/ zod.string(),
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('The variable that is not there or of the wrong kind.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('What was wrong when it happened.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "resolved_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null while it is open.'))
}).check(/*#__PURE__*/ zod.describe('That the engine could not open an activity of a journey. It is resolved as soon as the activity is opened, or the\njourney is left.\n'));

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
  "variables": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue).check(/*#__PURE__*/ zod.describe('By name.')),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "banner_image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "banner_alt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceBannerAltMax))).check(/*#__PURE__*/ zod.describe('What the banner shows, for those who do not see it; null when it only decorates.')),
  "process_definition_next_task_modal": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the next-task modal may open (JOURNEY-09).')),
  "process_definition": /*#__PURE__*/ zod.uuid(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "patient": PatientReference,
  "status": ProcessInstanceStatus,
  "enrolled_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "completed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "progress": /*#__PURE__*/ zod.strictObject({
  "completed": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceProgressCompletedMin)),
  "total": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceProgressTotalMin))).check(/*#__PURE__*/ zod.describe('Null when it depends on the answers.'))
}),
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOpenTaskCountMin)).check(/*#__PURE__*/ zod.describe('Of the patient\'s steps; so is all that is said here of open and coming steps.')),
  "is_monitored": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether someone of the care team reads the answers.')),
  "description": /*#__PURE__*/ zod.string(),
  "camunda_id": /*#__PURE__*/ zod.string(),
  "start_variables": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue),
  "cancelled_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the journey was left.')),
  "next_task": /*#__PURE__*/ zod.union([TaskReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The most urgent open task; null without one.')),
  "upcoming_steps": /*#__PURE__*/ zod.array(UpcomingStep).check(/*#__PURE__*/ zod.describe('The steps that will come for certain, in their order; a step that hangs on an answer is not named.')),
  "care_team": CareTeamContact,
  "monitoring_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Who reads the answers and when, or that no one does; null if there is nothing to add to is_monitored.')),
  "estimated_weeks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(processInstanceEstimatedWeeksMax))),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.describe('The languages the journey is written in; a text in another language is in English (LIB-01).')),
  "last_activity_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('When something was last done in the journey: a step opened, answered, begun or removed.')),
  "overdue_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOverdueTaskCountMin)).check(/*#__PURE__*/ zod.describe('Open tasks of the patient whose day is over.')),
  "overdue_care_team_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOverdueCareTeamTaskCountMin)).check(/*#__PURE__*/ zod.describe('Open tasks of the care team whose day is over.')),
  "latest_submission": /*#__PURE__*/ zod.union([SubmissionReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was answered last; null while nothing was.')),
  "contact_language": /*#__PURE__*/ zod.union([Language,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The language in which the portal writes to the person; null when they have not chosen one.')),
  "account_closed_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the account of the profile\'s owner was closed; null while it is open.')),
  "definition_version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Which version of the journey it runs; for administrators only.')),
  "current_activities": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(CurrentActivity)).check(/*#__PURE__*/ zod.describe('Open activities of the patient and of the care team, oldest first; for administrators only.')),
  "incidents": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceIncident)).check(/*#__PURE__*/ zod.describe('Where the engine got stuck, the latest first, resolved ones too; for administrators only.'))
}).check(/*#__PURE__*/ zod.describe('A journey that someone is enrolled in (DATA-24..31, D-14).'));

export type ProcessInstance = zod.input<typeof ProcessInstance>;
export type ProcessInstanceOutput = zod.output<typeof ProcessInstance>;

export const processInstanceListCountMin = 0;

export const processInstanceListResultsMax = 100;



export const ProcessInstanceList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(ProcessInstance).check(/*#__PURE__*/ zod.maxLength(processInstanceListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of journeys (D-69).'));

export type ProcessInstanceList = zod.input<typeof ProcessInstanceList>;
export type ProcessInstanceListOutput = zod.output<typeof ProcessInstanceList>;

export const ProcessInstanceCreate = /*#__PURE__*/ zod.strictObject({
  "process_definition": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('A journey that an organization of the person offers.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The organization that offers it; where it is given, it must be that one.')),
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The profile that takes part.')),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue)).check(/*#__PURE__*/ zod.describe('What is known at the start, by name.'))
}).check(/*#__PURE__*/ zod.describe('The person and the journey to start.'));

export type ProcessInstanceCreate = zod.input<typeof ProcessInstanceCreate>;
export type ProcessInstanceCreateOutput = zod.output<typeof ProcessInstanceCreate>;

export const EnrolmentRefused = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['already_enrolled']),
  "process_instance": /*#__PURE__*/ zod.uuid()
}).check(/*#__PURE__*/ zod.describe('Why a journey cannot be begun. `process_instance` is the journey that is going on.'));

export type EnrolmentRefused = zod.input<typeof EnrolmentRefused>;
export type EnrolmentRefusedOutput = zod.output<typeof EnrolmentRefused>;

export const EnrolmentOrdering = /*#__PURE__*/ zod.enum(['enrolled_at', '-enrolled_at', 'process_definition_name', '-process_definition_name', 'patient_name', '-patient_name', 'status', '-status', 'current_step', '-current_step', 'last_activity_at', '-last_activity_at']).check(/*#__PURE__*/ zod.describe('What a list of enrolments is sorted by; a minus turns the order round. Journeys without a value come last.'));

export type EnrolmentOrdering = zod.input<typeof EnrolmentOrdering>;
export type EnrolmentOrderingOutput = zod.output<typeof EnrolmentOrdering>;

export const processInstanceFilterCurrentStepInItemMax = 100;

export const processInstanceFilterCurrentStepInMax = 50;

export const processInstanceFilterSearchMax = 200;

export const processInstanceFilterVariablesItemNameMax = 100;


export const processInstanceFilterVariablesItemNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const processInstanceFilterVariablesMax = 20;



export const ProcessInstanceFilter = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceStatus)),
  "completed_at__isnull": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: journeys that are not finished; false: finished ones.')),
  "current_step__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterCurrentStepInItemMax))).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterCurrentStepInMax))).check(/*#__PURE__*/ zod.describe('Only journeys in which a step of one of these activities is open.')),
  "overdue": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only journeys with an open task, of the patient or of the care team, whose day is over; false: the others.')),
  "has_incident": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only journeys with an incident that is not resolved; false: the others.')),
  "enrolled_at__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Only journeys started at or after this time.')),
  "enrolled_at__lt": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Only journeys started before this time.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceFilterSearchMax))).check(/*#__PURE__*/ zod.describe('Only journeys whose patient\'s name holds this text, whatever its case and accents; without a\nprocess_definition the journey\'s name counts too. The whole id of a journey, or its camunda_id, finds it.\n')),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceFilterVariablesItemNameMax)).check(/*#__PURE__*/ zod.regex(processInstanceFilterVariablesItemNameRegExp)),
  "operator": /*#__PURE__*/ zod.enum(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'in']),
  "value": VariableValue
})).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterVariablesMax)))
}).check(/*#__PURE__*/ zod.describe('What to look for (D-73). Every part that is given must hold.'));

export type ProcessInstanceFilter = zod.input<typeof ProcessInstanceFilter>;
export type ProcessInstanceFilterOutput = zod.output<typeof ProcessInstanceFilter>;

export const processInstanceRemindIdsMax = 100;



export const ProcessInstanceRemind = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceRemindIdsMax)).check(/*#__PURE__*/ zod.describe('Journeys, each once.'))
}).check(/*#__PURE__*/ zod.describe('Whom to remind.'));

export type ProcessInstanceRemind = zod.input<typeof ProcessInstanceRemind>;
export type ProcessInstanceRemindOutput = zod.output<typeof ProcessInstanceRemind>;

export const ReminderOutcome = /*#__PURE__*/ zod.enum(['reminded', 'no_open_task', 'reminded_recently', 'no_address']).check(/*#__PURE__*/ zod.describe('Proposed meaning: reminded, a message was sent; no_open_task, there is nothing to do now; reminded_recently, a\nmessage was sent in the last 24 hours; no_address, the person has no e-mail address (a guest).\n'));

export type ReminderOutcome = zod.input<typeof ReminderOutcome>;
export type ReminderOutcomeOutput = zod.output<typeof ReminderOutcome>;

export const processInstanceRemindedResultsMax = 100;



export const ProcessInstanceReminded = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The journey.')),
  "outcome": ReminderOutcome,
  "reminded_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the last message was sent.'))
})).check(/*#__PURE__*/ zod.maxLength(processInstanceRemindedResultsMax))
}).check(/*#__PURE__*/ zod.describe('What became of each journey.'));

export type ProcessInstanceReminded = zod.input<typeof ProcessInstanceReminded>;
export type ProcessInstanceRemindedOutput = zod.output<typeof ProcessInstanceReminded>;

export const processInstanceEndIdsMax = 100;

export const processInstanceEndReasonMax = 1000;


export const processInstanceEndReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ProcessInstanceEnd = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(processInstanceEndIdsMax)).check(/*#__PURE__*/ zod.describe('Journeys, each once.')),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceEndReasonMax)).check(/*#__PURE__*/ zod.regex(processInstanceEndReasonRegExp)))
}).check(/*#__PURE__*/ zod.describe('Which journeys end, and why.'));

export type ProcessInstanceEnd = zod.input<typeof ProcessInstanceEnd>;
export type ProcessInstanceEndOutput = zod.output<typeof ProcessInstanceEnd>;

export const EndOutcome = /*#__PURE__*/ zod.enum(['ended', 'already_over']).check(/*#__PURE__*/ zod.describe('Proposed meaning: ended, by this call; already_over, it was finished or stopped before.'));

export type EndOutcome = zod.input<typeof EndOutcome>;
export type EndOutcomeOutput = zod.output<typeof EndOutcome>;

export const processInstanceEndedResultsMax = 100;



export const ProcessInstanceEnded = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The journey.')),
  "outcome": EndOutcome
})).check(/*#__PURE__*/ zod.maxLength(processInstanceEndedResultsMax))
}).check(/*#__PURE__*/ zod.describe('What became of each journey.'));

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
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savedViewFiltersSearchMax)))
}).check(/*#__PURE__*/ zod.describe('What a saved view looks for; the parts of a filter of journeys that belong to no organization.'));

export type SavedViewFilters = zod.input<typeof SavedViewFilters>;
export type SavedViewFiltersOutput = zod.output<typeof SavedViewFilters>;

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
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(savedViewColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(savedViewColumnsMax)).check(/*#__PURE__*/ zod.describe('The columns that are shown, in their order, by the keys of the journey\'s table.')),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('A member\'s saved view of the enrolments of a journey; private to that member.'));

export type SavedView = zod.input<typeof SavedView>;
export type SavedViewOutput = zod.output<typeof SavedView>;

export const savedViewListCountMin = 0;

export const savedViewListResultsMax = 100;



export const SavedViewList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(savedViewListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(SavedView).check(/*#__PURE__*/ zod.maxLength(savedViewListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of saved views (D-69).'));

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
  "columns": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(savedViewCreateColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(savedViewCreateColumnsMax)).check(/*#__PURE__*/ zod.describe('The columns that are shown, in their order, by the keys of the journey\'s table.'))
}).check(/*#__PURE__*/ zod.describe('A view to keep. The person has no other of this name for the journey.'));

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
  "columns": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(savedViewUpdateColumnsItemRegExp))).check(/*#__PURE__*/ zod.maxLength(savedViewUpdateColumnsMax))).check(/*#__PURE__*/ zod.describe('The columns that are shown, in their order, by the keys of the journey\'s table.'))
}).check(/*#__PURE__*/ zod.describe('What changes of a saved view; at least one of these.'));

export type SavedViewUpdate = zod.input<typeof SavedViewUpdate>;
export type SavedViewUpdateOutput = zod.output<typeof SavedViewUpdate>;

export const processInstanceLeaveReasonMax = 1000;


export const processInstanceLeaveReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const ProcessInstanceLeave = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceLeaveReasonMax)).check(/*#__PURE__*/ zod.regex(processInstanceLeaveReasonRegExp)))
}).check(/*#__PURE__*/ zod.describe('Why the person leaves the journey, if they want to say.'));

export type ProcessInstanceLeave = zod.input<typeof ProcessInstanceLeave>;
export type ProcessInstanceLeaveOutput = zod.output<typeof ProcessInstanceLeave>;

export const JourneyEventType = /*#__PURE__*/ zod.enum(['enrolled', 'task_opened', 'fill_in_started', 'task_completed', 'task_cancelled', 'question_asked', 'journey_completed', 'journey_left']).check(/*#__PURE__*/ zod.describe('What happened. `task_opened`: a step can be done; its actor is null when it followed from another step.\n`fill_in_started`: a member of the care team started filling in a patient\'s step for them. `task_cancelled`: a step\nwas removed. `question_asked`: the reader asked a question.\n'));

export type JourneyEventType = zod.input<typeof JourneyEventType>;
export type JourneyEventTypeOutput = zod.output<typeof JourneyEventType>;

export const JourneyEvent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "type": JourneyEventType,
  "occurred_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actor": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who did it; null if the journey advanced automatically.')),
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "organization": /*#__PURE__*/ zod.uuid(),
  "patient": PatientReference,
  "task": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The task it is about.')),
  "task_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "task_kind": /*#__PURE__*/ zod.union([TaskKind,/*#__PURE__*/ zod.null()]),
  "submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('What was answered then.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The question that was asked, or the reason for leaving.')),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.describe('The languages the names are written in; in another language they are in English (LIB-01).'))
}).check(/*#__PURE__*/ zod.describe('Something that happened in a journey. Events are never changed.'));

export type JourneyEvent = zod.input<typeof JourneyEvent>;
export type JourneyEventOutput = zod.output<typeof JourneyEvent>;

export const journeyEventListCountMin = 0;

export const journeyEventListResultsMax = 100;



export const JourneyEventList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyEventListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(JourneyEvent).check(/*#__PURE__*/ zod.maxLength(journeyEventListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of events (D-69).'));

export type JourneyEventList = zod.input<typeof JourneyEventList>;
export type JourneyEventListOutput = zod.output<typeof JourneyEventList>;

export const ActivityNeed = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string(),
  "kind": /*#__PURE__*/ zod.enum(['date', 'number', 'text']).check(/*#__PURE__*/ zod.describe('date: a text YYYY-MM-DD.')),
  "is_met": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the journey has it so now.'))
}).check(/*#__PURE__*/ zod.describe('A variable that the journey must have before an activity can be opened.'));

export type ActivityNeed = zod.input<typeof ActivityNeed>;
export type ActivityNeedOutput = zod.output<typeof ActivityNeed>;

export const FollowingActivity = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "is_conditional": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it comes for some answers or variables only.'))
}).check(/*#__PURE__*/ zod.describe('What comes after an activity.'));

export type FollowingActivity = zod.input<typeof FollowingActivity>;
export type FollowingActivityOutput = zod.output<typeof FollowingActivity>;

export const JourneyActivity = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "kind": TaskKind,
  "audience": TaskAudience,
  "repeatable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it may be started again after it was done.')),
  "last_started_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When it was opened last; null when it never was, or each time was cancelled.')),
  "open_task": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Its open task; while there is one, it cannot be started.')),
  "needs": /*#__PURE__*/ zod.array(ActivityNeed).check(/*#__PURE__*/ zod.describe('The variables without which it cannot be started.')),
  "following": /*#__PURE__*/ zod.array(FollowingActivity).check(/*#__PURE__*/ zod.describe('What comes after it, in the order of the journey.'))
}).check(/*#__PURE__*/ zod.describe('A step that the journey has, whether it was opened before or not, as the care team can start it.'));

export type JourneyActivity = zod.input<typeof JourneyActivity>;
export type JourneyActivityOutput = zod.output<typeof JourneyActivity>;

export const journeyActivityListCountMin = 0;

export const journeyActivityListResultsMax = 100;



export const JourneyActivityList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyActivityListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(JourneyActivity).check(/*#__PURE__*/ zod.maxLength(journeyActivityListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of activities (D-69).'));

export type JourneyActivityList = zod.input<typeof JourneyActivityList>;
export type JourneyActivityListOutput = zod.output<typeof JourneyActivityList>;

export const executionCreateActivityIdMax = 100;



export const ExecutionCreate = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(executionCreateActivityIdMax)),
  "instruction_type": /*#__PURE__*/ zod.enum(['startBeforeActivity', 'startAfterActivity', 'startTransition']).check(/*#__PURE__*/ zod.describe('The engine\'s instruction (D-73).'))
});

export type ExecutionCreate = zod.input<typeof ExecutionCreate>;
export type ExecutionCreateOutput = zod.output<typeof ExecutionCreate>;

export const ActivityCancel = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The open task of the activity.'))
});

export type ActivityCancel = zod.input<typeof ActivityCancel>;
export type ActivityCancelOutput = zod.output<typeof ActivityCancel>;

export const VariableType = /*#__PURE__*/ zod.enum(['String', 'Number', 'Boolean', 'Json', 'Null']).check(/*#__PURE__*/ zod.describe('The engine\'s name for the type of a value (D-73).'));

export type VariableType = zod.input<typeof VariableType>;
export type VariableTypeOutput = zod.output<typeof VariableType>;

export const variableNameRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_]{0,99}$');


export const Variable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(variableNameRegExp)),
  "value": VariableValue,
  "type": /*#__PURE__*/ zod.optional(VariableType)
}).check(/*#__PURE__*/ zod.describe('One process variable (CALL-53, CALL-54, D-73).'));

export type Variable = zod.input<typeof Variable>;
export type VariableOutput = zod.output<typeof Variable>;




export const ProcessInstanceVariable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string(),
  "value": VariableValue,
  "type": VariableType,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Another one for another value; for `If-Match`.'))
}).check(/*#__PURE__*/ zod.describe('A variable of a journey, as administrators see it.'));

export type ProcessInstanceVariable = zod.input<typeof ProcessInstanceVariable>;
export type ProcessInstanceVariableOutput = zod.output<typeof ProcessInstanceVariable>;

export const processInstanceVariableListCountMin = 0;

export const processInstanceVariableListResultsMax = 100;



export const ProcessInstanceVariableList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceVariableListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(ProcessInstanceVariable).check(/*#__PURE__*/ zod.maxLength(processInstanceVariableListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of variables (D-69).'));

export type ProcessInstanceVariableList = zod.input<typeof ProcessInstanceVariableList>;
export type ProcessInstanceVariableListOutput = zod.output<typeof ProcessInstanceVariableList>;

export const EnrolmentReference = /*#__PURE__*/ zod.strictObject({
  "process_instance": /*#__PURE__*/ zod.uuid(),
  "status": ProcessInstanceStatus,
  "is_ongoing": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('True: neither finished nor left, so that it cannot be begun again.'))
}).check(/*#__PURE__*/ zod.describe('That a profile takes, or took, part in a journey.'));

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
  "banner_alt": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processDefinitionBannerAltMax))).check(/*#__PURE__*/ zod.describe('What the banner shows, for those who do not see it; null when it only decorates.')),
  "languages": /*#__PURE__*/ zod.array(Language),
  "organization": /*#__PURE__*/ zod.uuid(),
  "step_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processDefinitionStepCountMin))).check(/*#__PURE__*/ zod.describe('Null when it depends on the answers.')),
  "next_task_modal": /*#__PURE__*/ zod.boolean(),
  "audience": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.describe('Who it is for.')),
  "estimated_weeks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(processDefinitionEstimatedWeeksMax))),
  "is_monitored": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether someone of the care team reads the answers.')),
  "monitoring_note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "recommendation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Why it is recommended to the profile that was asked about; null when it is not.')),
  "enrolment": /*#__PURE__*/ zod.union([EnrolmentReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The journey of the profile that was asked about: the one that goes on, else the last one; null when it never\ntook part.\n'))
}).check(/*#__PURE__*/ zod.describe('A journey that an organization offers.'));

export type ProcessDefinition = zod.input<typeof ProcessDefinition>;
export type ProcessDefinitionOutput = zod.output<typeof ProcessDefinition>;

export const processDefinitionListCountMin = 0;

export const processDefinitionListResultsMax = 100;



export const ProcessDefinitionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processDefinitionListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(ProcessDefinition).check(/*#__PURE__*/ zod.maxLength(processDefinitionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of journey definitions (D-69).'));

export type ProcessDefinitionList = zod.input<typeof ProcessDefinitionList>;
export type ProcessDefinitionListOutput = zod.output<typeof ProcessDefinitionList>;

export const journeyCompletenessEnCaMin = 0;
export const journeyCompletenessEnCaMax = 100;

export const journeyCompletenessFrCaMin = 0;
export const journeyCompletenessFrCaMax = 100;



export const JourneyCompleteness = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyCompletenessEnCaMin)).check(/*#__PURE__*/ zod.lte(journeyCompletenessEnCaMax)),
  "fr-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyCompletenessFrCaMin)).check(/*#__PURE__*/ zod.lte(journeyCompletenessFrCaMax))
}).check(/*#__PURE__*/ zod.describe('How many of a journey\'s texts are there in each language, in whole percent; 100 only when none is missing.'));

export type JourneyCompleteness = zod.input<typeof JourneyCompleteness>;
export type JourneyCompletenessOutput = zod.output<typeof JourneyCompleteness>;

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
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The number of the version that was published last.')),
  "has_draft": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether something is written that is not published.')),
  "step_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionSummaryStepCountMin)),
  "completeness": JourneyCompleteness,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Grows with every write, for If-Match.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference
}).check(/*#__PURE__*/ zod.describe('A journey in the list of those who set journeys up. Its name and completeness are those of its draft where it has one.\n'));

export type JourneyDefinitionSummary = zod.input<typeof JourneyDefinitionSummary>;
export type JourneyDefinitionSummaryOutput = zod.output<typeof JourneyDefinitionSummary>;

export const journeyDefinitionListCountMin = 0;

export const journeyDefinitionListResultsMax = 100;



export const JourneyDefinitionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(JourneyDefinitionSummary).check(/*#__PURE__*/ zod.maxLength(journeyDefinitionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of journeys (D-69).'));

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
  "hours": /*#__PURE__*/ zod.union([LocalizedText,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Hours of availability.'))
}).check(/*#__PURE__*/ zod.describe('Whom to turn to about a journey.'));

export type JourneyDesignCareTeam = zod.input<typeof JourneyDesignCareTeam>;
export type JourneyDesignCareTeamOutput = zod.output<typeof JourneyDesignCareTeam>;

export const journeyDesignColumnVariableMax = 100;



export const JourneyDesignColumn = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignColumnVariableMax)),
  "label": LocalizedText
}).check(/*#__PURE__*/ zod.describe('A variable that the care team may see beside a person\'s name, and what to call it there.'));

export type JourneyDesignColumn = zod.input<typeof JourneyDesignColumn>;
export type JourneyDesignColumnOutput = zod.output<typeof JourneyDesignColumn>;

export const journeyDesignPrefillFieldMax = 100;



export const JourneyDesignPrefill = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignPrefillFieldMax)),
  "source": /*#__PURE__*/ zod.enum(['email']).check(/*#__PURE__*/ zod.describe('What of the person it is.'))
}).check(/*#__PURE__*/ zod.describe('A question whose answer the record holds already.'));

export type JourneyDesignPrefill = zod.input<typeof JourneyDesignPrefill>;
export type JourneyDesignPrefillOutput = zod.output<typeof JourneyDesignPrefill>;

export const journeyDesignRepeatTimesMin = 2;
export const journeyDesignRepeatTimesMax = 365;

export const journeyDesignRepeatEveryDaysMax = 365;



export const JourneyDesignRepeat = /*#__PURE__*/ zod.strictObject({
  "times": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDesignRepeatTimesMin)).check(/*#__PURE__*/ zod.lte(journeyDesignRepeatTimesMax)),
  "every_days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignRepeatEveryDaysMax))
}).check(/*#__PURE__*/ zod.describe('The step is done so many times. The next time opens on the day that lies so many days after the time before was done,\nand is due that day; until then it is an upcoming step with `opens_at`.\n'));

export type JourneyDesignRepeat = zod.input<typeof JourneyDesignRepeat>;
export type JourneyDesignRepeatOutput = zod.output<typeof JourneyDesignRepeat>;

export const journeyDesignScoreVariableMax = 100;

export const journeyDesignScoreOfItemMax = 100;

export const journeyDesignScoreOfMax = 100;



export const JourneyDesignScore = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignScoreVariableMax)),
  "of": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignScoreOfItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyDesignScoreOfMax))
}).check(/*#__PURE__*/ zod.describe('Adds answers up to a variable; each answer is a number, or a number as text.'));

export type JourneyDesignScore = zod.input<typeof JourneyDesignScore>;
export type JourneyDesignScoreOutput = zod.output<typeof JourneyDesignScore>;

export const journeyDesignNeedVariableMax = 100;



export const JourneyDesignNeed = /*#__PURE__*/ zod.strictObject({
  "variable": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignNeedVariableMax)),
  "kind": /*#__PURE__*/ zod.enum(['date', 'number', 'text']).check(/*#__PURE__*/ zod.describe('date: a text YYYY-MM-DD.'))
}).check(/*#__PURE__*/ zod.describe('A variable that must exist before a step opens. Any step or external system may set it.'));

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
}).check(/*#__PURE__*/ zod.describe('When a step follows: compares one answer or variable. A draft may hold any condition; publishing refuses those that\nno answer can make true.\n\n`field` is a question of the step\'s own form, else of the journey\'s start form, else a variable or score that this\nstep or a step leading to it keeps. A step that nothing leads to is started by the care team, so any step may come\nbefore it. Groups and files are compared in the step that asks them only.\n\nWhat a question can be compared with, beside `answered` and `empty`, which take no `value`:\n\n| question | `op` | `value` |\n| --- | --- | --- |\n| `number`, `scale`, a score | `eq`, `ne`, `gt`, `gte`, `lt`, `lte` | a number |\n| `date`, `partial_date`, `year`, `time` | `eq`, `ne`, `gt`, `gte`, `lt`, `lte` | a string |\n| `boolean`, `consent` | `eq`, `ne` | a boolean |\n| `choice` | `eq`, `ne`; `in` | the value of an option; a list of them |\n| `multi_choice` | `contains`; `in` | the value of an option; a list of them |\n| `text`, `paragraph`, `email`, `phone`, `postal_code`, `url` | `eq`, `ne`; `in` | a string; a list of them |\n| `group`, `file` | none | |\n\nA value is one that the question accepts as its answer, within its choices and limits; `gt` its `max` and `lt` its\n`min` are refused too. The limits of a score are the sums of those of its questions.\n'));

export type JourneyCondition = zod.input<typeof JourneyCondition>;
export type JourneyConditionOutput = zod.output<typeof JourneyCondition>;

export const journeyDesignNextActivityIdMax = 100;



export const JourneyDesignNext = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyDesignNextActivityIdMax)),
  "when": /*#__PURE__*/ zod.union([JourneyCondition,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('A step that follows; with `when`, only if the answers and variables fit.'));

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
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyDesignStepActivityIdRegExp)).check(/*#__PURE__*/ zod.describe('Names the step in the journey.')),
  "kind": TaskKind,
  "audience": TaskAudience,
  "repeatable": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The care team may start it again after it was done.')),
  "name": LocalizedText,
  "description": LocalizedText,
  "estimated_minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignStepEstimatedMinutesMax))),
  "priority": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDesignStepPriorityMin)).check(/*#__PURE__*/ zod.lte(journeyDesignStepPriorityMax)).check(/*#__PURE__*/ zod.describe('Most urgent highest.')),
  "due_in_days": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDesignStepDueInDaysMin)).check(/*#__PURE__*/ zod.lte(journeyDesignStepDueInDaysMax))).check(/*#__PURE__*/ zod.describe('Due at the end of so many days after it opened.')),
  "form": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignStepFormMax))).check(/*#__PURE__*/ zod.describe('The key of its form.')),
  "content": /*#__PURE__*/ zod.array(LocalizedText).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepContentMax)).check(/*#__PURE__*/ zod.describe('What to read, paragraph by paragraph.')),
  "prefill": /*#__PURE__*/ zod.array(JourneyDesignPrefill).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepPrefillMax)),
  "repeat": /*#__PURE__*/ zod.union([JourneyDesignRepeat,/*#__PURE__*/ zod.null()]),
  "variables": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignStepVariablesItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepVariablesMax)).check(/*#__PURE__*/ zod.describe('Answers that become variables of the journey, under their own names.')),
  "score": /*#__PURE__*/ zod.union([JourneyDesignScore,/*#__PURE__*/ zod.null()]),
  "needs": /*#__PURE__*/ zod.array(JourneyDesignNeed).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepNeedsMax)).check(/*#__PURE__*/ zod.describe('The variables that the journey must have before the step opens; without one it stays closed, and the journey has an\nincident.\n')),
  "next": /*#__PURE__*/ zod.array(JourneyDesignNext).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepNextMax))
}).check(/*#__PURE__*/ zod.describe('One step of a journey as it is written.'));

export type JourneyDesignStep = zod.input<typeof JourneyDesignStep>;
export type JourneyDesignStepOutput = zod.output<typeof JourneyDesignStep>;

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



export const JourneyDesign = /*#__PURE__*/ zod.strictObject({
  "name": LocalizedText,
  "description": LocalizedText,
  "audience": LocalizedText,
  "banner": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignBannerMax)).check(/*#__PURE__*/ zod.regex(journeyDesignBannerRegExp))).check(/*#__PURE__*/ zod.describe('The path of a picture on the server\'s own origin, or a picture of the organization\'s media library: `media:` and\nthe id of the file. Patients get what that file says it shows as the words of the picture.\n')),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.maxLength(journeyDesignLanguagesMax)),
  "next_task_modal": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the next step is offered when one is done.')),
  "estimated_weeks": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignEstimatedWeeksMax))),
  "is_monitored": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether someone of the care team reads the answers.')),
  "response_hours": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyDesignResponseHoursMax))).check(/*#__PURE__*/ zod.describe('Within how many hours the care team takes an alert; null if no time is promised.')),
  "monitoring_note": /*#__PURE__*/ zod.union([LocalizedText,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who reads the answers and when, or what to do if no one does.')),
  "care_team": JourneyDesignCareTeam,
  "recommendation": /*#__PURE__*/ zod.union([LocalizedText,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Why it is recommended to the patients of the organization; null when it is not.')),
  "start_form": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDesignStartFormMax))).check(/*#__PURE__*/ zod.describe('The key of a form that is answered first, before any step; its answers become variables.')),
  "table_columns": /*#__PURE__*/ zod.array(JourneyDesignColumn).check(/*#__PURE__*/ zod.maxLength(journeyDesignTableColumnsMax)),
  "first": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyDesignFirstItemMax))).check(/*#__PURE__*/ zod.maxLength(journeyDesignFirstMax)).check(/*#__PURE__*/ zod.describe('The activities of the steps that open on enrolment.')),
  "steps": /*#__PURE__*/ zod.array(JourneyDesignStep).check(/*#__PURE__*/ zod.maxLength(journeyDesignStepsMax))
}).check(/*#__PURE__*/ zod.describe('A journey as it is written: it may be incomplete until it is published. Texts are written in both languages; an\nempty one counts as missing.\n'));

export type JourneyDesign = zod.input<typeof JourneyDesign>;
export type JourneyDesignOutput = zod.output<typeof JourneyDesign>;

export const journeyDefinitionCreateKeyRegExp = new RegExp('^[a-z][a-z0-9-]{0,63}$');


export const JourneyDefinitionCreate = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(journeyDefinitionCreateKeyRegExp)).check(/*#__PURE__*/ zod.describe('Small letters, digits and hyphens; no other journey has it.')),
  "name": LocalizedText,
  "organization": /*#__PURE__*/ zod.uuid(),
  "duplicate_of": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The journey that is copied, its draft where it has one.')),
  "design": /*#__PURE__*/ zod.optional(JourneyDesign)
}).check(/*#__PURE__*/ zod.describe('A new journey: blank with its name, a copy of another (`duplicate_of`), or one that comes from elsewhere (`design`).\nIt is created as a draft.\n'));

export type JourneyDefinitionCreate = zod.input<typeof JourneyDefinitionCreate>;
export type JourneyDefinitionCreateOutput = zod.output<typeof JourneyDefinitionCreate>;

export const journeyDefinitionKeyMax = 64;

export const journeyDefinitionNameMax = 1000;

export const journeyDefinitionOrganizationNameMax = 300;


export const journeyDefinitionStepCountMin = 0;




export const JourneyDefinition = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionKeyMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionNameMax)),
  "organization": /*#__PURE__*/ zod.uuid(),
  "organization_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyDefinitionOrganizationNameMax)),
  "status": JourneyDefinitionStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The number of the version that was published last.')),
  "has_draft": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether something is written that is not published.')),
  "step_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionStepCountMin)),
  "completeness": JourneyCompleteness,
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Grows with every write, for If-Match.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference,
  "published": /*#__PURE__*/ zod.union([JourneyDesign,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was published last; null when nothing was.')),
  "draft": /*#__PURE__*/ zod.union([JourneyDesign,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is being written; null when nothing is.')),
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "draft_updated_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('A journey as those who set journeys up have it, with what is published and what is being written.'));

export type JourneyDefinition = zod.input<typeof JourneyDefinition>;
export type JourneyDefinitionOutput = zod.output<typeof JourneyDefinition>;

export const JourneyDraftSave = /*#__PURE__*/ zod.strictObject({
  "design": JourneyDesign
}).check(/*#__PURE__*/ zod.describe('What is being written, as a whole. It may be incomplete.'));

export type JourneyDraftSave = zod.input<typeof JourneyDraftSave>;
export type JourneyDraftSaveOutput = zod.output<typeof JourneyDraftSave>;

export const JourneyDefinitionConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['nothing_written', 'nothing_published', 'already_retired'])
}).check(/*#__PURE__*/ zod.describe('Why a journey does not take a call: `nothing_written`, there is no draft; `nothing_published`, there is nothing but\nthe draft; `already_retired`.\n'));

export type JourneyDefinitionConflict = zod.input<typeof JourneyDefinitionConflict>;
export type JourneyDefinitionConflictOutput = zod.output<typeof JourneyDefinitionConflict>;

export const JourneyCheckRequest = /*#__PURE__*/ zod.strictObject({
  "design": JourneyDesign
}).check(/*#__PURE__*/ zod.describe('The design to check, as it is being written.'));

export type JourneyCheckRequest = zod.input<typeof JourneyCheckRequest>;
export type JourneyCheckRequestOutput = zod.output<typeof JourneyCheckRequest>;

export const journeyProblemPointerMax = 300;

export const journeyProblemMessageMax = 500;



export const JourneyProblem = /*#__PURE__*/ zod.strictObject({
  "pointer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyProblemPointerMax)).check(/*#__PURE__*/ zod.describe('A JSON pointer (RFC 6901) into the design.')),
  "severity": /*#__PURE__*/ zod.enum(['error', 'warning']).check(/*#__PURE__*/ zod.describe('error: it keeps the journey from being published. warning: it may be intended.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyProblemMessageMax))
}).check(/*#__PURE__*/ zod.describe('A fault of a journey\'s design, and its place.'));

export type JourneyProblem = zod.input<typeof JourneyProblem>;
export type JourneyProblemOutput = zod.output<typeof JourneyProblem>;

export const journeyCheckProblemsMax = 5000;



export const JourneyCheck = /*#__PURE__*/ zod.strictObject({
  "problems": /*#__PURE__*/ zod.array(JourneyProblem).check(/*#__PURE__*/ zod.maxLength(journeyCheckProblemsMax))
}).check(/*#__PURE__*/ zod.describe('Everything that is wrong with a design, in the order of the journey. Errors are what publishing refuses.'));

export type JourneyCheck = zod.input<typeof JourneyCheck>;
export type JourneyCheckOutput = zod.output<typeof JourneyCheck>;


export const journeyVersionCommentMax = 500;

export const journeyVersionOpenEnrolmentCountMin = 0;



export const JourneyVersion = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "published_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "published_by": PersonReference,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyVersionCommentMax))),
  "is_current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the next person is enrolled in it.')),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyVersionOpenEnrolmentCountMin)).check(/*#__PURE__*/ zod.describe('How many people are in it now.')),
  "design": JourneyDesign
}).check(/*#__PURE__*/ zod.describe('A version of a journey that was published.'));

export type JourneyVersion = zod.input<typeof JourneyVersion>;
export type JourneyVersionOutput = zod.output<typeof JourneyVersion>;

export const journeyVersionListCountMin = 0;

export const journeyVersionListResultsMax = 100;



export const JourneyVersionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyVersionListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(JourneyVersion).check(/*#__PURE__*/ zod.maxLength(journeyVersionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of published versions, the newest first (D-69).'));

export type JourneyVersionList = zod.input<typeof JourneyVersionList>;
export type JourneyVersionListOutput = zod.output<typeof JourneyVersionList>;

export const journeyPublishCommentMax = 500;


export const journeyPublishCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const JourneyPublish = /*#__PURE__*/ zod.strictObject({
  "comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyPublishCommentMax)).check(/*#__PURE__*/ zod.regex(journeyPublishCommentRegExp))).check(/*#__PURE__*/ zod.describe('What changed, and why.'))
});

export type JourneyPublish = zod.input<typeof JourneyPublish>;
export type JourneyPublishOutput = zod.output<typeof JourneyPublish>;

export const journeyRestoreVersionMax = 1000000;



export const JourneyRestore = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(journeyRestoreVersionMax))
}).check(/*#__PURE__*/ zod.describe('The version that is taken as the draft.'));

export type JourneyRestore = zod.input<typeof JourneyRestore>;
export type JourneyRestoreOutput = zod.output<typeof JourneyRestore>;

export const journeyUsageOrganizationNameMax = 300;

export const journeyUsageOrganizationOpenEnrolmentCountMin = 0;

export const journeyUsageOrganizationPendingInvitationCountMin = 0;



export const JourneyUsageOrganization = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(journeyUsageOrganizationNameMax)),
  "is_offered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether new people can join it there.')),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyUsageOrganizationOpenEnrolmentCountMin)).check(/*#__PURE__*/ zod.describe('How many people are in it there now.')),
  "pending_invitation_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyUsageOrganizationPendingInvitationCountMin)).check(/*#__PURE__*/ zod.describe('Its unanswered invitations.'))
}).check(/*#__PURE__*/ zod.describe('An organization that a journey is in use at.'));

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
  "organizations": /*#__PURE__*/ zod.array(JourneyUsageOrganization).check(/*#__PURE__*/ zod.maxLength(journeyDefinitionUsageOrganizationsMax)).check(/*#__PURE__*/ zod.describe('All organizations that offer it or have enrolments or invitations for it, by name.')),
  "open_enrolment_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionUsageOpenEnrolmentCountMin)).check(/*#__PURE__*/ zod.describe('How many people are in it now, at all organizations.')),
  "open_enrolments_by_version": /*#__PURE__*/ zod.array(JourneyUsageVersion).check(/*#__PURE__*/ zod.maxLength(journeyDefinitionUsageOpenEnrolmentsByVersionMax)).check(/*#__PURE__*/ zod.describe('Enrolled people keep the version they started with.')),
  "pending_invitation_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(journeyDefinitionUsagePendingInvitationCountMin)).check(/*#__PURE__*/ zod.describe('Unanswered invitations.'))
}).check(/*#__PURE__*/ zod.describe('Who is affected by a journey.'));

export type JourneyDefinitionUsage = zod.input<typeof JourneyDefinitionUsage>;
export type JourneyDefinitionUsageOutput = zod.output<typeof JourneyDefinitionUsage>;

export const EnrolmentCount = /*#__PURE__*/ zod.enum(['active', 'pending', 'completed', 'cancelled']).check(/*#__PURE__*/ zod.describe('How enrolments are counted: active, begun and going on; pending, not begun; completed, finished; cancelled, it was\nleft.\n'));

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
}).check(/*#__PURE__*/ zod.describe('The enrolments of a journey by status; each is counted once.'));

export type EnrolmentCounts = zod.input<typeof EnrolmentCounts>;
export type EnrolmentCountsOutput = zod.output<typeof EnrolmentCounts>;

export const organizationJourneyOpenProviderTaskCountMin = 0;

export const organizationJourneyAttentionCountMin = 0;



export const OrganizationJourney = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The same as the id.')),
  "organization": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.describe('The languages the journey is written in; a text in another language is in English (LIB-01).')),
  "is_offered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether new people can join; one that is off is listed while people are enrolled.')),
  "counts": EnrolmentCounts,
  "open_provider_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyOpenProviderTaskCountMin)).check(/*#__PURE__*/ zod.describe('Open steps that wait for the care team.')),
  "attention_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyAttentionCountMin)).check(/*#__PURE__*/ zod.describe('Unacknowledged items that need attention.')),
  "last_activity_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Last activity in one of its enrolments; null if there are none.'))
}).check(/*#__PURE__*/ zod.describe('A journey that an organization offers, with its enrolments by status. Its id is that of its process definition.'));

export type OrganizationJourney = zod.input<typeof OrganizationJourney>;
export type OrganizationJourneyOutput = zod.output<typeof OrganizationJourney>;

export const organizationJourneyListCountMin = 0;

export const organizationJourneyListResultsMax = 100;



export const OrganizationJourneyList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(OrganizationJourney).check(/*#__PURE__*/ zod.maxLength(organizationJourneyListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of journeys that an organization offers (D-69).'));

export type OrganizationJourneyList = zod.input<typeof OrganizationJourneyList>;
export type OrganizationJourneyListOutput = zod.output<typeof OrganizationJourneyList>;

export const EnrolmentColumnKind = /*#__PURE__*/ zod.enum(['text', 'number', 'date', 'date_time', 'status', 'yes_no', 'choice', 'choices']).check(/*#__PURE__*/ zod.describe('How the values are read: `date` without a time; `yes_no` a truth value; `choice` the value of an option; `choices`\na list of such values.\n'));

export type EnrolmentColumnKind = zod.input<typeof EnrolmentColumnKind>;
export type EnrolmentColumnKindOutput = zod.output<typeof EnrolmentColumnKind>;

export const enrolmentColumnOptionValueMax = 100;




export const EnrolmentColumnOption = /*#__PURE__*/ zod.strictObject({
  "value": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrolmentColumnOptionValueMax)),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}).check(/*#__PURE__*/ zod.describe('What a value of a choice is called, in the language of the answer.'));

export type EnrolmentColumnOption = zod.input<typeof EnrolmentColumnOption>;
export type EnrolmentColumnOptionOutput = zod.output<typeof EnrolmentColumnOption>;

export const enrolmentColumnKeyRegExp = new RegExp('^(name|enrolled_at|status|current_step|last_activity_at|variable:[A-Za-z_][A-Za-z0-9_]{0,99})$');
export const enrolmentColumnLabelMax = 60;

export const enrolmentColumnOptionsMax = 100;



export const EnrolmentColumn = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(enrolmentColumnKeyRegExp)).check(/*#__PURE__*/ zod.describe('A fixed one, or a variable of the journey.')),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrolmentColumnLabelMax)),
  "kind": EnrolmentColumnKind,
  "options": /*#__PURE__*/ zod.array(EnrolmentColumnOption).check(/*#__PURE__*/ zod.maxLength(enrolmentColumnOptionsMax)).check(/*#__PURE__*/ zod.describe('What the values of a choice are called; empty for every other kind.'))
}).check(/*#__PURE__*/ zod.describe('One column of the list of enrolments.'));

export type EnrolmentColumn = zod.input<typeof EnrolmentColumn>;
export type EnrolmentColumnOutput = zod.output<typeof EnrolmentColumn>;

export const enrolmentTableColumnsMax = 30;



export const EnrolmentTable = /*#__PURE__*/ zod.strictObject({
  "columns": /*#__PURE__*/ zod.array(EnrolmentColumn).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(enrolmentTableColumnsMax))
}).check(/*#__PURE__*/ zod.describe('What the list of a journey\'s enrolments can show, in the order that the journey proposes.'));

export type EnrolmentTable = zod.input<typeof EnrolmentTable>;
export type EnrolmentTableOutput = zod.output<typeof EnrolmentTable>;

export const journeyStepActivityIdMax = 100;




export const JourneyStep = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(journeyStepActivityIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1))
}).check(/*#__PURE__*/ zod.describe('A step of a journey, by the activity of the process engine.'));

export type JourneyStep = zod.input<typeof JourneyStep>;
export type JourneyStepOutput = zod.output<typeof JourneyStep>;

export const organizationJourneyDetailOpenProviderTaskCountMin = 0;

export const organizationJourneyDetailAttentionCountMin = 0;

export const organizationJourneyDetailStepsMax = 200;



export const OrganizationJourneyDetail = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "process_definition": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The same as the id.')),
  "organization": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string(),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.describe('The languages the journey is written in; a text in another language is in English (LIB-01).')),
  "is_offered": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether new people can join; one that is off is listed while people are enrolled.')),
  "counts": EnrolmentCounts,
  "open_provider_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyDetailOpenProviderTaskCountMin)).check(/*#__PURE__*/ zod.describe('Open steps that wait for the care team.')),
  "attention_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(organizationJourneyDetailAttentionCountMin)).check(/*#__PURE__*/ zod.describe('Unacknowledged items that need attention.')),
  "last_activity_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Last activity in one of its enrolments; null if there are none.')),
  "table_config": EnrolmentTable,
  "steps": /*#__PURE__*/ zod.array(JourneyStep).check(/*#__PURE__*/ zod.maxLength(organizationJourneyDetailStepsMax)).check(/*#__PURE__*/ zod.describe('The steps of the journey in their order, to look for people in whom one is open.'))
}).check(/*#__PURE__*/ zod.describe('The same, with what the list of its enrolments can show.'));

export type OrganizationJourneyDetail = zod.input<typeof OrganizationJourneyDetail>;
export type OrganizationJourneyDetailOutput = zod.output<typeof OrganizationJourneyDetail>;

export const AttentionStatus = /*#__PURE__*/ zod.enum(['open', 'acknowledged']).check(/*#__PURE__*/ zod.describe('Open, not handled yet; acknowledged, someone handles it.'));

export type AttentionStatus = zod.input<typeof AttentionStatus>;
export type AttentionStatusOutput = zod.output<typeof AttentionStatus>;

export const AttentionKind = /*#__PURE__*/ zod.enum(['overdue_task', 'alert', 'stalled_draft', 'bounced_invitation']).check(/*#__PURE__*/ zod.describe('Why it needs attention. `overdue_task`: an open step is past its due date. `alert`: answers set off an alert.\n`stalled_draft`: a step was begun and not changed for 3 days. `bounced_invitation`: an invitation could not be\ndelivered.\n'));

export type AttentionKind = zod.input<typeof AttentionKind>;
export type AttentionKindOutput = zod.output<typeof AttentionKind>;

export const AttentionSeverity = /*#__PURE__*/ zod.enum(['danger_to_life', 'worrying', 'late', 'unfinished', 'information']).check(/*#__PURE__*/ zod.describe('Severity, highest first. `danger_to_life`: answers with an emergency alert, or one that says to call 911. `worrying`:\nother answers that set off an alert. `late`: an open step past its due date. `unfinished`: a step that was begun and\nleft. `information`: an invitation that came back.\n'));

export type AttentionSeverity = zod.input<typeof AttentionSeverity>;
export type AttentionSeverityOutput = zod.output<typeof AttentionSeverity>;

export const AttentionOrdering = /*#__PURE__*/ zod.enum(['severity', '-severity', 'since', '-since']).check(/*#__PURE__*/ zod.describe('What attention items can be sorted by; `severity` has the mildest first; a minus turns the order round.'));

export type AttentionOrdering = zod.input<typeof AttentionOrdering>;
export type AttentionOrderingOutput = zod.output<typeof AttentionOrdering>;

export const AttentionAssignee = /*#__PURE__*/ zod.enum(['me', 'nobody']).check(/*#__PURE__*/ zod.describe('Whose items; `me`, those assigned to the caller; `nobody`, those nobody has.'));

export type AttentionAssignee = zod.input<typeof AttentionAssignee>;
export type AttentionAssigneeOutput = zod.output<typeof AttentionAssignee>;

export const AttentionAnswer = /*#__PURE__*/ zod.strictObject({
  "question": /*#__PURE__*/ zod.string(),
  "answer": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('A question and what was answered, as text in the caller\'s language.'));

export type AttentionAnswer = zod.input<typeof AttentionAnswer>;
export type AttentionAnswerOutput = zod.output<typeof AttentionAnswer>;

export const CallOutcome = /*#__PURE__*/ zod.enum(['reached', 'message_left', 'no_answer', 'wrong_number']).check(/*#__PURE__*/ zod.describe('What came of a call. `reached`: they talked; `message_left`: a message was left; `no_answer`: no one answered;\n`wrong_number`: the number belongs to another person or is out of service.\n'));

export type CallOutcome = zod.input<typeof CallOutcome>;
export type CallOutcomeOutput = zod.output<typeof CallOutcome>;

export const attentionHistoryEntryTextMax = 1000;



export const AttentionHistoryEntry = /*#__PURE__*/ zod.strictObject({
  "action": /*#__PURE__*/ zod.enum(['taken', 'note_changed', 'handed_back', 'undone', 'assigned', 'unassigned', 'called']),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "by": PersonReference,
  "to": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Whom it was assigned to; else null.')),
  "outcome": /*#__PURE__*/ zod.union([CallOutcome,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What came of a call; else null.')),
  "text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionHistoryEntryTextMax))).check(/*#__PURE__*/ zod.describe('The note, or the reason for putting it back.'))
}).check(/*#__PURE__*/ zod.describe('A change of the person who handles an item. `taken`: a member took it; `note_changed`: they changed their note;\n`handed_back`: they put it back; `undone`: another member put it back; `assigned`: a member assigned it to the person\nin `to`; `unassigned`: a member handed it back to the team; `called`: a member called, with the `outcome`.\n'));

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
  "since": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('When it was due, answered, last changed or could not be delivered.')),
  "process_definition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null for an invitation without a journey.')),
  "process_definition_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "languages": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.describe('The languages the names of the journey and the step are written in (LIB-01).')),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Null for an invitation.')),
  "patient": /*#__PURE__*/ zod.union([PatientReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Whom it is about; null for an invitation.')),
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The patient\'s birth date, so that people with the same name are not confused; null if unknown.')),
  "task": /*#__PURE__*/ zod.union([TaskReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The step it is about; null for an invitation.')),
  "audience": /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.enum(['patient', 'provider']),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who does the step; null for an invitation.')),
  "submission": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The answers that set off an alert; else null.')),
  "message": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The words of an alert; else null.')),
  "answers": /*#__PURE__*/ zod.array(AttentionAnswer).check(/*#__PURE__*/ zod.maxLength(attentionItemAnswersMax)).check(/*#__PURE__*/ zod.describe('The questions whose answers set off an alert, in the order of the form; else empty.')),
  "invitation": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The invitation that bounced; else null.')),
  "email": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.email()).check(/*#__PURE__*/ zod.describe('Where the invitation was sent; else null.')),
  "assigned_to": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who has it, handled or not; null while nobody does.')),
  "escalated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the response time of the journey ran out for an open alert that no one has taken; else null. The care team and\nadministrators see it as waiting too long.\n')),
  "acknowledged_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null while it is open.')),
  "acknowledged_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who takes care of it; null while it is open.')),
  "note": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionItemNoteMax))).check(/*#__PURE__*/ zod.describe('What that person wrote down; null when nothing.')),
  "history": /*#__PURE__*/ zod.array(AttentionHistoryEntry).check(/*#__PURE__*/ zod.describe('Who took it, handed it back or undid that, and who called, oldest first. Entries are never changed or removed.'))
}).check(/*#__PURE__*/ zod.describe('Something that the care team should look at. It is computed from the current state: it disappears once the step is\ncompleted, the journey is left or the invitation is resent. An alert stays until someone acknowledges it.\n'));

export type AttentionItem = zod.input<typeof AttentionItem>;
export type AttentionItemOutput = zod.output<typeof AttentionItem>;

export const attentionItemListCountMin = 0;

export const attentionItemListResultsMax = 100;



export const AttentionItemList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(attentionItemListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(AttentionItem).check(/*#__PURE__*/ zod.maxLength(attentionItemListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of what needs attention (D-69).'));

export type AttentionItemList = zod.input<typeof AttentionItemList>;
export type AttentionItemListOutput = zod.output<typeof AttentionItemList>;

export const attentionItemFilterKindInMax = 4;

export const attentionItemFilterSeverityInMax = 5;

export const attentionItemFilterSearchMin = 2;
export const attentionItemFilterSearchMax = 200;


export const attentionItemFilterSearchRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const AttentionItemFilter = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The caller is on its care team, else 404.')),
  "status": /*#__PURE__*/ zod.optional(AttentionStatus),
  "kind__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionKind).check(/*#__PURE__*/ zod.maxLength(attentionItemFilterKindInMax))),
  "severity__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionSeverity).check(/*#__PURE__*/ zod.maxLength(attentionItemFilterSeverityInMax))),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what is about this journey.')),
  "assigned_to": /*#__PURE__*/ zod.optional(AttentionAssignee),
  "escalated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only alerts that wait too long; false: the others.')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what is about this patient profile.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(attentionItemFilterSearchMin)).check(/*#__PURE__*/ zod.maxLength(attentionItemFilterSearchMax)).check(/*#__PURE__*/ zod.regex(attentionItemFilterSearchRegExp))).check(/*#__PURE__*/ zod.describe('Words of the person\'s name or email, a phone number or a birth date (1988-04-12), as in `PeopleSearch`; for an\ninvitation, a part of its address.\n'))
}).check(/*#__PURE__*/ zod.describe('Which items to look for. Every part that is given must hold.'));

export type AttentionItemFilter = zod.input<typeof AttentionItemFilter>;
export type AttentionItemFilterOutput = zod.output<typeof AttentionItemFilter>;

export const attentionAcknowledgeManyIdsMax = 100;

export const attentionAcknowledgeManyNoteMax = 1000;


export const attentionAcknowledgeManyNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionAcknowledgeMany = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionAcknowledgeManyIdsMax)),
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionAcknowledgeManyNoteMax)).check(/*#__PURE__*/ zod.regex(attentionAcknowledgeManyNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('Which items are handled, and what to remember about each of them.'));

export type AttentionAcknowledgeMany = zod.input<typeof AttentionAcknowledgeMany>;
export type AttentionAcknowledgeManyOutput = zod.output<typeof AttentionAcknowledgeMany>;

export const AttentionOutcome = /*#__PURE__*/ zod.enum(['done', 'changed', 'gone']).check(/*#__PURE__*/ zod.describe('What became of one item of many. `done`: changed as asked; `changed`: another person has it or handled it in the\nmeantime, so it stays as it is; `gone`: it is settled, or not of the caller\'s organizations.\n'));

export type AttentionOutcome = zod.input<typeof AttentionOutcome>;
export type AttentionOutcomeOutput = zod.output<typeof AttentionOutcome>;

export const attentionResultsResultsMax = 100;



export const AttentionResults = /*#__PURE__*/ zod.strictObject({
  "results": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The item.')),
  "outcome": AttentionOutcome
})).check(/*#__PURE__*/ zod.maxLength(attentionResultsResultsMax))
}).check(/*#__PURE__*/ zod.describe('What became of each item.'));

export type AttentionResults = zod.input<typeof AttentionResults>;
export type AttentionResultsOutput = zod.output<typeof AttentionResults>;

export const attentionRestoreManyIdsMax = 100;



export const AttentionRestoreMany = /*#__PURE__*/ zod.strictObject({
  "ids": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionRestoreManyIdsMax))
}).check(/*#__PURE__*/ zod.describe('Which of the caller\'s own handled items reopen.'));

export type AttentionRestoreMany = zod.input<typeof AttentionRestoreMany>;
export type AttentionRestoreManyOutput = zod.output<typeof AttentionRestoreMany>;

export const attentionAssignManyItemsMax = 100;



export const AttentionAssignMany = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "assignee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The caller or a member of the care team; null hands it back to the team.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Who has it as far as the caller knows; null if no one does.'))
})).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionAssignManyItemsMax)).check(/*#__PURE__*/ zod.describe('Items, each once.'))
}).check(/*#__PURE__*/ zod.describe('Who takes each item, and who had it when the caller last read it.'));

export type AttentionAssignMany = zod.input<typeof AttentionAssignMany>;
export type AttentionAssignManyOutput = zod.output<typeof AttentionAssignMany>;

export const attentionAcknowledgeNoteMax = 1000;


export const attentionAcknowledgeNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionAcknowledge = /*#__PURE__*/ zod.strictObject({
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionAcknowledgeNoteMax)).check(/*#__PURE__*/ zod.regex(attentionAcknowledgeNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('What to remember about it.'));

export type AttentionAcknowledge = zod.input<typeof AttentionAcknowledge>;
export type AttentionAcknowledgeOutput = zod.output<typeof AttentionAcknowledge>;

export const AttentionConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.literal("already_acknowledged"),
  "acknowledged_by": PersonReference,
  "acknowledged_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('Who acknowledged it, and when.'));

export type AttentionConflict = zod.input<typeof AttentionConflict>;
export type AttentionConflictOutput = zod.output<typeof AttentionConflict>;

export const attentionRestoreReasonMax = 500;


export const attentionRestoreReasonRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionRestore = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(attentionRestoreReasonMax)).check(/*#__PURE__*/ zod.regex(attentionRestoreReasonRegExp)))
}).check(/*#__PURE__*/ zod.describe('Why it is put back; required if another person took it.'));

export type AttentionRestore = zod.input<typeof AttentionRestore>;
export type AttentionRestoreOutput = zod.output<typeof AttentionRestore>;

export const AttentionAssign = /*#__PURE__*/ zod.strictObject({
  "assignee": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The caller or a member of the care team; null hands it back to the team.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Who has it as far as the caller knows; null for nobody. If somebody else has it, the response is a 409.'))
}).check(/*#__PURE__*/ zod.describe('Who takes an item, and who had it when the caller last read it.'));

export type AttentionAssign = zod.input<typeof AttentionAssign>;
export type AttentionAssignOutput = zod.output<typeof AttentionAssign>;

export const AttentionAssignConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.literal("assignee_changed"),
  "assigned_to": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who has it or already handled it; null if it was handed back.'))
}).check(/*#__PURE__*/ zod.describe('Who has the item now.'));

export type AttentionAssignConflict = zod.input<typeof AttentionAssignConflict>;
export type AttentionAssignConflictOutput = zod.output<typeof AttentionAssignConflict>;

export const AttentionNeighbours = /*#__PURE__*/ zod.strictObject({
  "previous": /*#__PURE__*/ zod.union([AttentionItem,/*#__PURE__*/ zod.null()]),
  "next": /*#__PURE__*/ zod.union([AttentionItem,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('The open alerts right before and right after an item, most severe first; null where there is none.'));

export type AttentionNeighbours = zod.input<typeof AttentionNeighbours>;
export type AttentionNeighboursOutput = zod.output<typeof AttentionNeighbours>;

export const attentionCallNoteMax = 1000;


export const attentionCallNoteRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const AttentionCall = /*#__PURE__*/ zod.strictObject({
  "outcome": CallOutcome,
  "note": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(attentionCallNoteMax)).check(/*#__PURE__*/ zod.regex(attentionCallNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('A call that a member of the care team made about an item.'));

export type AttentionCall = zod.input<typeof AttentionCall>;
export type AttentionCallOutput = zod.output<typeof AttentionCall>;

export const ContentRecommender = /*#__PURE__*/ zod.enum(['journey', 'provider', 'organization']).check(/*#__PURE__*/ zod.describe('Who recommends a content; a journey, a member of the care team, or the organization.'));

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
  "minutes": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(contentMinutesMax))).check(/*#__PURE__*/ zod.describe('How long reading, watching or listening takes; null when that is not known.')),
  "image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "image_alt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentImageAltMax)).check(/*#__PURE__*/ zod.describe('Empty when the picture only decorates.')),
  "author": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(contentAuthorMax))),
  "published_at": /*#__PURE__*/ zod.iso.date(),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('When it was last reviewed for accuracy.'))
}).check(/*#__PURE__*/ zod.describe('A content of the library, in one language: the caller\'s where it exists in it, else English (LIB-01). `language` says which one its texts are in, `languages` which ones there are.'));

export type Content = zod.input<typeof Content>;
export type ContentOutput = zod.output<typeof Content>;

export const userContentReasonMax = 200;

export const userContentProgressMin = 0;
export const userContentProgressMax = 100;



export const UserContent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "content": Content,
  "organization": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The profile that it is for.')),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The journey that it belongs to; null when to none.')),
  "recommended_by": /*#__PURE__*/ zod.union([ContentRecommender,/*#__PURE__*/ zod.null()]),
  "reason": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userContentReasonMax))).check(/*#__PURE__*/ zod.describe('Why it is recommended, in the language of the answer.')),
  "progress": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userContentProgressMin)).check(/*#__PURE__*/ zod.lte(userContentProgressMax)).check(/*#__PURE__*/ zod.describe('How far the person got (percent).')),
  "read_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the person was done with it.')),
  "saved_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the person saved it.')),
  "helpful": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the person found it helpful; null when not said.'))
}).check(/*#__PURE__*/ zod.describe('A content as one person has it, with why it is there and what became of it (LIB-02).'));

export type UserContent = zod.input<typeof UserContent>;
export type UserContentOutput = zod.output<typeof UserContent>;

export const userContentListCountMin = 0;

export const userContentListResultsMax = 100;



export const UserContentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userContentListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(UserContent).check(/*#__PURE__*/ zod.maxLength(userContentListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of contents (D-69).'));

export type UserContentList = zod.input<typeof UserContentList>;
export type UserContentListOutput = zod.output<typeof UserContentList>;

export const ContentCaptions = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "language": Language
}).check(/*#__PURE__*/ zod.describe('The captions of a film in one language.'));

export type ContentCaptions = zod.input<typeof ContentCaptions>;
export type ContentCaptionsOutput = zod.output<typeof ContentCaptions>;

export const ContentMedia = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "media_type": /*#__PURE__*/ zod.string(),
  "captions": /*#__PURE__*/ zod.array(ContentCaptions).check(/*#__PURE__*/ zod.describe('What is said, as WebVTT; empty when nothing is said.'))
}).check(/*#__PURE__*/ zod.describe('A film or a recording.'));

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
  "media_type": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Of a file.')),
  "size": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(resourceSizeMin))).check(/*#__PURE__*/ zod.describe('Of a file; bytes.')),
  "page_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(resourcePageCountMax))).check(/*#__PURE__*/ zod.describe('Of a document.')),
  "publisher": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resourcePublisherMax))),
  "reviewed_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date())
}).check(/*#__PURE__*/ zod.describe('A document or a link beside the library, in one language: the caller\'s where it exists in it, else English (LIB-01).'));

export type Resource = zod.input<typeof Resource>;
export type ResourceOutput = zod.output<typeof Resource>;

export const userContentDetailTwoBodyMax = 100000;

export const userContentDetailTwoTranscriptMax = 100000;

export const userContentDetailTwoResourcesMax = 50;



export const UserContentDetail = /*#__PURE__*/ zod.intersection(UserContent, /*#__PURE__*/ zod.strictObject({
  "body": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userContentDetailTwoBodyMax))).check(/*#__PURE__*/ zod.describe('The text as HTML. Clients must sanitize it before rendering.')),
  "media": /*#__PURE__*/ zod.union([ContentMedia,/*#__PURE__*/ zod.null()]),
  "transcript": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userContentDetailTwoTranscriptMax))).check(/*#__PURE__*/ zod.describe('What is said and shown in a film or a recording, as HTML.')),
  "resources": /*#__PURE__*/ zod.array(Resource).check(/*#__PURE__*/ zod.maxLength(userContentDetailTwoResourcesMax)).check(/*#__PURE__*/ zod.describe('Documents and links; of a pdf, a link and a tool the first one is the thing itself.'))
})).check(/*#__PURE__*/ zod.describe('A content to read, watch or use.'));

export type UserContentDetail = zod.input<typeof UserContentDetail>;
export type UserContentDetailOutput = zod.output<typeof UserContentDetail>;

export const userContentUpdateProgressMin = 0;
export const userContentUpdateProgressMax = 100;



export const UserContentUpdate = /*#__PURE__*/ zod.strictObject({
  "progress": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userContentUpdateProgressMin)).check(/*#__PURE__*/ zod.lte(userContentUpdateProgressMax))),
  "read_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "saved_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "helpful": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean())
}).check(/*#__PURE__*/ zod.describe('What a person did with a content. Only what is sent changes.'));

export type UserContentUpdate = zod.input<typeof UserContentUpdate>;
export type UserContentUpdateOutput = zod.output<typeof UserContentUpdate>;

export const documentListCountMin = 0;

export const documentListResultsMax = 100;



export const DocumentList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(documentListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Document).check(/*#__PURE__*/ zod.maxLength(documentListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of documents (D-69).'));

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
  "category": /*#__PURE__*/ zod.optional(DocumentCategory).check(/*#__PURE__*/ zod.describe('Without one it is `other`, or `medication_list` where that is the purpose.')),
  "file_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(documentCreateFileNameMax)).check(/*#__PURE__*/ zod.regex(documentCreateFileNameRegExp)),
  "content_type": /*#__PURE__*/ zod.enum(['application/pdf']),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('In bytes.')),
  "purpose": /*#__PURE__*/ zod.optional(DocumentPurpose)
}).check(/*#__PURE__*/ zod.describe('A document whose file will be sent (DATA-52, DOC-01). Its file is a PDF of at most 50 MB (VAL-55..57, D-57).'));

export type DocumentCreate = zod.input<typeof DocumentCreate>;
export type DocumentCreateOutput = zod.output<typeof DocumentCreate>;

export const DocumentUpload = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The new document.')),
  "upload": /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url(),
  "method": /*#__PURE__*/ zod.enum(['PUT']),
  "headers": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('To be sent with it, as they are.')),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})
}).check(/*#__PURE__*/ zod.describe('The upload URL of a new document, which works without a token. The file is the whole body. A document whose file does\nnot arrive before the URL expires is deleted.\n'));

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
  "document_date": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-49, VAL-50).'))
}).check(/*#__PURE__*/ zod.describe('Only what is sent changes. The file cannot be exchanged; another file is another document.'));

export type DocumentUpdate = zod.input<typeof DocumentUpdate>;
export type DocumentUpdateOutput = zod.output<typeof DocumentUpdate>;

export const SuggestionState = /*#__PURE__*/ zod.enum(['pending', 'accepted', 'ignored']).check(/*#__PURE__*/ zod.describe('What became of a finding. Nothing is in the record before it is accepted.'));

export type SuggestionState = zod.input<typeof SuggestionState>;
export type SuggestionStateOutput = zod.output<typeof SuggestionState>;

export const SuggestionConfidence = /*#__PURE__*/ zod.enum(['likely', 'unsure']).check(/*#__PURE__*/ zod.describe('How sure the analysis is of a finding.'));

export type SuggestionConfidence = zod.input<typeof SuggestionConfidence>;
export type SuggestionConfidenceOutput = zod.output<typeof SuggestionConfidence>;

export const suggestionMatchNameMax = 200;



export const SuggestionMatch = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(suggestionMatchNameMax))
}).check(/*#__PURE__*/ zod.describe('A record of the same name that the person already has.'));

export type SuggestionMatch = zod.input<typeof SuggestionMatch>;
export type SuggestionMatchOutput = zod.output<typeof SuggestionMatch>;


export const medicationSuggestionSnippetMax = 400;

export const medicationSuggestionNameMax = 120;

export const medicationSuggestionStrengthMax = 60;

export const medicationSuggestionDoseTextMax = 120;



export const MedicationSuggestion = /*#__PURE__*/ zod.strictObject({
  "suggestion_id": /*#__PURE__*/ zod.uuid(),
  "state": SuggestionState,
  "confidence": SuggestionConfidence,
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Its page in the document.')),
  "snippet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSuggestionSnippetMax)).check(/*#__PURE__*/ zod.describe('The words it was read from.')),
  "match": /*#__PURE__*/ zod.union([SuggestionMatch,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when the person has no such record.')),
  "record": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The record it became.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(medicationSuggestionNameMax)),
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSuggestionStrengthMax))),
  "dose_text": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationSuggestionDoseTextMax))),
  "frequency": /*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()]),
  "route": /*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()]),
  "start_date": /*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('A medication that was found in a document (DOC-03).'));

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
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Its page in the document.')),
  "snippet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionSuggestionSnippetMax)).check(/*#__PURE__*/ zod.describe('The words it was read from.')),
  "match": /*#__PURE__*/ zod.union([SuggestionMatch,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null when the person has no such record.')),
  "record": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The record it became.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionSuggestionNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionSuggestionNameMax)),
  "diagnosis_year": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionSuggestionDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionSuggestionDiagnosisYearMax)))
}).check(/*#__PURE__*/ zod.describe('A condition that was found in a document.'));

export type ConditionSuggestion = zod.input<typeof ConditionSuggestion>;
export type ConditionSuggestionOutput = zod.output<typeof ConditionSuggestion>;

export const documentResultsMedicationsMax = 100;

export const documentResultsConditionsMax = 100;



export const DocumentResults = /*#__PURE__*/ zod.strictObject({
  "medications": /*#__PURE__*/ zod.array(MedicationSuggestion).check(/*#__PURE__*/ zod.maxLength(documentResultsMedicationsMax)),
  "conditions": /*#__PURE__*/ zod.array(ConditionSuggestion).check(/*#__PURE__*/ zod.maxLength(documentResultsConditionsMax))
}).check(/*#__PURE__*/ zod.describe('What was found in a document.'));

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
}).check(/*#__PURE__*/ zod.describe('What the person set right before accepting a finding. Fields of another kind of record are a 400.'));

export type SuggestionOverrides = zod.input<typeof SuggestionOverrides>;
export type SuggestionOverridesOutput = zod.output<typeof SuggestionOverrides>;

export const AcceptedSuggestion = /*#__PURE__*/ zod.strictObject({
  "suggestion_id": /*#__PURE__*/ zod.uuid(),
  "action": /*#__PURE__*/ zod.enum(['create', 'update']),
  "target": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The record to update; required then, and refused else.')),
  "overrides": /*#__PURE__*/ zod.optional(SuggestionOverrides)
}).check(/*#__PURE__*/ zod.describe('A finding that goes into the record, as a new record or as an update of one.'));

export type AcceptedSuggestion = zod.input<typeof AcceptedSuggestion>;
export type AcceptedSuggestionOutput = zod.output<typeof AcceptedSuggestion>;

export const documentReviewAcceptedMax = 100;

export const documentReviewIgnoredMax = 100;



export const DocumentReview = /*#__PURE__*/ zod.strictObject({
  "accepted": /*#__PURE__*/ zod.array(AcceptedSuggestion).check(/*#__PURE__*/ zod.maxLength(documentReviewAcceptedMax)),
  "ignored": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(documentReviewIgnoredMax))
}).check(/*#__PURE__*/ zod.describe('What the person decides about findings. What is not named stays pending; when nothing is pending any more, the\ndocument is `reviewed`. Of a document that could not be read, nothing named means that it is kept as it is.\n'));

export type DocumentReview = zod.input<typeof DocumentReview>;
export type DocumentReviewOutput = zod.output<typeof DocumentReview>;

export const DocumentDownload = /*#__PURE__*/ zod.strictObject({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('To look at it.')),
  "download_url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('To keep it; answered as an attachment.')),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('Where the file of a document can be read for one hour, without a token.'));

export type DocumentDownload = zod.input<typeof DocumentDownload>;
export type DocumentDownloadOutput = zod.output<typeof DocumentDownload>;

export const conditionListCountMin = 0;

export const conditionListResultsMax = 100;



export const ConditionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Condition).check(/*#__PURE__*/ zod.maxLength(conditionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of conditions (D-69).'));

export type ConditionList = zod.input<typeof ConditionList>;
export type ConditionListOutput = zod.output<typeof ConditionList>;

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


export const ConditionCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(conditionCreateNameMin)).check(/*#__PURE__*/ zod.maxLength(conditionCreateNameMax)).check(/*#__PURE__*/ zod.regex(conditionCreateNameRegExp)),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "type": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(conditionCreateTypeMax)).check(/*#__PURE__*/ zod.regex(conditionCreateTypeRegExp))).check(/*#__PURE__*/ zod.describe('In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.')),
  "diagnosis_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionCreateDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionCreateDiagnosisYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-48, VAL-49).')),
  "resolved_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionCreateResolvedYearMin)).check(/*#__PURE__*/ zod.lte(conditionCreateResolvedYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future and not before `diagnosis_year`; none while the condition is active.')),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionCreateNotesMax)).check(/*#__PURE__*/ zod.regex(conditionCreateNotesRegExp))),
  "status": /*#__PURE__*/ zod.optional(ConditionStatus)
}).check(/*#__PURE__*/ zod.describe('A condition to write down. Without `status` it follows from `resolved_year`: resolved with one, else active.'));

export type ConditionCreate = zod.input<typeof ConditionCreate>;
export type ConditionCreateOutput = zod.output<typeof ConditionCreate>;

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
  "type": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(conditionUpdateTypeMax)).check(/*#__PURE__*/ zod.regex(conditionUpdateTypeRegExp))).check(/*#__PURE__*/ zod.describe('In the words of the person (D-75), or one of `chronic, acute, mental_health, injury, pregnancy, other`, which the portal writes in the language of the reader.')),
  "diagnosis_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionUpdateDiagnosisYearMin)).check(/*#__PURE__*/ zod.lte(conditionUpdateDiagnosisYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-48, VAL-49).')),
  "resolved_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(conditionUpdateResolvedYearMin)).check(/*#__PURE__*/ zod.lte(conditionUpdateResolvedYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future and not before `diagnosis_year`; none while the condition is active.')),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(conditionUpdateNotesRegExp))),
  "status": /*#__PURE__*/ zod.optional(ConditionStatus),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(conditionUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(conditionUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

export type ConditionUpdate = zod.input<typeof ConditionUpdate>;
export type ConditionUpdateOutput = zod.output<typeof ConditionUpdate>;

export const medicationListCountMin = 0;

export const medicationListResultsMax = 100;



export const MedicationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(medicationListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Medication).check(/*#__PURE__*/ zod.maxLength(medicationListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of medications (D-69).'));

export type MedicationList = zod.input<typeof MedicationList>;
export type MedicationListOutput = zod.output<typeof MedicationList>;

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


export const MedicationCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(medicationCreateNameMin)).check(/*#__PURE__*/ zod.maxLength(medicationCreateNameMax)).check(/*#__PURE__*/ zod.regex(medicationCreateNameRegExp)),
  "din": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationCreateDinRegExp))).check(/*#__PURE__*/ zod.describe('The Drug Identification Number on the package, when it is known.')),
  "form": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationForm,/*#__PURE__*/ zod.null()])),
  "strength": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateStrengthMax)).check(/*#__PURE__*/ zod.regex(medicationCreateStrengthRegExp))).check(/*#__PURE__*/ zod.describe('As the package says it.')),
  "dose": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationDose,/*#__PURE__*/ zod.null()])),
  "dose_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateDoseTextMax)).check(/*#__PURE__*/ zod.regex(medicationCreateDoseTextRegExp))).check(/*#__PURE__*/ zod.describe('A dose that is no number and unit.')),
  "frequency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()])),
  "custom_schedule": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationSchedule,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('With the frequency `custom`, and only then.')),
  "max_per_day": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationCreateMaxPerDayExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationCreateMaxPerDayMax))).check(/*#__PURE__*/ zod.describe('With the frequency `as_needed`, how many doses a day at most.')),
  "route": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])),
  "instruction_type": /*#__PURE__*/ zod.optional(MedicationInstructionType),
  "instructions": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateInstructionsMax)).check(/*#__PURE__*/ zod.regex(medicationCreateInstructionsRegExp))).check(/*#__PURE__*/ zod.describe('How it is taken, in words. Of `free_text` this is all there is, and needed.')),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateReasonMax)).check(/*#__PURE__*/ zod.regex(medicationCreateReasonRegExp))).check(/*#__PURE__*/ zod.describe('What it is for.')),
  "start_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-49, VAL-50).')),
  "end_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The last day, which may be ahead (D-21), never before `start_date`; none while `currently_taking`.')),
  "currently_taking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the person takes it now.')),
  "stop_reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateStopReasonMax)).check(/*#__PURE__*/ zod.regex(medicationCreateStopReasonRegExp))).check(/*#__PURE__*/ zod.describe('Why the person stopped; none while `currently_taking`.')),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateReactionMax)).check(/*#__PURE__*/ zod.regex(medicationCreateReactionRegExp))).check(/*#__PURE__*/ zod.describe('What the person noticed when taking it.')),
  "prescriber_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreatePrescriberTextMax)).check(/*#__PURE__*/ zod.regex(medicationCreatePrescriberTextRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationCreateNotesMax)).check(/*#__PURE__*/ zod.regex(medicationCreateNotesRegExp)))
}).check(/*#__PURE__*/ zod.describe('A medicine to write down. Without `currently_taking` it follows from `end_date`.'));

export type MedicationCreate = zod.input<typeof MedicationCreate>;
export type MedicationCreateOutput = zod.output<typeof MedicationCreate>;

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
  "din": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationUpdateDinRegExp))).check(/*#__PURE__*/ zod.describe('The Drug Identification Number on the package, when it is known.')),
  "form": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationForm,/*#__PURE__*/ zod.null()])),
  "strength": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateStrengthMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateStrengthRegExp))).check(/*#__PURE__*/ zod.describe('As the package says it.')),
  "dose": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationDose,/*#__PURE__*/ zod.null()])),
  "dose_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateDoseTextMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateDoseTextRegExp))).check(/*#__PURE__*/ zod.describe('A dose that is no number and unit.')),
  "frequency": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationFrequency,/*#__PURE__*/ zod.null()])),
  "custom_schedule": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationSchedule,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('With the frequency `custom`, and only then.')),
  "max_per_day": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gt(medicationUpdateMaxPerDayExclusiveMin)).check(/*#__PURE__*/ zod.lte(medicationUpdateMaxPerDayMax))).check(/*#__PURE__*/ zod.describe('With the frequency `as_needed`, how many doses a day at most.')),
  "route": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])),
  "instruction_type": /*#__PURE__*/ zod.optional(MedicationInstructionType),
  "instructions": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateInstructionsMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateInstructionsRegExp))).check(/*#__PURE__*/ zod.describe('How it is taken, in words. Of `free_text` this is all there is, and needed.')),
  "reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateReasonMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateReasonRegExp))).check(/*#__PURE__*/ zod.describe('What it is for.')),
  "start_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-49, VAL-50).')),
  "end_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('The last day, which may be ahead (D-21), never before `start_date`; none while `currently_taking`.')),
  "currently_taking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the person takes it now.')),
  "stop_reason": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateStopReasonMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateStopReasonRegExp))).check(/*#__PURE__*/ zod.describe('Why the person stopped; none while `currently_taking`.')),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateReactionMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateReactionRegExp))).check(/*#__PURE__*/ zod.describe('What the person noticed when taking it.')),
  "prescriber_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdatePrescriberTextMax)).check(/*#__PURE__*/ zod.regex(medicationUpdatePrescriberTextRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(medicationUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(medicationUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

export type MedicationUpdate = zod.input<typeof MedicationUpdate>;
export type MedicationUpdateOutput = zod.output<typeof MedicationUpdate>;

export const medicationProductNameMax = 120;

export const medicationProductIngredientMax = 120;

export const medicationProductDinRegExp = new RegExp('^\\d{8}$');
export const medicationProductStrengthMax = 60;



export const MedicationProduct = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationProductNameMax)).check(/*#__PURE__*/ zod.describe('The name on the package.')),
  "ingredient": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationProductIngredientMax))).check(/*#__PURE__*/ zod.describe('What is in it, when the name does not say so.')),
  "din": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(medicationProductDinRegExp))).check(/*#__PURE__*/ zod.describe('Its Drug Identification Number.')),
  "strength": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(medicationProductStrengthMax))),
  "form": MedicationForm,
  "route": /*#__PURE__*/ zod.union([MedicationRoute,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('A medicine, vitamin or natural product that is sold in Canada, in the language of the caller.'));

export type MedicationProduct = zod.input<typeof MedicationProduct>;
export type MedicationProductOutput = zod.output<typeof MedicationProduct>;

export const medicationProductListCountMin = 0;

export const medicationProductListResultsMax = 100;



export const MedicationProductList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(medicationProductListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(MedicationProduct).check(/*#__PURE__*/ zod.maxLength(medicationProductListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of products (D-69), best matches first.'));

export type MedicationProductList = zod.input<typeof MedicationProductList>;
export type MedicationProductListOutput = zod.output<typeof MedicationProductList>;

export const testResultListCountMin = 0;

export const testResultListResultsMax = 100;



export const TestResultList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(TestResult).check(/*#__PURE__*/ zod.maxLength(testResultListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of test results (D-69).'));

export type TestResultList = zod.input<typeof TestResultList>;
export type TestResultListOutput = zod.output<typeof TestResultList>;

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


export const TestResultCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "panel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreatePanelMax)).check(/*#__PURE__*/ zod.regex(testResultCreatePanelRegExp))).check(/*#__PURE__*/ zod.describe('What it was measured with.')),
  "test_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(testResultCreateTestNameMin)).check(/*#__PURE__*/ zod.maxLength(testResultCreateTestNameMax)).check(/*#__PURE__*/ zod.regex(testResultCreateTestNameRegExp)),
  "test_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultCreateTestCodeMax))).check(/*#__PURE__*/ zod.describe('The same for every result of one test: its LOINC code, or one that the server makes of the name. Without it, the server looks the name up.')),
  "value": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('None when the result is a word.')),
  "value_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateValueTextMax)).check(/*#__PURE__*/ zod.regex(testResultCreateValueTextRegExp))).check(/*#__PURE__*/ zod.describe('A result in words.')),
  "decimals": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultCreateDecimalsMin)).check(/*#__PURE__*/ zod.lte(testResultCreateDecimalsMax))).check(/*#__PURE__*/ zod.describe('With how many decimals the laboratory wrote the value and its range: 6 with one is 6.0. Null when it is not known.')),
  "unit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateUnitMax)).check(/*#__PURE__*/ zod.regex(testResultCreateUnitRegExp))),
  "reference_low": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('Lower end of the usual range.')),
  "reference_high": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('Where the usual range ends.')),
  "reference_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateReferenceTextMax)).check(/*#__PURE__*/ zod.regex(testResultCreateReferenceTextRegExp))).check(/*#__PURE__*/ zod.describe('A usual range in words.')),
  "interpretation": /*#__PURE__*/ zod.optional(TestInterpretation),
  "collected_at": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.describe('The day of the sample; not in the future (VAL-50).')),
  "resulted_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the laboratory answered.')),
  "lab_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateLabNameMax)).check(/*#__PURE__*/ zod.regex(testResultCreateLabNameRegExp))),
  "status": /*#__PURE__*/ zod.optional(TestResultStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultCreateNotesMax)).check(/*#__PURE__*/ zod.regex(testResultCreateNotesRegExp)))
}).check(/*#__PURE__*/ zod.describe('A result to write down; `value` or `value_text` is needed.'));

export type TestResultCreate = zod.input<typeof TestResultCreate>;
export type TestResultCreateOutput = zod.output<typeof TestResultCreate>;

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
  "panel": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdatePanelMax)).check(/*#__PURE__*/ zod.regex(testResultUpdatePanelRegExp))).check(/*#__PURE__*/ zod.describe('What it was measured with.')),
  "test_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(testResultUpdateTestNameMin)).check(/*#__PURE__*/ zod.maxLength(testResultUpdateTestNameMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateTestNameRegExp))),
  "test_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultUpdateTestCodeMax))).check(/*#__PURE__*/ zod.describe('The same for every result of one test: its LOINC code, or one that the server makes of the name. Without it, the server looks the name up.')),
  "value": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('None when the result is a word.')),
  "value_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateValueTextMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateValueTextRegExp))).check(/*#__PURE__*/ zod.describe('A result in words.')),
  "decimals": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(testResultUpdateDecimalsMin)).check(/*#__PURE__*/ zod.lte(testResultUpdateDecimalsMax))).check(/*#__PURE__*/ zod.describe('With how many decimals the laboratory wrote the value and its range: 6 with one is 6.0. Null when it is not known.')),
  "unit": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateUnitMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateUnitRegExp))),
  "reference_low": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('Lower end of the usual range.')),
  "reference_high": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.number()).check(/*#__PURE__*/ zod.describe('Where the usual range ends.')),
  "reference_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateReferenceTextMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateReferenceTextRegExp))).check(/*#__PURE__*/ zod.describe('A usual range in words.')),
  "interpretation": /*#__PURE__*/ zod.optional(TestInterpretation),
  "collected_at": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The day of the sample; not in the future (VAL-50).')),
  "resulted_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When the laboratory answered.')),
  "lab_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateLabNameMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateLabNameRegExp))),
  "status": /*#__PURE__*/ zod.optional(TestResultStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(testResultUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(testResultUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(testResultUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

export type TestResultUpdate = zod.input<typeof TestResultUpdate>;
export type TestResultUpdateOutput = zod.output<typeof TestResultUpdate>;

export const testResultsSeenTestCodeMax = 60;



export const TestResultsSeen = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "test_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(testResultsSeenTestCodeMax)).check(/*#__PURE__*/ zod.describe('All results of this test.'))
}).check(/*#__PURE__*/ zod.describe('The results that were opened.'));

export type TestResultsSeen = zod.input<typeof TestResultsSeen>;
export type TestResultsSeenOutput = zod.output<typeof TestResultsSeen>;

export const allergyListCountMin = 0;

export const allergyListResultsMax = 100;



export const AllergyList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Allergy).check(/*#__PURE__*/ zod.maxLength(allergyListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of allergies (D-69).'));

export type AllergyList = zod.input<typeof AllergyList>;
export type AllergyListOutput = zod.output<typeof AllergyList>;

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


export const AllergyCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "allergen": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(allergyCreateAllergenMin)).check(/*#__PURE__*/ zod.maxLength(allergyCreateAllergenMax)).check(/*#__PURE__*/ zod.regex(allergyCreateAllergenRegExp)),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "category": AllergyCategory,
  "reactions": /*#__PURE__*/ zod.array(AllergyReaction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(allergyCreateReactionsMax)),
  "reaction_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyCreateReactionTextMax)).check(/*#__PURE__*/ zod.regex(allergyCreateReactionTextRegExp))).check(/*#__PURE__*/ zod.describe('Another reaction; required if and only if `reactions` contains `other`.')),
  "severity": /*#__PURE__*/ zod.optional(AllergySeverity),
  "onset_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyCreateOnsetYearMin)).check(/*#__PURE__*/ zod.lte(allergyCreateOnsetYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-48, VAL-49).')),
  "status": /*#__PURE__*/ zod.optional(AllergyStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyCreateNotesMax)).check(/*#__PURE__*/ zod.regex(allergyCreateNotesRegExp)))
}).check(/*#__PURE__*/ zod.describe('An allergy to write down. Without them `severity` is unknown and `status` active.'));

export type AllergyCreate = zod.input<typeof AllergyCreate>;
export type AllergyCreateOutput = zod.output<typeof AllergyCreate>;

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
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('A new `allergen` without a code has none.')),
  "category": /*#__PURE__*/ zod.optional(AllergyCategory),
  "reactions": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AllergyReaction).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(allergyUpdateReactionsMax))),
  "reaction_text": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyUpdateReactionTextMax)).check(/*#__PURE__*/ zod.regex(allergyUpdateReactionTextRegExp))).check(/*#__PURE__*/ zod.describe('Another reaction; required if and only if `reactions` contains `other`.')),
  "severity": /*#__PURE__*/ zod.optional(AllergySeverity),
  "onset_year": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(allergyUpdateOnsetYearMin)).check(/*#__PURE__*/ zod.lte(allergyUpdateOnsetYearMax))).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years (VAL-48, VAL-49).')),
  "status": /*#__PURE__*/ zod.optional(AllergyStatus),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(allergyUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(allergyUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(allergyUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

export type AllergyUpdate = zod.input<typeof AllergyUpdate>;
export type AllergyUpdateOutput = zod.output<typeof AllergyUpdate>;

export const familyHistoryListCountMin = 0;

export const familyHistoryListResultsMax = 100;



export const FamilyHistoryList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(FamilyHistory).check(/*#__PURE__*/ zod.maxLength(familyHistoryListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of a family history (D-69).'));

export type FamilyHistoryList = zod.input<typeof FamilyHistoryList>;
export type FamilyHistoryListOutput = zod.output<typeof FamilyHistoryList>;

export const familyHistoryCreateConditionMin = 2;
export const familyHistoryCreateConditionMax = 120;


export const familyHistoryCreateConditionRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const familyHistoryCreateAgeAtOnsetMin = 0;
export const familyHistoryCreateAgeAtOnsetMax = 125;

export const familyHistoryCreateAgeAtDeathMin = 0;
export const familyHistoryCreateAgeAtDeathMax = 125;

export const familyHistoryCreateNotesMax = 1000;


export const familyHistoryCreateNotesRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const FamilyHistoryCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "relation": FamilyRelation,
  "condition": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(familyHistoryCreateConditionMin)).check(/*#__PURE__*/ zod.maxLength(familyHistoryCreateConditionMax)).check(/*#__PURE__*/ zod.regex(familyHistoryCreateConditionRegExp))).check(/*#__PURE__*/ zod.describe('The illness; null says that this relative has none that is known.')),
  "age_at_onset": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryCreateAgeAtOnsetMin)).check(/*#__PURE__*/ zod.lte(familyHistoryCreateAgeAtOnsetMax))),
  "is_deceased": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the relative has died; null if not stated.')),
  "age_at_death": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryCreateAgeAtDeathMin)).check(/*#__PURE__*/ zod.lte(familyHistoryCreateAgeAtDeathMax))).check(/*#__PURE__*/ zod.describe('Only of a relative who has died, and not below `age_at_onset`.')),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryCreateNotesMax)).check(/*#__PURE__*/ zod.regex(familyHistoryCreateNotesRegExp)))
}).check(/*#__PURE__*/ zod.describe('An illness of a relative to write down, or that there is none.'));

export type FamilyHistoryCreate = zod.input<typeof FamilyHistoryCreate>;
export type FamilyHistoryCreateOutput = zod.output<typeof FamilyHistoryCreate>;

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
  "condition": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(familyHistoryUpdateConditionMin)).check(/*#__PURE__*/ zod.maxLength(familyHistoryUpdateConditionMax)).check(/*#__PURE__*/ zod.regex(familyHistoryUpdateConditionRegExp))).check(/*#__PURE__*/ zod.describe('The illness; null says that this relative has none that is known.')),
  "age_at_onset": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryUpdateAgeAtOnsetMin)).check(/*#__PURE__*/ zod.lte(familyHistoryUpdateAgeAtOnsetMax))),
  "is_deceased": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the relative has died; null if not stated.')),
  "age_at_death": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(familyHistoryUpdateAgeAtDeathMin)).check(/*#__PURE__*/ zod.lte(familyHistoryUpdateAgeAtDeathMax))).check(/*#__PURE__*/ zod.describe('Only of a relative who has died, and not below `age_at_onset`.')),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(familyHistoryUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(familyHistoryUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(familyHistoryUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

export type FamilyHistoryUpdate = zod.input<typeof FamilyHistoryUpdate>;
export type FamilyHistoryUpdateOutput = zod.output<typeof FamilyHistoryUpdate>;

export const RecordKind = /*#__PURE__*/ zod.enum(['allergies', 'conditions', 'documents', 'family-history', 'immunizations', 'medications', 'procedures', 'test-results']).check(/*#__PURE__*/ zod.describe('A kind of record of the Health Story, as the paths name it (PROD-13; documents beside them).'));

export type RecordKind = zod.input<typeof RecordKind>;
export type RecordKindOutput = zod.output<typeof RecordKind>;

export const RecordStatement = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "kind": RecordKind,
  "status": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Null where nothing is said, or where there are records.')),
  "recorded_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('Who said so; null where nothing is said.')),
  "updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When they said so.'))
}).check(/*#__PURE__*/ zod.describe('A person\'s statement about a kind of record that they have none of. It is withdrawn when a record of that kind is\nadded; without one, `status` is null.\n'));

export type RecordStatement = zod.input<typeof RecordStatement>;
export type RecordStatementOutput = zod.output<typeof RecordStatement>;

export const recordStatementListCountMin = 0;

export const recordStatementListResultsMax = 100;



export const RecordStatementList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(recordStatementListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(RecordStatement).check(/*#__PURE__*/ zod.maxLength(recordStatementListResultsMax))
}).check(/*#__PURE__*/ zod.describe('What is said of each kind, in the order of the kinds; all of them on one page.'));

export type RecordStatementList = zod.input<typeof RecordStatementList>;
export type RecordStatementListOutput = zod.output<typeof RecordStatementList>;

export const RecordStatementUpdate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "status": /*#__PURE__*/ zod.union([RecordStatementStatus,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('Says it, or takes it back with a null.'));

export type RecordStatementUpdate = zod.input<typeof RecordStatementUpdate>;
export type RecordStatementUpdateOutput = zod.output<typeof RecordStatementUpdate>;

export const procedureListCountMin = 0;

export const procedureListResultsMax = 100;



export const ProcedureList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(procedureListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Procedure).check(/*#__PURE__*/ zod.maxLength(procedureListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of procedures (D-69).'));

export type ProcedureList = zod.input<typeof ProcedureList>;
export type ProcedureListOutput = zod.output<typeof ProcedureList>;

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


export const ProcedureCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(procedureCreateNameMin)).check(/*#__PURE__*/ zod.maxLength(procedureCreateNameMax)).check(/*#__PURE__*/ zod.regex(procedureCreateNameRegExp)),
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years; null if unknown.')),
  "body_site": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureCreateBodySiteMax)).check(/*#__PURE__*/ zod.regex(procedureCreateBodySiteRegExp))),
  "facility": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureCreateFacilityMax)).check(/*#__PURE__*/ zod.regex(procedureCreateFacilityRegExp))),
  "outcome": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureCreateOutcomeMax)).check(/*#__PURE__*/ zod.regex(procedureCreateOutcomeRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureCreateNotesMax)).check(/*#__PURE__*/ zod.regex(procedureCreateNotesRegExp)))
}).check(/*#__PURE__*/ zod.describe('A procedure to write down.'));

export type ProcedureCreate = zod.input<typeof ProcedureCreate>;
export type ProcedureCreateOutput = zod.output<typeof ProcedureCreate>;

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
  "date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years; null if unknown.')),
  "body_site": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateBodySiteMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateBodySiteRegExp))),
  "facility": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateFacilityMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateFacilityRegExp))),
  "outcome": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(procedureUpdateOutcomeMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateOutcomeRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(procedureUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(procedureUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(procedureUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

export type ProcedureUpdate = zod.input<typeof ProcedureUpdate>;
export type ProcedureUpdateOutput = zod.output<typeof ProcedureUpdate>;

export const immunizationListCountMin = 0;

export const immunizationListResultsMax = 100;



export const ImmunizationList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(immunizationListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Immunization).check(/*#__PURE__*/ zod.maxLength(immunizationListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of immunizations (D-69).'));

export type ImmunizationList = zod.input<typeof ImmunizationList>;
export type ImmunizationListOutput = zod.output<typeof ImmunizationList>;

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


export const ImmunizationCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "vaccine_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(immunizationCreateVaccineNameMin)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateVaccineNameMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateVaccineNameRegExp)),
  "vaccine_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([RecordCode,/*#__PURE__*/ zod.null()])),
  "date_received": PartialDate,
  "dose_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(immunizationCreateDoseNumberMax))),
  "lot_number": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateLotNumberMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateLotNumberRegExp))),
  "manufacturer": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateManufacturerMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateManufacturerRegExp))),
  "location": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(immunizationCreateLocationMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateLocationRegExp))),
  "next_dose_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('When the next dose is planned; not before `date_received`.')),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationCreateReactionMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateReactionRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationCreateNotesMax)).check(/*#__PURE__*/ zod.regex(immunizationCreateNotesRegExp)))
}).check(/*#__PURE__*/ zod.describe('A dose of a vaccine to write down.'));

export type ImmunizationCreate = zod.input<typeof ImmunizationCreate>;
export type ImmunizationCreateOutput = zod.output<typeof ImmunizationCreate>;

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
  "next_dose_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([PartialDate,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('When the next dose is planned; not before `date_received`.')),
  "reaction": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationUpdateReactionMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateReactionRegExp))),
  "notes": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationUpdateNotesMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdateNotesRegExp))),
  "patient_note": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(immunizationUpdatePatientNoteMax)).check(/*#__PURE__*/ zod.regex(immunizationUpdatePatientNoteRegExp)))
}).check(/*#__PURE__*/ zod.describe('The changed fields only. Of a record that is not theirs to edit, people may send `patient_note` alone.'));

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
  "answer": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(faqAnswerMax)).check(/*#__PURE__*/ zod.describe('HTML. Clients must sanitize it before rendering.')),
  "language": Language
}).check(/*#__PURE__*/ zod.describe('A question that people ask often. In the caller\'s language where it exists in it, else in English (LIB-01).'));

export type Faq = zod.input<typeof Faq>;
export type FaqOutput = zod.output<typeof Faq>;

export const faqListCountMin = 0;

export const faqListResultsMax = 100;



export const FaqList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(faqListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(Faq).check(/*#__PURE__*/ zod.maxLength(faqListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of frequent questions, category by category (D-69).'));

export type FaqList = zod.input<typeof FaqList>;
export type FaqListOutput = zod.output<typeof FaqList>;

export const emergencyDetailsSpokenLanguagesMax = 80;

export const emergencyDetailsImplantsMax = 200;



export const EmergencyDetails = /*#__PURE__*/ zod.strictObject({
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "spoken_languages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(emergencyDetailsSpokenLanguagesMax))).check(/*#__PURE__*/ zod.describe('In the words of the person.')),
  "implants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(emergencyDetailsImplantsMax))).check(/*#__PURE__*/ zod.describe('Devices in the body, such as a pacemaker; what keeps someone from an MRI.')),
  "contact": /*#__PURE__*/ zod.union([HealthStoryContact,/*#__PURE__*/ zod.null()]),
  "updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Null until the person saved them.'))
}).check(/*#__PURE__*/ zod.describe('What others need to know about a person in an emergency and no record tells. It is part of the Health Story (`HealthStoryPerson`) and of what is shared of it.'));

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
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(emergencyContactUpdatePhoneMax)).check(/*#__PURE__*/ zod.regex(emergencyContactUpdatePhoneRegExp)).check(/*#__PURE__*/ zod.describe('E.164, with an extension as RFC 3966 writes it. People see and type it the way they know it.'))
}).check(/*#__PURE__*/ zod.describe('Whom to call.'));

export type EmergencyContactUpdate = zod.input<typeof EmergencyContactUpdate>;
export type EmergencyContactUpdateOutput = zod.output<typeof EmergencyContactUpdate>;

export const emergencyDetailsUpdateSpokenLanguagesMax = 80;


export const emergencyDetailsUpdateSpokenLanguagesRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const emergencyDetailsUpdateImplantsMax = 200;


export const emergencyDetailsUpdateImplantsRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const EmergencyDetailsUpdate = /*#__PURE__*/ zod.strictObject({
  "date_of_birth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not in the future, within the last 125 years.')),
  "spoken_languages": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emergencyDetailsUpdateSpokenLanguagesMax)).check(/*#__PURE__*/ zod.regex(emergencyDetailsUpdateSpokenLanguagesRegExp))),
  "implants": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(emergencyDetailsUpdateImplantsMax)).check(/*#__PURE__*/ zod.regex(emergencyDetailsUpdateImplantsRegExp))),
  "contact": /*#__PURE__*/ zod.union([EmergencyContactUpdate,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('All of them; null takes one away.'));

export type EmergencyDetailsUpdate = zod.input<typeof EmergencyDetailsUpdate>;
export type EmergencyDetailsUpdateOutput = zod.output<typeof EmergencyDetailsUpdate>;

export const careTeamShareOpeningSectionsMax = 8;



export const CareTeamShareOpening = /*#__PURE__*/ zod.strictObject({
  "opened_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "opened_by": PersonReference,
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(careTeamShareOpeningSectionsMax)).check(/*#__PURE__*/ zod.describe('What they saw.'))
}).check(/*#__PURE__*/ zod.describe('That a member of a care team opened what is shared with it.'));

export type CareTeamShareOpening = zod.input<typeof CareTeamShareOpening>;
export type CareTeamShareOpeningOutput = zod.output<typeof CareTeamShareOpening>;

export const careTeamShareSectionsMax = 8;

export const careTeamShareOpenedCountMin = 0;

export const careTeamShareOpeningsMax = 100;



export const CareTeamShare = /*#__PURE__*/ zod.strictObject({
  "organization": OrganizationReference,
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(careTeamShareSectionsMax)).check(/*#__PURE__*/ zod.describe('What its care team may see; empty after the last day, or when nothing is shared.')),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day of sharing, in the time zone of the portal; null for until it is turned off.')),
  "opened_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(careTeamShareOpenedCountMin)).check(/*#__PURE__*/ zod.describe('How often the care team opened it.')),
  "openings": /*#__PURE__*/ zod.array(CareTeamShareOpening).check(/*#__PURE__*/ zod.maxLength(careTeamShareOpeningsMax)).check(/*#__PURE__*/ zod.describe('The last hundred, newest first.'))
}).check(/*#__PURE__*/ zod.describe('What a person shows of their Health Story to the care team of an organization.'));

export type CareTeamShare = zod.input<typeof CareTeamShare>;
export type CareTeamShareOutput = zod.output<typeof CareTeamShare>;

export const careTeamShareListCountMin = 0;

export const careTeamShareListResultsMax = 100;



export const CareTeamShareList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(careTeamShareListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(CareTeamShare).check(/*#__PURE__*/ zod.maxLength(careTeamShareListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of organizations and what their care teams may see (D-69).'));

export type CareTeamShareList = zod.input<typeof CareTeamShareList>;
export type CareTeamShareListOutput = zod.output<typeof CareTeamShareList>;

export const careTeamShareSaveSectionsMax = 8;



export const CareTeamShareSave = /*#__PURE__*/ zod.strictObject({
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.maxLength(careTeamShareSaveSectionsMax)).check(/*#__PURE__*/ zod.describe('Empty to stop sharing.')),
  "until": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('The last day of sharing, today or later; null for until it is turned off.'))
}).check(/*#__PURE__*/ zod.describe('What the care team of an organization may see from now on.'));

export type CareTeamShareSave = zod.input<typeof CareTeamShareSave>;
export type CareTeamShareSaveOutput = zod.output<typeof CareTeamShareSave>;

export const HealthStoryShareStatus = /*#__PURE__*/ zod.enum(['active', 'locked', 'revoked', 'expired']).check(/*#__PURE__*/ zod.describe('`active`: it opens with its passcode; `locked`: too many wrong passcodes were tried; `revoked`: its owner turned it\noff; `expired`: its 48 hours are over (SHARE-02).\n'));

export type HealthStoryShareStatus = zod.input<typeof HealthStoryShareStatus>;
export type HealthStoryShareStatusOutput = zod.output<typeof HealthStoryShareStatus>;

export const HealthStoryView = /*#__PURE__*/ zod.enum(['full', 'emergency']).check(/*#__PURE__*/ zod.describe('`full`: all records of the sections. `emergency`: what fits on one page, which is allergies that are not resolved,\nmedications that are taken now, conditions that are not resolved, the six newest procedures of the last five years\n(undated ones too, after the others), and six test results of the last two years, those out of their usual range first.\n'));

export type HealthStoryView = zod.input<typeof HealthStoryView>;
export type HealthStoryViewOutput = zod.output<typeof HealthStoryView>;

export const HealthStoryLanguage = /*#__PURE__*/ zod.enum(['en-ca', 'fr-ca', 'both']).check(/*#__PURE__*/ zod.describe('The language of a summary, or both side by side.'));

export type HealthStoryLanguage = zod.input<typeof HealthStoryLanguage>;
export type HealthStoryLanguageOutput = zod.output<typeof HealthStoryLanguage>;

export const healthStoryShareOpeningRecipientNameMax = 120;



export const HealthStoryShareOpening = /*#__PURE__*/ zod.strictObject({
  "opened_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "recipient_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareOpeningRecipientNameMax)).check(/*#__PURE__*/ zod.describe('As the reader typed it; not verified. Empty if omitted.'))
}).check(/*#__PURE__*/ zod.describe('That a share was opened with its passcode.'));

export type HealthStoryShareOpening = zod.input<typeof HealthStoryShareOpening>;
export type HealthStoryShareOpeningOutput = zod.output<typeof HealthStoryShareOpening>;

export const healthStoryShareNoteAuthorNameMax = 120;

export const healthStoryShareNoteTextMax = 1000;



export const HealthStoryShareNote = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "author_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteAuthorNameMax)).check(/*#__PURE__*/ zod.describe('As the reader typed it; not verified.')),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteTextMax)),
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('What a reader of a share wrote to its owner.'));

export type HealthStoryShareNote = zod.input<typeof HealthStoryShareNote>;
export type HealthStoryShareNoteOutput = zod.output<typeof HealthStoryShareNote>;

export const healthStoryShareLabelMax = 80;

export const healthStoryShareOpenedCountMin = 0;

export const healthStoryShareOpeningsMax = 100;

export const healthStoryShareNotesMax = 100;



export const HealthStoryShare = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "patient": /*#__PURE__*/ zod.uuid(),
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareLabelMax)).check(/*#__PURE__*/ zod.describe('For whom it is; only its owner reads it.')),
  "view": HealthStoryView,
  "sections": /*#__PURE__*/ zod.array(HealthStorySection),
  "hidden_records": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Records of these sections that are left out.')),
  "since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Test results, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.')),
  "language": HealthStoryLanguage,
  "allow_note": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether its reader may leave a note.')),
  "status": HealthStoryShareStatus,
  "created_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('48 hours after it was made (SHARE-02).')),
  "revoked_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "opened_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareOpenedCountMin)),
  "last_opened_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "openings": /*#__PURE__*/ zod.array(HealthStoryShareOpening).check(/*#__PURE__*/ zod.maxLength(healthStoryShareOpeningsMax)).check(/*#__PURE__*/ zod.describe('Newest first.')),
  "notes": /*#__PURE__*/ zod.array(HealthStoryShareNote).check(/*#__PURE__*/ zod.maxLength(healthStoryShareNotesMax)).check(/*#__PURE__*/ zod.describe('What its readers wrote, newest first.'))
}).check(/*#__PURE__*/ zod.describe('A Health Story shared by a link and a passcode (SHARE-01), which are never returned again.'));

export type HealthStoryShare = zod.input<typeof HealthStoryShare>;
export type HealthStoryShareOutput = zod.output<typeof HealthStoryShare>;

export const healthStoryShareListCountMin = 0;



export const HealthStoryShareList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareListCountMin)),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "results": /*#__PURE__*/ zod.array(HealthStoryShare)
}).check(/*#__PURE__*/ zod.describe('A page of shares, newest first.'));

export type HealthStoryShareList = zod.input<typeof HealthStoryShareList>;
export type HealthStoryShareListOutput = zod.output<typeof HealthStoryShareList>;

export const healthStoryShareCreateViewDefault = `full`;
export const healthStoryShareCreateSectionsMax = 8;

export const healthStoryShareCreateHiddenRecordsDefault = [];
export const healthStoryShareCreateHiddenRecordsMax = 500;

export const healthStoryShareCreateSinceDefault = null;
export const healthStoryShareCreateLabelMax = 80;


export const healthStoryShareCreateLabelRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const HealthStoryShareCreate = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid(),
  "view": /*#__PURE__*/ zod._default(HealthStoryView, healthStoryShareCreateViewDefault).check(/*#__PURE__*/ zod.describe('How much of the sections is shared.')),
  "sections": /*#__PURE__*/ zod.array(HealthStorySection).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareCreateSectionsMax)),
  "hidden_records": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.maxLength(healthStoryShareCreateHiddenRecordsMax)), healthStoryShareCreateHiddenRecordsDefault),
  "since": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date()), healthStoryShareCreateSinceDefault).check(/*#__PURE__*/ zod.describe('Test results, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.')),
  "language": HealthStoryLanguage,
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareCreateLabelMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareCreateLabelRegExp)),
  "allow_note": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('What is shared, and how.'));

export type HealthStoryShareCreate = zod.input<typeof HealthStoryShareCreate>;
export type HealthStoryShareCreateOutput = zod.output<typeof HealthStoryShareCreate>;

export const healthStoryShareCreatedTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');
export const healthStoryShareCreatedPasscodeRegExp = new RegExp('^[0-9]{6}$');


export const HealthStoryShareCreated = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(healthStoryShareCreatedTokenRegExp)).check(/*#__PURE__*/ zod.describe('At least 128 random bits.')),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.describe('The address that its reader opens.')),
  "passcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(healthStoryShareCreatedPasscodeRegExp)),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true})
}).check(/*#__PURE__*/ zod.describe('A new share with its link and passcode, which are returned only here.'));

export type HealthStoryShareCreated = zod.input<typeof HealthStoryShareCreated>;
export type HealthStoryShareCreatedOutput = zod.output<typeof HealthStoryShareCreated>;

export const healthStoryShareReviewFromNameMax = 160;

export const healthStoryShareReviewAttemptsRemainingMin = 0;
export const healthStoryShareReviewAttemptsRemainingMax = 5;



export const HealthStoryShareReview = /*#__PURE__*/ zod.strictObject({
  "from_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareReviewFromNameMax)).check(/*#__PURE__*/ zod.describe('First name and initial only')),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "allow_note": /*#__PURE__*/ zod.boolean(),
  "attempts_remaining": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareReviewAttemptsRemainingMin)).check(/*#__PURE__*/ zod.lte(healthStoryShareReviewAttemptsRemainingMax)).check(/*#__PURE__*/ zod.describe('0 when too many wrong passcodes were tried.'))
}).check(/*#__PURE__*/ zod.describe('The preview before the passcode, with just enough data to recognize whose Health Story it is.'));

export type HealthStoryShareReview = zod.input<typeof HealthStoryShareReview>;
export type HealthStoryShareReviewOutput = zod.output<typeof HealthStoryShareReview>;

export const healthStoryShareUnlockPasscodeMax = 20;

export const healthStoryShareUnlockRecipientNameDefault = ``;
export const healthStoryShareUnlockRecipientNameMax = 120;


export const healthStoryShareUnlockRecipientNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');


export const HealthStoryShareUnlock = /*#__PURE__*/ zod.strictObject({
  "passcode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareUnlockPasscodeMax)),
  "recipient_name": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(healthStoryShareUnlockRecipientNameMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareUnlockRecipientNameRegExp)), healthStoryShareUnlockRecipientNameDefault)
}).check(/*#__PURE__*/ zod.describe('The passcode, and who opens it if they want to say so.'));

export type HealthStoryShareUnlock = zod.input<typeof HealthStoryShareUnlock>;
export type HealthStoryShareUnlockOutput = zod.output<typeof HealthStoryShareUnlock>;

export const healthStoryShareAccessAccessTokenMin = 16;
export const healthStoryShareAccessAccessTokenMax = 512;



export const HealthStoryShareAccess = /*#__PURE__*/ zod.strictObject({
  "access_token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(healthStoryShareAccessAccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareAccessAccessTokenMax)),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.describe('When the share ends.'))
}).check(/*#__PURE__*/ zod.describe('The access to one shared Health Story; the bearer of its summary and its notes, and of nothing else.'));

export type HealthStoryShareAccess = zod.input<typeof HealthStoryShareAccess>;
export type HealthStoryShareAccessOutput = zod.output<typeof HealthStoryShareAccess>;

export const healthStoryShareWrongPasscodeAttemptsRemainingMin = 0;
export const healthStoryShareWrongPasscodeAttemptsRemainingMax = 4;



export const HealthStoryShareWrongPasscode = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['incorrect_passcode']),
  "attempts_remaining": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(healthStoryShareWrongPasscodeAttemptsRemainingMin)).check(/*#__PURE__*/ zod.lte(healthStoryShareWrongPasscodeAttemptsRemainingMax))
}).check(/*#__PURE__*/ zod.describe('The passcode is not the right one (ERR-49).'));

export type HealthStoryShareWrongPasscode = zod.input<typeof HealthStoryShareWrongPasscode>;
export type HealthStoryShareWrongPasscodeOutput = zod.output<typeof HealthStoryShareWrongPasscode>;

export const HealthStoryShareLocked = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['verification_limit_exceeded'])
}).check(/*#__PURE__*/ zod.describe('Too many wrong passcodes were tried (ERR-50).'));

export type HealthStoryShareLocked = zod.input<typeof HealthStoryShareLocked>;
export type HealthStoryShareLockedOutput = zod.output<typeof HealthStoryShareLocked>;

export const sharedHealthStoryFromNameMax = 160;



export const SharedHealthStory = /*#__PURE__*/ zod.strictObject({
  "from_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sharedHealthStoryFromNameMax)).check(/*#__PURE__*/ zod.describe('First name and initial.')),
  "expires_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "view": HealthStoryView,
  "language": HealthStoryLanguage,
  "allow_note": /*#__PURE__*/ zod.boolean(),
  "since": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Test results, immunizations, procedures and documents of days before are left out; null: none are. What has no date stays. Allergies, medications, conditions and family history are always whole.')),
  "story": HealthStory
}).check(/*#__PURE__*/ zod.describe('The content of a share for its readers, identical to the owner\'s preview.'));

export type SharedHealthStory = zod.input<typeof SharedHealthStory>;
export type SharedHealthStoryOutput = zod.output<typeof SharedHealthStory>;

export const HealthStoryShareEnded = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['expired', 'revoked'])
}).check(/*#__PURE__*/ zod.describe('Why an access ended; returned only to readers who had opened it (ERR-51).'));

export type HealthStoryShareEnded = zod.input<typeof HealthStoryShareEnded>;
export type HealthStoryShareEndedOutput = zod.output<typeof HealthStoryShareEnded>;

export const healthStoryShareNoteCreateAuthorNameMax = 120;


export const healthStoryShareNoteCreateAuthorNameRegExp = new RegExp('^(?=.*[^\\s\\u2800\\uFE00-\\uFE0F])(?:[\\u0020-\\u007E\\u00A0-\\u00AC\\u00AE-\\u034E\\u0350-\\u058F]|(?:[^\\u0000-\\u058F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180E\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])[\\u200C\\u200D]?)+$');
export const healthStoryShareNoteCreateTextMax = 1000;


export const healthStoryShareNoteCreateTextRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const HealthStoryShareNoteCreate = /*#__PURE__*/ zod.strictObject({
  "author_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteCreateAuthorNameMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareNoteCreateAuthorNameRegExp)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(healthStoryShareNoteCreateTextMax)).check(/*#__PURE__*/ zod.regex(healthStoryShareNoteCreateTextRegExp))
}).check(/*#__PURE__*/ zod.describe('A note of a reader; plain text.'));

export type HealthStoryShareNoteCreate = zod.input<typeof HealthStoryShareNoteCreate>;
export type HealthStoryShareNoteCreateOutput = zod.output<typeof HealthStoryShareNoteCreate>;

export const consentDecisionVersionMax = 50;



export const ConsentDecision = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "consented": /*#__PURE__*/ zod.boolean(),
  "policy": /*#__PURE__*/ zod.url(),
  "decided_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(consentDecisionVersionMax))).check(/*#__PURE__*/ zod.describe('Version of the policy at that time; null if unknown.'))
}).check(/*#__PURE__*/ zod.describe('The recorded consent.'));

export type ConsentDecision = zod.input<typeof ConsentDecision>;
export type ConsentDecisionOutput = zod.output<typeof ConsentDecision>;

export const consentDecisionListCountMin = 0;

export const consentDecisionListResultsMax = 100;



export const ConsentDecisionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(consentDecisionListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(ConsentDecision).check(/*#__PURE__*/ zod.maxLength(consentDecisionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of consents, the newest first.'));

export type ConsentDecisionList = zod.input<typeof ConsentDecisionList>;
export type ConsentDecisionListOutput = zod.output<typeof ConsentDecisionList>;

export const consentDecisionCreatePolicyMax = 500;



export const ConsentDecisionCreate = /*#__PURE__*/ zod.strictObject({
  "consented": /*#__PURE__*/ zod.boolean(),
  "policy": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(consentDecisionCreatePolicyMax))
}).check(/*#__PURE__*/ zod.describe('A consent record (DATA-43, DATA-44, D-22). One call a policy.'));

export type ConsentDecisionCreate = zod.input<typeof ConsentDecisionCreate>;
export type ConsentDecisionCreateOutput = zod.output<typeof ConsentDecisionCreate>;

export const FormStatus = /*#__PURE__*/ zod.enum(['draft', 'published', 'retired']).check(/*#__PURE__*/ zod.describe('A draft was never published; a published form is what the next task opens with; a retired one is taken into no\njourney any more.\n'));

export type FormStatus = zod.input<typeof FormStatus>;
export type FormStatusOutput = zod.output<typeof FormStatus>;

export const formCompletenessEnCaMin = 0;
export const formCompletenessEnCaMax = 100;

export const formCompletenessFrCaMin = 0;
export const formCompletenessFrCaMax = 100;



export const FormCompleteness = /*#__PURE__*/ zod.strictObject({
  "en-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formCompletenessEnCaMin)).check(/*#__PURE__*/ zod.lte(formCompletenessEnCaMax)),
  "fr-ca": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formCompletenessFrCaMin)).check(/*#__PURE__*/ zod.lte(formCompletenessFrCaMax))
}).check(/*#__PURE__*/ zod.describe('How many of a form\'s texts are there in each language, in whole percent; 100 only when none is missing.'));

export type FormCompleteness = zod.input<typeof FormCompleteness>;
export type FormCompletenessOutput = zod.output<typeof FormCompleteness>;

export const formSummaryKeyMax = 64;

export const formSummaryNameMax = 1000;


export const formSummaryUsedByCountMin = 0;




export const FormSummary = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formSummaryKeyMax)).check(/*#__PURE__*/ zod.describe('By what journeys name it.')),
  "title": LocalizedText,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formSummaryNameMax)),
  "status": FormStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The number of the version that was published last.')),
  "has_draft": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether something is written that is not published.')),
  "completeness": FormCompleteness,
  "used_by_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formSummaryUsedByCountMin)).check(/*#__PURE__*/ zod.describe('How many journeys use it.')),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Grows with every write, for If-Match.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference
}).check(/*#__PURE__*/ zod.describe('A form in the list of those who write forms. Its name and completeness are those of its draft where it has one.\n'));

export type FormSummary = zod.input<typeof FormSummary>;
export type FormSummaryOutput = zod.output<typeof FormSummary>;

export const formListCountMin = 0;

export const formListResultsMax = 100;



export const FormList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(FormSummary).check(/*#__PURE__*/ zod.maxLength(formListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of forms (D-69).'));

export type FormList = zod.input<typeof FormList>;
export type FormListOutput = zod.output<typeof FormList>;

export const formCreateKeyRegExp = new RegExp('^[a-z][a-z0-9-]{0,63}$');


export const FormCreate = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formCreateKeyRegExp)).check(/*#__PURE__*/ zod.describe('Small letters, digits and hyphens; no other form has it.')),
  "title": LocalizedText,
  "duplicate_of": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The form that is copied, its draft where it has one.')),
  "definition": /*#__PURE__*/ zod.optional(FormDefinition)
}).check(/*#__PURE__*/ zod.describe('A new form: blank with its title, a copy of another (`duplicate_of`), or one that comes from elsewhere (`definition`).\nIt is created as a draft, with its own key and number.\n'));

export type FormCreate = zod.input<typeof FormCreate>;
export type FormCreateOutput = zod.output<typeof FormCreate>;

export const formKeyMax = 64;

export const formNameMax = 1000;


export const formUsedByCountMin = 0;




export const Form = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formKeyMax)).check(/*#__PURE__*/ zod.describe('By what journeys name it.')),
  "title": LocalizedText,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formNameMax)),
  "status": FormStatus,
  "version": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('The number of the version that was published last.')),
  "has_draft": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether something is written that is not published.')),
  "completeness": FormCompleteness,
  "used_by_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formUsedByCountMin)).check(/*#__PURE__*/ zod.describe('How many journeys use it.')),
  "revision": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.describe('Grows with every write, for If-Match.')),
  "updated_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "updated_by": PersonReference,
  "definition": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What was published last; null when nothing was.')),
  "draft": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('What is being written; its version is the number that it would be published with.')),
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "draft_updated_by": /*#__PURE__*/ zod.union([PersonReference,/*#__PURE__*/ zod.null()])
}).check(/*#__PURE__*/ zod.describe('A form as those who write forms have it, with what is published and what is being written.'));

export type Form = zod.input<typeof Form>;
export type FormOutput = zod.output<typeof Form>;

export const FormDraftSave = /*#__PURE__*/ zod.strictObject({
  "definition": FormDefinition
}).check(/*#__PURE__*/ zod.describe('What is being written, as a whole. It may be incomplete; the server keeps the form\'s own key and number. A\ndefinition is refused when its JSON is longer than 500,000 characters.\n'));

export type FormDraftSave = zod.input<typeof FormDraftSave>;
export type FormDraftSaveOutput = zod.output<typeof FormDraftSave>;

export const FormConflict = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.enum(['in_use', 'nothing_written', 'nothing_published', 'already_retired'])
}).check(/*#__PURE__*/ zod.describe('Why a form does not take a call: `in_use`, journeys use it; `nothing_written`, there is no draft;\n`nothing_published`, there is nothing but the draft; `already_retired`.\n'));

export type FormConflict = zod.input<typeof FormConflict>;
export type FormConflictOutput = zod.output<typeof FormConflict>;


export const formVersionCommentMax = 500;



export const FormVersion = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "published_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "published_by": PersonReference,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formVersionCommentMax))),
  "is_current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is what the next task opens with.'))
}).check(/*#__PURE__*/ zod.describe('A version of a form that was published.'));

export type FormVersion = zod.input<typeof FormVersion>;
export type FormVersionOutput = zod.output<typeof FormVersion>;

export const formVersionListCountMin = 0;

export const formVersionListResultsMax = 100;



export const FormVersionList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formVersionListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(FormVersion).check(/*#__PURE__*/ zod.maxLength(formVersionListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of the versions of a form, the newest first (D-69).'));

export type FormVersionList = zod.input<typeof FormVersionList>;
export type FormVersionListOutput = zod.output<typeof FormVersionList>;


export const formVersionDetailCommentMax = 500;



export const FormVersionDetail = /*#__PURE__*/ zod.strictObject({
  "number": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "published_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "published_by": PersonReference,
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formVersionDetailCommentMax))),
  "is_current": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is what the next task opens with.')),
  "definition": FormDefinition
}).check(/*#__PURE__*/ zod.describe('A version of a form that was published, with its questions.'));

export type FormVersionDetail = zod.input<typeof FormVersionDetail>;
export type FormVersionDetailOutput = zod.output<typeof FormVersionDetail>;

export const formPublishCommentMax = 500;


export const formPublishCommentRegExp = new RegExp('^(?:[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFDD0-\\uFDEF\\uFFFE\\uFFFF]|(?![\\uD83F\\uD87F][\\uDFFE\\uDFFF])[\\uD800-\\uD88F][\\uDC00-\\uDFFF]|\\uDB40[\\uDD00-\\uDDEF])*$');


export const FormPublish = /*#__PURE__*/ zod.strictObject({
  "comment": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formPublishCommentMax)).check(/*#__PURE__*/ zod.regex(formPublishCommentRegExp))).check(/*#__PURE__*/ zod.describe('What changed, and why.'))
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
}).check(/*#__PURE__*/ zod.describe('A journey that uses a form.'));

export type FormUsageJourney = zod.input<typeof FormUsageJourney>;
export type FormUsageJourneyOutput = zod.output<typeof FormUsageJourney>;





export const FormUsageVersion = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
}).check(/*#__PURE__*/ zod.describe('How many open tasks keep a version.'));

export type FormUsageVersion = zod.input<typeof FormUsageVersion>;
export type FormUsageVersionOutput = zod.output<typeof FormUsageVersion>;

export const formUsageJourneysMax = 1000;

export const formUsageOpenTaskCountMin = 0;

export const formUsageOpenTasksByVersionMax = 1000;



export const FormUsage = /*#__PURE__*/ zod.strictObject({
  "journeys": /*#__PURE__*/ zod.array(FormUsageJourney).check(/*#__PURE__*/ zod.maxLength(formUsageJourneysMax)).check(/*#__PURE__*/ zod.describe('The journeys that use it, by name.')),
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(formUsageOpenTaskCountMin)),
  "open_tasks_by_version": /*#__PURE__*/ zod.array(FormUsageVersion).check(/*#__PURE__*/ zod.maxLength(formUsageOpenTasksByVersionMax)).check(/*#__PURE__*/ zod.describe('Open tasks keep the version of their opening.'))
}).check(/*#__PURE__*/ zod.describe('Who is affected by a form.'));

export type FormUsage = zod.input<typeof FormUsage>;
export type FormUsageOutput = zod.output<typeof FormUsage>;

export const AuditObjectType = /*#__PURE__*/ zod.enum(['form', 'journey_definition', 'organization', 'organization_journey', 'content', 'media', 'invitation', 'user', 'process_instance', 'attention_item', 'person', 'person_note', 'person_health_story']).check(/*#__PURE__*/ zod.describe('What kind of thing was changed, or looked at.'));

export type AuditObjectType = zod.input<typeof AuditObjectType>;
export type AuditObjectTypeOutput = zod.output<typeof AuditObjectType>;

export const AuditAction = /*#__PURE__*/ zod.enum(['created', 'changed', 'deleted', 'saved_draft', 'discarded_draft', 'published', 'unpublished', 'retired', 'restored', 'sent', 'cancelled', 'started', 'deactivated', 'reactivated', 'taken', 'note_changed', 'handed_back', 'undone', 'assigned', 'unassigned', 'called', 'searched', 'viewed']).check(/*#__PURE__*/ zod.describe('What an administrator did, or a member of a care team with what needs attention and with people.'));

export type AuditAction = zod.input<typeof AuditAction>;
export type AuditActionOutput = zod.output<typeof AuditAction>;

export const auditChangeFieldMax = 200;

export const auditChangeBeforeMax = 10000;

export const auditChangeAfterMax = 10000;



export const AuditChange = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(auditChangeFieldMax)).check(/*#__PURE__*/ zod.describe('The field as the contract writes it; a path where forms and journeys hold values.')),
  "before": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeBeforeMax))),
  "after": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditChangeAfterMax)))
}).check(/*#__PURE__*/ zod.describe('One field before and after, as text; null where there was nothing.'));

export type AuditChange = zod.input<typeof AuditChange>;
export type AuditChangeOutput = zod.output<typeof AuditChange>;

export const auditEventActorNameMax = 200;

export const auditEventObjectNameMax = 300;

export const auditEventChangesMax = 200;

export const auditEventCommentMax = 1000;



export const AuditEvent = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "actor_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Who did it.')),
  "actor_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEventActorNameMax)).check(/*#__PURE__*/ zod.describe('As they were called then.')),
  "action": AuditAction,
  "object_type": AuditObjectType,
  "object_id": /*#__PURE__*/ zod.uuid(),
  "object_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEventObjectNameMax)).check(/*#__PURE__*/ zod.describe('As it was called then.')),
  "organization": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The organization it belongs to; null if it belongs to none.')),
  "changes": /*#__PURE__*/ zod.array(AuditChange).check(/*#__PURE__*/ zod.maxLength(auditEventChangesMax)),
  "comment": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(auditEventCommentMax))).check(/*#__PURE__*/ zod.describe('What was said about it.'))
}).check(/*#__PURE__*/ zod.describe('What an administrator or a care team changed, when, and how it was before.'));

export type AuditEvent = zod.input<typeof AuditEvent>;
export type AuditEventOutput = zod.output<typeof AuditEvent>;

export const auditEventListCountMin = 0;

export const auditEventListResultsMax = 100;



export const AuditEventList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(auditEventListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(AuditEvent).check(/*#__PURE__*/ zod.maxLength(auditEventListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of what administrators changed, the newest first (D-69).'));

export type AuditEventList = zod.input<typeof AuditEventList>;
export type AuditEventListOutput = zod.output<typeof AuditEventList>;
