import * as zod from 'zod/mini';

import {
  Branding,
  ErrorDetail,
  Organization,
  OrganizationHitList,
  OrganizationLogo,
  OrganizationSearch,
  OrganizationUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Omitted fields stay as they are. `If-Match` with the revision avoids overwriting another person’s change (412).
 * @summary Changes an organization; for its care team and administrators (ORG-15).
 */
export const UpdateOrganizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateOrganizationBody = OrganizationUpdate

export const UpdateOrganization200Response = Organization

export const UpdateOrganization400Response = ValidationErrors

export const UpdateOrganization401Response = ErrorDetail

export const UpdateOrganization403Response = ErrorDetail

export const UpdateOrganization404Response = ErrorDetail

export const UpdateOrganization412Response = ErrorDetail

/**
 * PNG or JPEG, at most 1 MB, recognized by its content. Each upload gets a new address, so caches never show an
 * old logo.
 * @summary Puts a logo in place of the one before.
 */
export const SaveOrganizationLogoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveOrganizationLogoBody = OrganizationLogo

export const SaveOrganizationLogo200Response = Branding

export const SaveOrganizationLogo400Response = ValidationErrors

export const SaveOrganizationLogo401Response = ErrorDetail

export const SaveOrganizationLogo403Response = ErrorDetail

export const SaveOrganizationLogo404Response = ErrorDetail

export const SaveOrganizationLogo412Response = ErrorDetail

export const SaveOrganizationLogo413Response = ErrorDetail

/**
 * Deleting a logo that does not exist succeeds too.
 * @summary Removes the logo; the name is shown instead.
 */
export const DeleteOrganizationLogoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteOrganizationLogo204Response = /*#__PURE__*/ zod.void()

export const DeleteOrganizationLogo401Response = ErrorDetail

export const DeleteOrganizationLogo403Response = ErrorDetail

export const DeleteOrganizationLogo404Response = ErrorDetail

export const DeleteOrganizationLogo412Response = ErrorDetail

/**
 * Finds journeys, forms, contents, files, users and invitations, drafts too, by their titles and texts in both
 * languages. Kinds are in the order of `OrganizationHitKind`; within one, titles that hold the words come first. The
 * search terms are sent in the body, so that names never appear in a URL.
 * @summary Searches everything that administrators set up in an organization, and its people.
 */
export const SearchOrganizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const searchOrganizationQueryPageDefault = 1;

export const searchOrganizationQueryPageSizeDefault = 20;
export const searchOrganizationQueryPageSizeMax = 100;



export const SearchOrganizationQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), searchOrganizationQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchOrganizationQueryPageSizeMax)), searchOrganizationQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const SearchOrganizationBody = OrganizationSearch

export const SearchOrganization200Response = OrganizationHitList

export const SearchOrganization400Response = ValidationErrors

export const SearchOrganization401Response = ErrorDetail

export const SearchOrganization403Response = ErrorDetail

export const SearchOrganization404Response = ErrorDetail

