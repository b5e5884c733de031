import * as zod from 'zod/mini';

import {
  ErrorDetail,
  FamilyHistory,
  FamilyHistoryCreate,
  FamilyHistoryList,
  FamilyHistoryUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The illnesses of a person's relatives (HEALTH-06, DATA-56).
 */
export const listFamilyHistoryQuerySearchMax = 200;

export const listFamilyHistoryQueryPageDefault = 1;

export const listFamilyHistoryQueryPageSizeDefault = 20;
export const listFamilyHistoryQueryPageSizeMax = 100;



export const ListFamilyHistoryQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "relation": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['mother', 'father', 'sibling', 'half_sibling', 'child', 'maternal_grandparents', 'paternal_grandparents', 'maternal_aunt_uncle', 'paternal_aunt_uncle', 'cousin', 'other'])).check(/*#__PURE__*/ zod.describe('Only this relative.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFamilyHistoryQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['relation', '-relation', 'condition', '-condition', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('By relative without it, the closest first.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listFamilyHistoryQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFamilyHistoryQueryPageSizeMax)), listFamilyHistoryQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListFamilyHistory200Response = FamilyHistoryList

export const ListFamilyHistory400Response = ValidationErrors

export const ListFamilyHistory401Response = ErrorDetail

export const ListFamilyHistory403Response = ErrorDetail

export const ListFamilyHistory404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes an entry of the family history down (HEALTH-06).
 */
export const CreateFamilyHistoryBody = FamilyHistoryCreate

export const CreateFamilyHistory201Response = FamilyHistory

export const CreateFamilyHistory400Response = ValidationErrors

export const CreateFamilyHistory401Response = ErrorDetail

export const CreateFamilyHistory403Response = ErrorDetail

export const CreateFamilyHistory404Response = ErrorDetail

export const CreateFamilyHistory409Response = ErrorDetail

export const CreateFamilyHistory422Response = ErrorDetail

/**
 * An entry that was deleted is a 404.
 * @summary One entry of the family history (HEALTH-06).
 */
export const GetFamilyHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetFamilyHistory200Response = FamilyHistory

export const GetFamilyHistory401Response = ErrorDetail

export const GetFamilyHistory403Response = ErrorDetail

export const GetFamilyHistory404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of an entry of the family history (HEALTH-06).
 */
export const UpdateFamilyHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateFamilyHistoryBody = FamilyHistoryUpdate

export const UpdateFamilyHistory200Response = FamilyHistory

export const UpdateFamilyHistory400Response = ValidationErrors

export const UpdateFamilyHistory401Response = ErrorDetail

export const UpdateFamilyHistory403Response = ErrorDetail

export const UpdateFamilyHistory404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes an entry of the family history out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteFamilyHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteFamilyHistory204Response = /*#__PURE__*/ zod.void()

export const DeleteFamilyHistory401Response = ErrorDetail

export const DeleteFamilyHistory403Response = ErrorDetail

export const DeleteFamilyHistory404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that an entry of the family history is still right.
 */
export const ConfirmFamilyHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmFamilyHistory200Response = FamilyHistory

export const ConfirmFamilyHistory401Response = ErrorDetail

export const ConfirmFamilyHistory403Response = ErrorDetail

export const ConfirmFamilyHistory404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings an entry of the family history back that was deleted less than ten minutes ago.
 */
export const RestoreFamilyHistoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreFamilyHistory200Response = FamilyHistory

export const RestoreFamilyHistory401Response = ErrorDetail

export const RestoreFamilyHistory403Response = ErrorDetail

export const RestoreFamilyHistory404Response = ErrorDetail

