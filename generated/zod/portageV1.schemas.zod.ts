import * as zod from 'zod/mini';

export const RoleType = /*#__PURE__*/ zod.enum(['patient', 'provider', 'admin']).check(/*#__PURE__*/ zod.describe('What a user may be (DATA-03). Clients give an unknown value no rights (D-04).'));

export type RoleType = zod.input<typeof RoleType>;
export type RoleTypeOutput = zod.output<typeof RoleType>;

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
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(userEmailMax)))
}).check(/*#__PURE__*/ zod.describe('A person who can use the portal (DATA-01..10).'));

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const userListCountMin = 0;

export const userListResultsMax = 100;



export const UserList = /*#__PURE__*/ zod.strictObject({
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(userListCountMin)).check(/*#__PURE__*/ zod.describe('How many there are on all pages.')),
  "next": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The next page.')),
  "previous": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('The page before.')),
  "results": /*#__PURE__*/ zod.array(User).check(/*#__PURE__*/ zod.maxLength(userListResultsMax))
}).check(/*#__PURE__*/ zod.describe('One page of users (D-69).'));

export type UserList = zod.input<typeof UserList>;
export type UserListOutput = zod.output<typeof UserList>;

export const ValidationErrors = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.unknown())])).check(/*#__PURE__*/ zod.describe('Messages by field, as `{"field": ["message"]}`; `non_field_errors` holds those of no field. A field that is an\nobject holds messages by its own fields. A body that cannot be read at all is `{"detail": "..."}`.\n'));

export type ValidationErrors = zod.input<typeof ValidationErrors>;
export type ValidationErrorsOutput = zod.output<typeof ValidationErrors>;

export const ErrorDetail = /*#__PURE__*/ zod.strictObject({
  "detail": /*#__PURE__*/ zod.string(),
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('A fixed word for the case.'))
}).check(/*#__PURE__*/ zod.describe('Why a call was refused, in words for the developer.'));

export type ErrorDetail = zod.input<typeof ErrorDetail>;
export type ErrorDetailOutput = zod.output<typeof ErrorDetail>;

export const userUpdateFirstNameMax = 150;

export const userUpdateLastNameMax = 150;



export const UserUpdate = /*#__PURE__*/ zod.strictObject({
  "current_patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('One of the caller\'s own profiles, which becomes the active one (DATA-04, D-39).')),
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userUpdateLastNameMax)))
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

export const Language = /*#__PURE__*/ zod.enum(['en-ca', 'fr-ca']).check(/*#__PURE__*/ zod.describe('A language of the interface (I18N-01).'));

export type Language = zod.input<typeof Language>;
export type LanguageOutput = zod.output<typeof Language>;

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

export const patientCreateLastNameMax = 150;



export const PatientCreate = /*#__PURE__*/ zod.strictObject({
  "first_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientCreateFirstNameMax)),
  "last_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientCreateLastNameMax)),
  "is_self": /*#__PURE__*/ zod.boolean()
});

export type PatientCreate = zod.input<typeof PatientCreate>;
export type PatientCreateOutput = zod.output<typeof PatientCreate>;

export const patientUpdateFirstNameMax = 150;

export const patientUpdateLastNameMax = 150;



export const PatientUpdate = /*#__PURE__*/ zod.strictObject({
  "first_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientUpdateFirstNameMax))),
  "last_name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(patientUpdateLastNameMax))),
  "is_self": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "avatar_style": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([AvatarStyle,/*#__PURE__*/ zod.null()])).check(/*#__PURE__*/ zod.describe('Null takes the pattern away.'))
}).check(/*#__PURE__*/ zod.describe('The changed fields only (CALL-24).'));

export type PatientUpdate = zod.input<typeof PatientUpdate>;
export type PatientUpdateOutput = zod.output<typeof PatientUpdate>;

export const ThemeMaxOne = 64;



export const Theme = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(ThemeMaxOne))).check(/*#__PURE__*/ zod.describe('Colour names to values (ORG-11, ORG-12). Known names are primary-50 to primary-950, text-title, text-titleLight,\ntext-secondary, text-links, background-white and background-secondary; a client leaves others out.\n'));

export type Theme = zod.input<typeof Theme>;
export type ThemeOutput = zod.output<typeof Theme>;

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
  "contact_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationContactNameMax))),
  "email": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(organizationEmailMax))),
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(organizationPhoneMax)))
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

