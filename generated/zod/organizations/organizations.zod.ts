import * as zod from 'zod/mini';

import {
  Branding,
  ErrorDetail,
  Organization,
  OrganizationList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Without filters, all organizations. `my_role_type` keeps those in which the caller has that role.
 * @summary Organizations; with my_role_type, the caller's own (CALL-61, D-31).
 */
export const listOrganizationsQueryPageDefault = 1;

export const listOrganizationsQueryPageSizeDefault = 20;
export const listOrganizationsQueryPageSizeMax = 100;

export const listOrganizationsQuerySearchMax = 200;



export const ListOrganizationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "my_role_type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['patient', 'provider'])).check(/*#__PURE__*/ zod.describe('Only organizations in which the caller has this role.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listOrganizationsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrganizationsQueryPageSizeMax)), listOrganizationsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrganizationsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListOrganizations200Response = OrganizationList

export const ListOrganizations400Response = ValidationErrors

export const ListOrganizations401Response = ErrorDetail

export const ListOrganizations403Response = ErrorDetail

export const ListOrganizations404Response = ErrorDetail

/**
 * Names, contact details and theme are visible to everyone who is signed in, and to guests.
 * @summary One organization, also one that the caller does not belong to (ORG-05).
 */
export const GetOrganizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetOrganization200Response = Organization

export const GetOrganization401Response = ErrorDetail

export const GetOrganization403Response = ErrorDetail

export const GetOrganization404Response = ErrorDetail

/**
 * Colours are returned as they were entered; a client checks their contrast before using them.
 * @summary An organization's logo and theme (CALL-28, CALL-63).
 */
export const GetOrganizationBrandingParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetOrganizationBranding200Response = Branding

export const GetOrganizationBranding401Response = ErrorDetail

export const GetOrganizationBranding403Response = ErrorDetail

export const GetOrganizationBranding404Response = ErrorDetail

