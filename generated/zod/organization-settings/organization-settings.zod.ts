import * as zod from 'zod/mini';

import {
  Branding,
  ErrorDetail,
  Organization,
  OrganizationLogo,
  OrganizationUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * @summary Changes an organization; for its care team and administrators (ORG-15).
 */
export const UpdateOrganizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const updateOrganizationHeaderXIslandMax = 64;

export const updateOrganizationHeaderIfMatchRegExp = new RegExp('^"\\d{1,9}"$');


export const UpdateOrganizationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateOrganizationHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).')),
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateOrganizationHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The revision that the change was made from; "0", that there was nothing. When it is sent and somebody else changed\nthe resource since, the call is a 412 and nothing is changed.\n'))
})

export const UpdateOrganizationBody = OrganizationUpdate

export const UpdateOrganization200Response = Organization

export const UpdateOrganization400Response = ValidationErrors

export const UpdateOrganization401Response = ErrorDetail

export const UpdateOrganization403Response = ErrorDetail

export const UpdateOrganization404Response = ErrorDetail

export const UpdateOrganization412Response = ErrorDetail

/**
 * @summary Puts a logo in place of the one before.
 */
export const SaveOrganizationLogoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const saveOrganizationLogoHeaderXIslandMax = 64;

export const saveOrganizationLogoHeaderIfMatchRegExp = new RegExp('^"\\d{1,9}"$');


export const SaveOrganizationLogoHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveOrganizationLogoHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).')),
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveOrganizationLogoHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The revision that the change was made from; "0", that there was nothing. When it is sent and somebody else changed\nthe resource since, the call is a 412 and nothing is changed.\n'))
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
 * @summary Takes the logo away; without one the name stands in its place.
 */
export const DeleteOrganizationLogoParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const deleteOrganizationLogoHeaderXIslandMax = 64;

export const deleteOrganizationLogoHeaderIfMatchRegExp = new RegExp('^"\\d{1,9}"$');


export const DeleteOrganizationLogoHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deleteOrganizationLogoHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).')),
  "If-Match": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteOrganizationLogoHeaderIfMatchRegExp))).check(/*#__PURE__*/ zod.describe('The revision that the change was made from; "0", that there was nothing. When it is sent and somebody else changed\nthe resource since, the call is a 412 and nothing is changed.\n'))
})

export const DeleteOrganizationLogo204Response = /*#__PURE__*/ zod.void()

export const DeleteOrganizationLogo401Response = ErrorDetail

export const DeleteOrganizationLogo403Response = ErrorDetail

export const DeleteOrganizationLogo404Response = ErrorDetail

export const DeleteOrganizationLogo412Response = ErrorDetail

