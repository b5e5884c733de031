import * as zod from 'zod/mini';

import {
  CarePartnership,
  CarePartnershipCreate,
  CarePartnershipList,
  CarePartnershipRefused,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Without those that have ended.
 * @summary The care partners of a profile, and those who were invited.
 */
export const ListCarePartnersParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listCarePartnersQueryPageDefault = 1;

export const listCarePartnersQueryPageSizeDefault = 20;
export const listCarePartnersQueryPageSizeMax = 100;



export const ListCarePartnersQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listCarePartnersQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCarePartnersQueryPageSizeMax)), listCarePartnersQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListCarePartners200Response = CarePartnershipList

export const ListCarePartners400Response = ValidationErrors

export const ListCarePartners401Response = ErrorDetail

export const ListCarePartners403Response = ErrorDetail

export const ListCarePartners404Response = ErrorDetail

/**
 * The message names the person, never their health. The invitation can be accepted by the account with this email
 * address alone, which may be created afterwards. One's own address is a 400.
 * @summary Invites someone to help with the care of a profile.
 */
export const InviteCarePartnerParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const InviteCarePartnerBody = CarePartnershipCreate

export const InviteCarePartner201Response = CarePartnership

export const InviteCarePartner400Response = ValidationErrors

export const InviteCarePartner401Response = ErrorDetail

export const InviteCarePartner403Response = ErrorDetail

export const InviteCarePartner404Response = ErrorDetail

export const InviteCarePartner409Response = CarePartnershipRefused

export const InviteCarePartner422Response = ErrorDetail

/**
 * Invitations are those sent to the email address of the account. Without those that have ended.
 * @summary The people whom the caller helps as a care partner, and those who invited the caller.
 */
export const listCarePartnershipsQueryPageDefault = 1;

export const listCarePartnershipsQueryPageSizeDefault = 20;
export const listCarePartnershipsQueryPageSizeMax = 100;



export const ListCarePartnershipsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listCarePartnershipsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCarePartnershipsQueryPageSizeMax)), listCarePartnershipsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListCarePartnerships200Response = CarePartnershipList

export const ListCarePartnerships400Response = ValidationErrors

export const ListCarePartnerships401Response = ErrorDetail

export const ListCarePartnerships403Response = ErrorDetail

export const ListCarePartnerships404Response = ErrorDetail

/**
 * The profile joins the caller's (`listPatients`). Accepting again changes nothing. An invitation to another email
 * address is a 404.
 * @summary Accepts an invitation to help.
 */
export const AcceptCarePartnershipParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const AcceptCarePartnership200Response = CarePartnership

export const AcceptCarePartnership401Response = ErrorDetail

export const AcceptCarePartnership403Response = ErrorDetail

export const AcceptCarePartnership404Response = ErrorDetail

export const AcceptCarePartnership409Response = CarePartnershipRefused

/**
 * Either side ends it; the other one is sent a message. Access ends immediately, what was sent stays. Ending it again
 * changes nothing. It is a 404 for everyone else.
 * @summary Ends a care partnership, or cancels or declines an invitation.
 */
export const EndCarePartnershipParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const EndCarePartnership200Response = CarePartnership

export const EndCarePartnership401Response = ErrorDetail

export const EndCarePartnership403Response = ErrorDetail

export const EndCarePartnership404Response = ErrorDetail

