import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Resource
} from '../portageV1.schemas.zod.ts';


/**
 * @summary A document or a link (LIB-04).
 */
export const GetResourceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const getResourceHeaderXIslandMax = 64;



export const GetResourceHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getResourceHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetResource200Response = Resource

export const GetResource401Response = ErrorDetail

export const GetResource403Response = ErrorDetail

export const GetResource404Response = ErrorDetail