export const Branding = /*#__PURE__*/ zod.strictObject({
  "logo": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()).check(/*#__PURE__*/ zod.describe('Shown at 150x90 (AUTH-50).')),
  "theme": /*#__PURE__*/ zod.union([Theme,/*#__PURE__*/ zod.null()]),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string())
}).check(/*#__PURE__*/ zod.describe('How an organization looks (CALL-28, D-16).'));

export type Branding = zod.input<typeof Branding>;
export type BrandingOutput = zod.output<typeof Branding>;

export const InvitationStatus = /*#__PURE__*/ zod.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED']).check(/*#__PURE__*/ zod.describe('Only EXPIRED is known on the wire; the others are known as texts (INV-01, D-11).'));

export type InvitationStatus = zod.input<typeof InvitationStatus>;
export type InvitationStatusOutput = zod.output<typeof InvitationStatus>;

export const invitationTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');
export const invitationEmailMax = 254;



export const Invitation = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(invitationTokenRegExp)),
  "status": InvitationStatus,
  "email": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(invitationEmailMax))),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "process_definition_name": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string()),
  "last_sent_at": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
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

export const InvitationUpdate = /*#__PURE__*/ zod.strictObject({
  "status": /*#__PURE__*/ zod.enum(['EXPIRED']).check(/*#__PURE__*/ zod.describe('The one change a client may make (CALL-35).'))
});

export type InvitationUpdate = zod.input<typeof InvitationUpdate>;
export type InvitationUpdateOutput = zod.output<typeof InvitationUpdate>;

export const invitationReviewRecipientMax = 254;



export const InvitationReview = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "name": /*#__PURE__*/ zod.string()
}),
  "status": /*#__PURE__*/ zod.enum(['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED']).check(/*#__PURE__*/ zod.describe('Only EXPIRED is known on the wire; the others are known as texts (INV-01, D-11).')),
  "process_definition_name": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()),
  "process_definition_description": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('What the journey involves; null when the invitation leads to none.')),
  "expires_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('Until when it can be answered; null when it has no end. After that its status is EXPIRED.')),
  "sent_by": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('Who of the care team sent it; null when that is not known.')),
  "recipient": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(invitationReviewRecipientMax)).check(/*#__PURE__*/ zod.describe('To whom it was sent, masked so that the token alone tells nobody\'s address.')),
  "is_for_caller": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether the caller may answer it with their account: true when it was sent to their address, or when they\naccepted it; false when they are signed in with another address; null when nobody is signed in. A guest is\nsigned in as nobody, but for the invitation that made them one.\n')),
  "process_instance": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The journey it led to, for the caller who accepted it; null for everybody else.')),
  "may_be_guest": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it can be accepted without an account now. It can while it is pending and leads to a journey.'))
}).check(/*#__PURE__*/ zod.describe('What an invitee is told before answering, and what became of it after (CALL-29, CALL-30).'));

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

export const TaskKind = /*#__PURE__*/ zod.enum(['form', 'education', 'acknowledgement']).check(/*#__PURE__*/ zod.describe('What the person does in this step.'));

export type TaskKind = zod.input<typeof TaskKind>;
export type TaskKindOutput = zod.output<typeof TaskKind>;

export const PatientReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string()
}).check(/*#__PURE__*/ zod.describe('Whom something is about.'));

export type PatientReference = zod.input<typeof PatientReference>;
export type PatientReferenceOutput = zod.output<typeof PatientReference>;

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
  "draft_updated_at": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('When a draft was last saved; null without one.'))
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

export const formDataOneMax = 10000;



export const FormData = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formDataOneMax)),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())])).check(/*#__PURE__*/ zod.describe('Answers by field key, flat. A date is `YYYY-MM-DD`, a choice is the option\'s value, several choices are a list.\nFields that are hidden or not answered are left out.\n'));

export type FormData = zod.input<typeof FormData>;
export type FormDataOutput = zod.output<typeof FormData>;

export const TaskComplete = /*#__PURE__*/ zod.strictObject({
  "form_data": FormData
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
}).check(/*#__PURE__*/ zod.describe('A text in the languages it exists in; English stands in for a missing one (LIB-01).'));

