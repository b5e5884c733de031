import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Procedure,
  ProcedureCreate,
  ProcedureList,
  ProcedureUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The procedures in a person's health record (HEALTH-08).
 */
export const listProceduresQuerySearchMax = 200;

export const listProceduresQueryPageDefault = 1;

export const listProceduresQueryPageSizeDefault = 20;
export const listProceduresQueryPageSizeMax = 100;



export const ListProceduresQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "date__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not before this day; partial dates are compared by the parts they have.')),
  "date__lte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Not after this day.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProceduresQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'date', '-date', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('Newest first without it. Unknown dates come last either way.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProceduresQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProceduresQueryPageSizeMax)), listProceduresQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListProcedures200Response = ProcedureList

export const ListProcedures400Response = ValidationErrors

export const ListProcedures401Response = ErrorDetail

export const ListProcedures403Response = ErrorDetail

export const ListProcedures404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a procedure down (HEALTH-04).
 */
export const CreateProcedureBody = ProcedureCreate

export const CreateProcedure201Response = Procedure

export const CreateProcedure400Response = ValidationErrors

export const CreateProcedure401Response = ErrorDetail

export const CreateProcedure403Response = ErrorDetail

export const CreateProcedure404Response = ErrorDetail

export const CreateProcedure409Response = ErrorDetail

export const CreateProcedure422Response = ErrorDetail

/**
 * A procedure that was deleted is a 404.
 * @summary One procedure (HEALTH-04).
 */
export const GetProcedureParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetProcedure200Response = Procedure

export const GetProcedure401Response = ErrorDetail

export const GetProcedure403Response = ErrorDetail

export const GetProcedure404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a procedure (HEALTH-04).
 */
export const UpdateProcedureParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateProcedureBody = ProcedureUpdate

export const UpdateProcedure200Response = Procedure

export const UpdateProcedure400Response = ValidationErrors

export const UpdateProcedure401Response = ErrorDetail

export const UpdateProcedure403Response = ErrorDetail

export const UpdateProcedure404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a procedure out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteProcedureParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteProcedure204Response = /*#__PURE__*/ zod.void()

export const DeleteProcedure401Response = ErrorDetail

export const DeleteProcedure403Response = ErrorDetail

export const DeleteProcedure404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a procedure is still right.
 */
export const ConfirmProcedureParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmProcedure200Response = Procedure

export const ConfirmProcedure401Response = ErrorDetail

export const ConfirmProcedure403Response = ErrorDetail

export const ConfirmProcedure404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a procedure back that was deleted less than ten minutes ago.
 */
export const RestoreProcedureParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreProcedure200Response = Procedure

export const RestoreProcedure401Response = ErrorDetail

export const RestoreProcedure403Response = ErrorDetail

export const RestoreProcedure404Response = ErrorDetail

