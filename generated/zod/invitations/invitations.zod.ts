import * as zod from 'zod/mini';

import {
  Branding,
  ErrorDetail,
  GuestSession,
  Invitation,
  InvitationAccept,
  InvitationAcceptRefused,
  InvitationAccepted,
  InvitationBatch,
  InvitationBatchResult,
  InvitationClosed,
  InvitationConsume,
  InvitationForbidden,
  InvitationList,
  InvitationPreview,
  InvitationReview,
  InvitationStatus,
  InvitationUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Most recently sent first by default. Joins through a registration link are not invitations and are not listed.
 * @summary The invitations of an organization (CALL-32).
 */
export const listInvitationsQueryPageDefault = 1;

export const listInvitationsQueryPageSizeDefault = 20;
export const listInvitationsQueryPageSizeMax = 100;

export const listInvitationsQuerySearchMax = 200;



export const ListInvitationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listInvitationsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listInvitationsQueryPageSizeMax)), listInvitationsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listInvitationsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(InvitationStatus)).check(/*#__PURE__*/ zod.describe('Only these statuses.')),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only invitations to this journey.')),
  "delivery": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['not_sent', 'sent', 'bounced'])).check(/*#__PURE__*/ zod.describe('Only those whose last message came this far.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['email', '-email', 'last_sent_at', '-last_sent_at']))).check(/*#__PURE__*/ zod.describe('Those that were sent last come first without it; those that were not sent come last.'))
})

export const ListInvitations200Response = InvitationList

export const ListInvitations400Response = ValidationErrors

export const ListInvitations401Response = ErrorDetail

export const ListInvitations403Response = ErrorDetail

export const ListInvitations404Response = ErrorDetail

/**
 * Handles each address separately: `results` tells which were invited and which were not, and why. One bad address
 * does not stop the others.
 * @summary Invites people to a journey (D-72); each address for itself.
 */
export const CreateInvitationsBody = InvitationBatch

export const CreateInvitations201Response = InvitationBatchResult

export const CreateInvitations400Response = ValidationErrors

export const CreateInvitations401Response = ErrorDetail

export const CreateInvitations403Response = ErrorDetail

export const CreateInvitations404Response = ErrorDetail

export const CreateInvitations409Response = ErrorDetail

export const CreateInvitations422Response = ErrorDetail

/**
 * Uses the same body as `createInvitations`. Call it before sending.
 * @summary The message as it would be sent, and who has been invited or is enrolled; sends nothing.
 */
export const PreviewInvitationsBody = InvitationBatch

export const PreviewInvitations200Response = InvitationPreview

export const PreviewInvitations400Response = ValidationErrors

export const PreviewInvitations401Response = ErrorDetail

export const PreviewInvitations403Response = ErrorDetail

export const PreviewInvitations404Response = ErrorDetail

/**
 * The link stops working at once. Answered invitations are a 409.
 * @summary Expires an invitation (CALL-35).
 */
export const UpdateInvitationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateInvitationBody = InvitationUpdate

export const UpdateInvitation200Response = Invitation

export const UpdateInvitation400Response = ValidationErrors

export const UpdateInvitation401Response = ErrorDetail

export const UpdateInvitation403Response = ErrorDetail

export const UpdateInvitation404Response = ErrorDetail

export const UpdateInvitation409Response = ErrorDetail

/**
 * At most once a minute and five times an hour. Invitations that were answered or cancelled are a 409.
 * @summary Sends the invitation again (CALL-33).
 */
export const ResendInvitationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ResendInvitation200Response = Invitation

export const ResendInvitation401Response = ErrorDetail

export const ResendInvitation403Response = ErrorDetail

export const ResendInvitation404Response = ErrorDetail

export const ResendInvitation409Response = ErrorDetail

export const ResendInvitation429Response = ErrorDetail

/**
 * The token is the only secret. Unknown tokens are a 404; closed invitations are returned with their status.
 * @summary Which organization invites, and to what; open to everyone (CALL-29, CALL-30).
 */
export const reviewInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const ReviewInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reviewInvitationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The invitation\'s token.'))
})

export const ReviewInvitation200Response = InvitationReview

export const ReviewInvitation404Response = ErrorDetail

/**
 * Use it to show the organization’s logo and colours before sign-in.
 * @summary The inviting organization's logo and theme; open to everyone (CALL-31).
 */
export const getInvitationBrandingPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetInvitationBrandingParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getInvitationBrandingPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The invitation\'s token.'))
})

export const GetInvitationBranding200Response = Branding

export const GetInvitationBranding404Response = ErrorDetail

/**
 * Enrols one of the caller’s profiles in the journey. Invitations sent to another address are a 403
 * (`wrong_account`).
 * @summary Accepts an invitation with an account (INV-03); guests use consume_as_guest.
 */
export const acceptInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const AcceptInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(acceptInvitationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The invitation\'s token.'))
})

export const AcceptInvitationBody = InvitationAccept

export const AcceptInvitation200Response = InvitationAccepted

export const AcceptInvitation400Response = /*#__PURE__*/ zod.union([InvitationAcceptRefused,ValidationErrors])

export const AcceptInvitation401Response = ErrorDetail

export const AcceptInvitation403Response = InvitationForbidden

export const AcceptInvitation404Response = ErrorDetail

export const AcceptInvitation409Response = InvitationClosed

export const AcceptInvitation422Response = ErrorDetail

/**
 * Final: a declined invitation can no longer be accepted. Invitations sent to another address are a 403
 * (`wrong_account`).
 * @summary Declines an invitation with an account (INV-03); guests use consume_as_guest.
 */
export const declineInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const DeclineInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(declineInvitationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The invitation\'s token.'))
})

export const DeclineInvitation200Response = InvitationReview

export const DeclineInvitation401Response = ErrorDetail

export const DeclineInvitation403Response = InvitationForbidden

export const DeclineInvitation404Response = ErrorDetail

export const DeclineInvitation409Response = InvitationClosed

/**
 * An invitation accepted by a guest stays open until the guest has consented to both policies: for everyone else its
 * status is PENDING, and answering it ends the guest's visit like `endGuestVisit`.
 * @summary Answers an invitation as a guest; open to everyone (CALL-37, D-28).
 */
export const consumeInvitationAsGuestPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const ConsumeInvitationAsGuestParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(consumeInvitationAsGuestPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The invitation\'s token.'))
})

export const ConsumeInvitationAsGuestBody = InvitationConsume

export const ConsumeInvitationAsGuest200Response = GuestSession

export const ConsumeInvitationAsGuest400Response = ValidationErrors

export const ConsumeInvitationAsGuest403Response = InvitationForbidden

export const ConsumeInvitationAsGuest404Response = ErrorDetail

export const ConsumeInvitationAsGuest409Response = InvitationClosed

export const ConsumeInvitationAsGuest422Response = ErrorDetail

