import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Resource
} from '../portageV1.schemas.zod.ts';


/**
 * Members of the organization see it. `kind` tells whether it downloads or opens another site.
 * @summary A document or a link (LIB-04).
 */
export const GetResourceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetResource200Response = Resource

export const GetResource401Response = ErrorDetail

export const GetResource403Response = ErrorDetail

export const GetResource404Response = ErrorDetail

