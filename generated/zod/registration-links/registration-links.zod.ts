import * as zod from 'zod/mini';

import {
  ErrorDetail,
  RegistrationLink,
  RegistrationLinkCreate,
  RegistrationLinkList,
  RegistrationLinkUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Only those of organizations whose care team the caller is on; administrators see all.
 * @summary The links by which people join journeys of an organization by themselves (INV-04).
 */
export const listRegistrationLinksQueryPageDefault = 1;

export const listRegistrationLinksQueryPageSizeDefault = 20;
export const listRegistrationLinksQueryPageSizeMax = 100;



export const ListRegistrationLinksQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only the link of this journey.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listRegistrationLinksQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRegistrationLinksQueryPageSizeMax)), listRegistrationLinksQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListRegistrationLinks200Response = RegistrationLinkList

export const ListRegistrationLinks400Response = ValidationErrors

export const ListRegistrationLinks401Response = ErrorDetail

export const ListRegistrationLinks403Response = ErrorDetail

export const ListRegistrationLinks404Response = ErrorDetail

/**
 * A journey has one link; where there is one already this is a 409.
 * @summary Makes the link of a journey, turned on (INV-04).
 */
export const CreateRegistrationLinkBody = RegistrationLinkCreate

export const CreateRegistrationLink201Response = RegistrationLink

export const CreateRegistrationLink400Response = ValidationErrors

export const CreateRegistrationLink401Response = ErrorDetail

export const CreateRegistrationLink403Response = ErrorDetail

export const CreateRegistrationLink404Response = ErrorDetail

export const CreateRegistrationLink409Response = ErrorDetail

export const CreateRegistrationLink422Response = ErrorDetail

/**
 * While it is off its address leads nowhere, as if it had never been; who joined by it stays in the journey. Turned on again it has the same address.
 * @summary Turns a link off or on again (INV-04).
 */
export const UpdateRegistrationLinkParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateRegistrationLinkBody = RegistrationLinkUpdate

export const UpdateRegistrationLink200Response = RegistrationLink

export const UpdateRegistrationLink400Response = ValidationErrors

export const UpdateRegistrationLink401Response = ErrorDetail

export const UpdateRegistrationLink403Response = ErrorDetail

export const UpdateRegistrationLink404Response = ErrorDetail

