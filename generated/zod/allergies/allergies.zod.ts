import * as zod from 'zod/mini';

import {
  Allergy,
  AllergyCreate,
  AllergyList,
  AllergyUpdate,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The allergies in a person's health record (DATA-56).
 */
export const listAllergiesQuerySearchMax = 200;

export const listAllergiesQueryPageDefault = 1;

export const listAllergiesQueryPageSizeDefault = 20;
export const listAllergiesQueryPageSizeMax = 100;



export const ListAllergiesQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'resolved', 'entered_in_error'])).check(/*#__PURE__*/ zod.describe('Only those of this status.')),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['medication', 'food', 'environment', 'insect', 'latex', 'other'])).check(/*#__PURE__*/ zod.describe('Only this kind.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAllergiesQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['severity', '-severity', 'allergen', '-allergen', 'onset_year', '-onset_year', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('The most serious ones first without it, anaphylaxis before all; `-severity` is that order, too.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listAllergiesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAllergiesQueryPageSizeMax)), listAllergiesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListAllergies200Response = AllergyList

export const ListAllergies400Response = ValidationErrors

export const ListAllergies401Response = ErrorDetail

export const ListAllergies403Response = ErrorDetail

export const ListAllergies404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes an allergy down (DATA-56).
 */
export const CreateAllergyBody = AllergyCreate

export const CreateAllergy201Response = Allergy

export const CreateAllergy400Response = ValidationErrors

export const CreateAllergy401Response = ErrorDetail

export const CreateAllergy403Response = ErrorDetail

export const CreateAllergy404Response = ErrorDetail

export const CreateAllergy409Response = ErrorDetail

export const CreateAllergy422Response = ErrorDetail

/**
 * An allergy that was deleted is a 404.
 * @summary One allergy (DATA-56).
 */
export const GetAllergyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetAllergy200Response = Allergy

export const GetAllergy401Response = ErrorDetail

export const GetAllergy403Response = ErrorDetail

export const GetAllergy404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of an allergy (DATA-56).
 */
export const UpdateAllergyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateAllergyBody = AllergyUpdate

export const UpdateAllergy200Response = Allergy

export const UpdateAllergy400Response = ValidationErrors

export const UpdateAllergy401Response = ErrorDetail

export const UpdateAllergy403Response = ErrorDetail

export const UpdateAllergy404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes an allergy out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteAllergyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteAllergy204Response = /*#__PURE__*/ zod.void()

export const DeleteAllergy401Response = ErrorDetail

export const DeleteAllergy403Response = ErrorDetail

export const DeleteAllergy404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that an allergy is still right.
 */
export const ConfirmAllergyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmAllergy200Response = Allergy

export const ConfirmAllergy401Response = ErrorDetail

export const ConfirmAllergy403Response = ErrorDetail

export const ConfirmAllergy404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings an allergy back that was deleted less than ten minutes ago.
 */
export const RestoreAllergyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreAllergy200Response = Allergy

export const RestoreAllergy401Response = ErrorDetail

export const RestoreAllergy403Response = ErrorDetail

export const RestoreAllergy404Response = ErrorDetail