export type LocalizedText = zod.input<typeof LocalizedText>;
export type LocalizedTextOutput = zod.output<typeof LocalizedText>;

export const FormCondition = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string(),
  "op": /*#__PURE__*/ zod.enum(['eq', 'ne', 'in', 'gt', 'gte', 'lt', 'lte', 'contains', 'answered', 'empty']),
  "value": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string())]))
}).check(/*#__PURE__*/ zod.describe('Compares the answer of one field. `in` takes a list; `contains` asks whether several choices hold the value;\n`answered` and `empty` take no value.\n'));

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
});

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
});

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

export const formFieldDateKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');
export const formFieldDateWithinYearsMax = 125;



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
  "within_years": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(formFieldDateWithinYearsMax)))
});

export type FormFieldDate = zod.input<typeof FormFieldDate>;
export type FormFieldDateOutput = zod.output<typeof FormFieldDate>;

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
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formFieldChoiceOptionsMax))
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
  "options": /*#__PURE__*/ zod.array(FormOption).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(formFieldMultiChoiceOptionsMax))
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

export const formFieldConsentKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');


export const FormFieldConsent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['consent']),
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formFieldConsentKeyRegExp)),
  "label": LocalizedText,
  "help": /*#__PURE__*/ zod.optional(LocalizedText),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility)
}).check(/*#__PURE__*/ zod.describe('A box that must be ticked.'));

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

export const FormField = /*#__PURE__*/ zod.discriminatedUnion('type', [FormFieldText,FormFieldParagraph,FormFieldEmail,FormFieldPhone,FormFieldNumber,FormFieldDate,FormFieldBoolean,FormFieldChoice,FormFieldMultiChoice,FormFieldScale,FormFieldConsent,FormFieldInfo]).check(/*#__PURE__*/ zod.describe('A question or a text of a form. A client shows a type it does not know as such, and does not submit.'));

export type FormField = zod.input<typeof FormField>;
export type FormFieldOutput = zod.output<typeof FormField>;

export const formPageKeyRegExp = new RegExp('^[a-z][a-z0-9_]{0,63}$');



export const FormPage = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(formPageKeyRegExp)),
  "title": LocalizedText,
  "intro": /*#__PURE__*/ zod.optional(LocalizedText),
  "visible_when": /*#__PURE__*/ zod.optional(FormVisibility),
  "fields": /*#__PURE__*/ zod.array(FormField).check(/*#__PURE__*/ zod.minLength(1))
});

export type FormPage = zod.input<typeof FormPage>;
export type FormPageOutput = zod.output<typeof FormPage>;





export const FormDefinition = /*#__PURE__*/ zod.strictObject({
  "key": /*#__PURE__*/ zod.string(),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "title": LocalizedText,
  "pages": /*#__PURE__*/ zod.array(FormPage).check(/*#__PURE__*/ zod.minLength(1))
}).check(/*#__PURE__*/ zod.describe('A form, page by page. Its version is pinned to the task.'));

export type FormDefinition = zod.input<typeof FormDefinition>;
export type FormDefinitionOutput = zod.output<typeof FormDefinition>;

export const TaskForm = /*#__PURE__*/ zod.strictObject({
  "definition": /*#__PURE__*/ zod.union([FormDefinition,/*#__PURE__*/ zod.null()]),
  "content": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(LocalizedText)).check(/*#__PURE__*/ zod.describe('What to read, paragraph by paragraph, in an education or acknowledgement task.')),
  "is_monitored": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether someone of the care team reads the answers as they come.'))
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

export const PersonReference = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "display_name": /*#__PURE__*/ zod.string()
});

export type PersonReference = zod.input<typeof PersonReference>;
export type PersonReferenceOutput = zod.output<typeof PersonReference>;

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
  "patient": PatientReference
}).check(/*#__PURE__*/ zod.describe('What was answered, with the form as it was then.'));

export type Submission = zod.input<typeof Submission>;
export type SubmissionOutput = zod.output<typeof Submission>;

export const ProcessInstanceStatus = /*#__PURE__*/ zod.enum(['active', 'enrolled', 'cancelled', 'pending']).check(/*#__PURE__*/ zod.describe('A journey\'s status (DATA-31). Proposed meaning: pending, not begun; active, a step is open; enrolled, no step is\nopen now; cancelled, it was left. A finished journey is one whose completed_at is set.\n'));

