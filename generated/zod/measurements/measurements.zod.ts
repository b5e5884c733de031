import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Measurement,
  MeasurementCreate,
  MeasurementImport,
  MeasurementImportResult,
  MeasurementList,
  MeasurementUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary What a person measured, such as weight or blood pressure.
 */
export const listMeasurementsQueryPageDefault = 1;

export const listMeasurementsQueryPageSizeDefault = 20;
export const listMeasurementsQueryPageSizeMax = 100;



export const ListMeasurementsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['weight', 'blood_pressure', 'blood_glucose', 'temperature', 'pain', 'heart_rate'])).check(/*#__PURE__*/ zod.describe('Only measurements of this kind.')),
  "measured_at__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})).check(/*#__PURE__*/ zod.describe('From this moment on.')),
  "latest": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: of every kind only the newest measurement that fits the other filters.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['measured_at', '-measured_at', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('Newest first by default.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listMeasurementsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMeasurementsQueryPageSizeMax)), listMeasurementsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListMeasurements200Response = MeasurementList

export const ListMeasurements400Response = ValidationErrors

export const ListMeasurements401Response = ErrorDetail

export const ListMeasurements403Response = ErrorDetail

export const ListMeasurements404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. The unit must be one of the kind, the
 * value must be plausible in this unit (`MeasurementLimits`), and the time must not lie in the future; each failure
 * is a 400 on its field.
 * @summary Adds a measurement.
 */
export const CreateMeasurementBody = MeasurementCreate

export const CreateMeasurement201Response = Measurement

export const CreateMeasurement400Response = ValidationErrors

export const CreateMeasurement401Response = ErrorDetail

export const CreateMeasurement403Response = ErrorDetail

export const CreateMeasurement404Response = ErrorDetail

export const CreateMeasurement409Response = ErrorDetail

export const CreateMeasurement422Response = ErrorDetail

/**
 * Each record follows the rules of `createMeasurement`; if one does not, none is added, and the 400 names it by its
 * number. A measurement that is there already, with the same kind, moment and
 * value, is not added again, so that a file can be imported twice.
 * @summary Adds several measurements at once.
 */
export const ImportMeasurementsBody = MeasurementImport

export const ImportMeasurements200Response = MeasurementImportResult

export const ImportMeasurements400Response = ValidationErrors

export const ImportMeasurements401Response = ErrorDetail

export const ImportMeasurements403Response = ErrorDetail

export const ImportMeasurements404Response = ErrorDetail

export const ImportMeasurements409Response = ErrorDetail

export const ImportMeasurements422Response = ErrorDetail

/**
 * A measurement that was deleted is a 404.
 * @summary One measurement.
 */
export const GetMeasurementParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetMeasurement200Response = Measurement

export const GetMeasurement401Response = ErrorDetail

export const GetMeasurement403Response = ErrorDetail

export const GetMeasurement404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team or an import accept `patient_note` only.
 * @summary Changes the given fields of a measurement.
 */
export const UpdateMeasurementParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateMeasurementBody = MeasurementUpdate

export const UpdateMeasurement200Response = Measurement

export const UpdateMeasurement400Response = ValidationErrors

export const UpdateMeasurement401Response = ErrorDetail

export const UpdateMeasurement403Response = ErrorDetail

export const UpdateMeasurement404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a measurement out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteMeasurementParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteMeasurement204Response = /*#__PURE__*/ zod.void()

export const DeleteMeasurement401Response = ErrorDetail

export const DeleteMeasurement403Response = ErrorDetail

export const DeleteMeasurement404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a measurement back that was deleted less than ten minutes ago.
 */
export const RestoreMeasurementParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreMeasurement200Response = Measurement

export const RestoreMeasurement401Response = ErrorDetail

export const RestoreMeasurement403Response = ErrorDetail

export const RestoreMeasurement404Response = ErrorDetail

