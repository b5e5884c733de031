import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Medication,
  MedicationCreate,
  MedicationList,
  MedicationUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The medications in a person's health record (HEALTH-08).
 */
export const listMedicationsQuerySearchMax = 200;

export const listMedicationsQueryPageDefault = 1;

export const listMedicationsQueryPageSizeDefault = 20;
export const listMedicationsQueryPageSizeMax = 100;



export const ListMedicationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "currently_taking": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only what the person takes now; false: only the rest.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMedicationsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'start_date', '-start_date', 'end_date', '-end_date', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('By name without it. Unknown dates come last either way.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listMedicationsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMedicationsQueryPageSizeMax)), listMedicationsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListMedications200Response = MedicationList

export const ListMedications400Response = ValidationErrors

export const ListMedications401Response = ErrorDetail

export const ListMedications403Response = ErrorDetail

export const ListMedications404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a medication down (HEALTH-01).
 */
export const CreateMedicationBody = MedicationCreate

export const CreateMedication201Response = Medication

export const CreateMedication400Response = ValidationErrors

export const CreateMedication401Response = ErrorDetail

export const CreateMedication403Response = ErrorDetail

export const CreateMedication404Response = ErrorDetail

export const CreateMedication409Response = ErrorDetail

export const CreateMedication422Response = ErrorDetail

/**
 * A medication that was deleted is a 404.
 * @summary One medication (HEALTH-01).
 */
export const GetMedicationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetMedication200Response = Medication

export const GetMedication401Response = ErrorDetail

export const GetMedication403Response = ErrorDetail

export const GetMedication404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a medication (HEALTH-01).
 */
export const UpdateMedicationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateMedicationBody = MedicationUpdate

export const UpdateMedication200Response = Medication

export const UpdateMedication400Response = ValidationErrors

export const UpdateMedication401Response = ErrorDetail

export const UpdateMedication403Response = ErrorDetail

export const UpdateMedication404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a medication out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteMedicationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteMedication204Response = /*#__PURE__*/ zod.void()

export const DeleteMedication401Response = ErrorDetail

export const DeleteMedication403Response = ErrorDetail

export const DeleteMedication404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a medication is still right.
 */
export const ConfirmMedicationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmMedication200Response = Medication

export const ConfirmMedication401Response = ErrorDetail

export const ConfirmMedication403Response = ErrorDetail

export const ConfirmMedication404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a medication back that was deleted less than ten minutes ago.
 */
export const RestoreMedicationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreMedication200Response = Medication

export const RestoreMedication401Response = ErrorDetail

export const RestoreMedication403Response = ErrorDetail

export const RestoreMedication404Response = ErrorDetail

