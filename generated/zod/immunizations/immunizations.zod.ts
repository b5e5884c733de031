import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Immunization,
  ImmunizationCreate,
  ImmunizationList,
  ImmunizationUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The immunizations in a person's health record (HEALTH-08).
 */
export const listImmunizationsQueryVaccineNameIcontainsMax = 120;

export const listImmunizationsQuerySearchMax = 200;

export const listImmunizationsQueryPageDefault = 1;

export const listImmunizationsQueryPageSizeDefault = 20;
export const listImmunizationsQueryPageSizeMax = 100;



export const ListImmunizationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "vaccine_name__icontains": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listImmunizationsQueryVaccineNameIcontainsMax))).check(/*#__PURE__*/ zod.describe('Only doses of vaccines whose name holds this text, whatever its case and accents.')),
  "date_received__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not before this day; partial dates are compared by the parts they have.')),
  "date_received__lte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not after this day.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listImmunizationsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['vaccine_name', '-vaccine_name', 'date_received', '-date_received', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('Newest first without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listImmunizationsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listImmunizationsQueryPageSizeMax)), listImmunizationsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListImmunizations200Response = ImmunizationList

export const ListImmunizations400Response = ValidationErrors

export const ListImmunizations401Response = ErrorDetail

export const ListImmunizations403Response = ErrorDetail

export const ListImmunizations404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes an immunization down (HEALTH-02).
 */
export const CreateImmunizationBody = ImmunizationCreate

export const CreateImmunization201Response = Immunization

export const CreateImmunization400Response = ValidationErrors

export const CreateImmunization401Response = ErrorDetail

export const CreateImmunization403Response = ErrorDetail

export const CreateImmunization404Response = ErrorDetail

export const CreateImmunization409Response = ErrorDetail

export const CreateImmunization422Response = ErrorDetail

/**
 * An immunization that was deleted is a 404.
 * @summary One immunization (HEALTH-02).
 */
export const GetImmunizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetImmunization200Response = Immunization

export const GetImmunization401Response = ErrorDetail

export const GetImmunization403Response = ErrorDetail

export const GetImmunization404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of an immunization (HEALTH-02).
 */
export const UpdateImmunizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateImmunizationBody = ImmunizationUpdate

export const UpdateImmunization200Response = Immunization

export const UpdateImmunization400Response = ValidationErrors

export const UpdateImmunization401Response = ErrorDetail

export const UpdateImmunization403Response = ErrorDetail

export const UpdateImmunization404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes an immunization out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteImmunizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteImmunization204Response = /*#__PURE__*/ zod.void()

export const DeleteImmunization401Response = ErrorDetail

export const DeleteImmunization403Response = ErrorDetail

export const DeleteImmunization404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that an immunization is still right.
 */
export const ConfirmImmunizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmImmunization200Response = Immunization

export const ConfirmImmunization401Response = ErrorDetail

export const ConfirmImmunization403Response = ErrorDetail

export const ConfirmImmunization404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings an immunization back that was deleted less than ten minutes ago.
 */
export const RestoreImmunizationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreImmunization200Response = Immunization

export const RestoreImmunization401Response = ErrorDetail

export const RestoreImmunization403Response = ErrorDetail

export const RestoreImmunization404Response = ErrorDetail

