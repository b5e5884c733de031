import * as zod from 'zod/mini';

import {
  ConsentDecision,
  ConsentDecisionCreate,
  ConsentDecisionList,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Decisions are never changed or deleted; the newest one for a policy counts.
 * @summary What the caller agreed to, and when; the newest first.
 */
export const listConsentDecisionsQueryPageDefault = 1;

export const listConsentDecisionsQueryPageSizeDefault = 20;
export const listConsentDecisionsQueryPageSizeMax = 100;



export const ListConsentDecisionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listConsentDecisionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConsentDecisionsQueryPageSizeMax)), listConsentDecisionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListConsentDecisions200Response = ConsentDecisionList

export const ListConsentDecisions400Response = ValidationErrors

export const ListConsentDecisions401Response = ErrorDetail

export const ListConsentDecisions403Response = ErrorDetail

export const ListConsentDecisions404Response = ErrorDetail

/**
 * Our proposal for a withdrawn consent (`consented: false` after `true`): the person's active shares end, and only
 * the person can read their profiles, journeys and answers. For care teams and administrators these are a 404 and
 * appear in no list. The person can still read and download everything. Giving consent again restores access, except
 * for the ended shares.
 * @summary Records a consent, one call per policy (CALL-55..60).
 */
export const CreateConsentDecisionBody = ConsentDecisionCreate

export const CreateConsentDecision201Response = ConsentDecision

export const CreateConsentDecision400Response = ValidationErrors

export const CreateConsentDecision401Response = ErrorDetail

export const CreateConsentDecision403Response = ErrorDetail

export const CreateConsentDecision409Response = ErrorDetail

export const CreateConsentDecision422Response = ErrorDetail

