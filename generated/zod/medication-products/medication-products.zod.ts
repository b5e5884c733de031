import * as zod from 'zod/mini';

import {
  ErrorDetail,
  MedicationProductList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The results are for choosing a name.
 * @summary Finds medicines, vitamins and natural products by name, ingredient or DIN, in both languages (HEALTH-01).
 */
export const listMedicationProductsQuerySearchMax = 200;

export const listMedicationProductsQueryPageDefault = 1;

export const listMedicationProductsQueryPageSizeDefault = 20;
export const listMedicationProductsQueryPageSizeMax = 100;



export const ListMedicationProductsQueryParams = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMedicationProductsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listMedicationProductsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMedicationProductsQueryPageSizeMax)), listMedicationProductsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListMedicationProducts200Response = MedicationProductList

export const ListMedicationProducts400Response = ValidationErrors

export const ListMedicationProducts401Response = ErrorDetail

export const ListMedicationProducts403Response = ErrorDetail

export const ListMedicationProducts404Response = ErrorDetail

