import * as zod from 'zod/mini';

import {
  ConsentDecision,
  ConsentDecisionCreate,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * @summary Records a consent; one call a policy (CALL-55..60).
 */
export const createConsentDecisionHeaderXIslandMax = 64;



export const CreateConsentDecisionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createConsentDecisionHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const CreateConsentDecisionBody = ConsentDecisionCreate

export const CreateConsentDecision201Response = ConsentDecision

export const CreateConsentDecision400Response = ValidationErrors

export const CreateConsentDecision401Response = ErrorDetail

export const CreateConsentDecision403Response = ErrorDetail

