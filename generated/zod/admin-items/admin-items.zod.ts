import * as zod from 'zod/mini';

import {
  AdminItemKind,
  AdminItemList,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Computed on each call: stuck journeys, alerts nobody has taken, returned invitations, texts without French and
 * unpublished drafts. `counts` covers all kinds, whatever the filter.
 * @summary What needs an administrator, kind by kind, in each what waits longest first.
 */
export const listAdminItemsQueryKindInMax = 7;

export const listAdminItemsQueryPageDefault = 1;

export const listAdminItemsQueryPageSizeDefault = 20;
export const listAdminItemsQueryPageSizeMax = 100;



export const ListAdminItemsQueryParams = /*#__PURE__*/ zod.strictObject({
  "kind__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AdminItemKind).check(/*#__PURE__*/ zod.maxLength(listAdminItemsQueryKindInMax))).check(/*#__PURE__*/ zod.describe('Only these kinds.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listAdminItemsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAdminItemsQueryPageSizeMax)), listAdminItemsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListAdminItems200Response = AdminItemList

export const ListAdminItems400Response = ValidationErrors

export const ListAdminItems401Response = ErrorDetail

export const ListAdminItems403Response = ErrorDetail

export const ListAdminItems404Response = ErrorDetail