export type ProcessInstanceStatus = zod.input<typeof ProcessInstanceStatus>;
export type ProcessInstanceStatusOutput = zod.output<typeof ProcessInstanceStatus>;

export const VariableValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string(),/*#__PURE__*/ zod.number(),/*#__PURE__*/ zod.boolean(),/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),/*#__PURE__*/ zod.null()]).check(/*#__PURE__*/ zod.describe('The value of a process variable.'));

export type VariableValue = zod.input<typeof VariableValue>;
export type VariableValueOutput = zod.output<typeof VariableValue>;

export const processInstanceProgressCompletedMin = 0;

export const processInstanceProgressTotalMin = 0;

export const processInstanceOpenTaskCountMin = 0;



export const ProcessInstance = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "variables": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue).check(/*#__PURE__*/ zod.describe('By name.')),
  "process_definition_name": /*#__PURE__*/ zod.string(),
  "banner_image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
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
  "open_task_count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processInstanceOpenTaskCountMin)),
  "is_monitored": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether someone of the care team reads the answers.')),
  "description": /*#__PURE__*/ zod.string(),
  "camunda_id": /*#__PURE__*/ zod.string(),
  "start_variables": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue)
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

export const processInstanceFilterSearchMax = 200;

export const processInstanceFilterVariablesItemNameMax = 100;

export const processInstanceFilterVariablesMax = 20;



export const ProcessInstanceFilter = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceStatus)),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceFilterSearchMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(processInstanceFilterVariablesItemNameMax)),
  "operator": /*#__PURE__*/ zod.enum(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'in']),
  "value": VariableValue
})).check(/*#__PURE__*/ zod.maxLength(processInstanceFilterVariablesMax)))
}).check(/*#__PURE__*/ zod.describe('What to look for (D-73). Every part that is given must hold.'));

export type ProcessInstanceFilter = zod.input<typeof ProcessInstanceFilter>;
export type ProcessInstanceFilterOutput = zod.output<typeof ProcessInstanceFilter>;

export const executionCreateActivityIdMax = 100;



export const ExecutionCreate = /*#__PURE__*/ zod.strictObject({
  "activity_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(executionCreateActivityIdMax)),
  "instruction_type": /*#__PURE__*/ zod.enum(['startBeforeActivity', 'startAfterActivity', 'startTransition']).check(/*#__PURE__*/ zod.describe('The engine\'s instruction (D-73).'))
});

export type ExecutionCreate = zod.input<typeof ExecutionCreate>;
export type ExecutionCreateOutput = zod.output<typeof ExecutionCreate>;

export const ActivityCancel = /*#__PURE__*/ zod.strictObject({
  "task": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The open task that stands for the activity.'))
});

export type ActivityCancel = zod.input<typeof ActivityCancel>;
export type ActivityCancelOutput = zod.output<typeof ActivityCancel>;

export const variableNameRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_]{0,99}$');


export const Variable = /*#__PURE__*/ zod.strictObject({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(variableNameRegExp)),
  "value": VariableValue,
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['String', 'Number', 'Boolean', 'Json', 'Null']))
}).check(/*#__PURE__*/ zod.describe('One process variable (CALL-53, CALL-54, D-73).'));

export type Variable = zod.input<typeof Variable>;
export type VariableOutput = zod.output<typeof Variable>;

export const processDefinitionStepCountMin = 0;



export const ProcessDefinition = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "key": /*#__PURE__*/ zod.string(),
  "name": /*#__PURE__*/ zod.string(),
  "description": /*#__PURE__*/ zod.string(),
  "banner_image": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.url()),
  "languages": /*#__PURE__*/ zod.array(Language),
  "organization": /*#__PURE__*/ zod.uuid(),
  "step_count": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(processDefinitionStepCountMin))),
  "next_task_modal": /*#__PURE__*/ zod.boolean()
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

export const consentDecisionVersionMax = 50;



export const ConsentDecision = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.uuid(),
  "consented": /*#__PURE__*/ zod.boolean(),
  "policy": /*#__PURE__*/ zod.url(),
  "decided_at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "version": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(consentDecisionVersionMax))).check(/*#__PURE__*/ zod.describe('Which version of the policy applied then; null where nobody knows.'))
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
