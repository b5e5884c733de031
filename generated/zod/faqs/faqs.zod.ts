import * as zod from 'zod/mini';

import {
  ErrorDetail,
  FaqList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The same for all callers, in the language of the request.
 * @summary Frequent questions with their answers, category by category (LIB-04, ROUTE-64).
 */
export const listFaqsQuerySearchMax = 200;

export const listFaqsQueryPageDefault = 1;

export const listFaqsQueryPageSizeDefault = 20;
export const listFaqsQueryPageSizeMax = 100;



export const ListFaqsQueryParams = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFaqsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listFaqsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFaqsQueryPageSizeMax)), listFaqsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListFaqs200Response = FaqList

export const ListFaqs400Response = ValidationErrors

export const ListFaqs401Response = ErrorDetail

export const ListFaqs403Response = ErrorDetail

export const ListFaqs404Response = ErrorDetail

