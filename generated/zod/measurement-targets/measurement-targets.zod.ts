import * as zod from 'zod/mini';

import {
  ErrorDetail,
  MeasurementTarget,
  MeasurementTargetList,
  MeasurementTargetSave,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The targets of this organization alone, for its care team only. It never shows what the person measured.
 * @summary The targets that the organization's care team set for a person's measurements, the last one set first.
 */
export const ListPersonMeasurementTargetsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const listPersonMeasurementTargetsQueryPageDefault = 1;

export const listPersonMeasurementTargetsQueryPageSizeDefault = 20;
export const listPersonMeasurementTargetsQueryPageSizeMax = 100;



export const ListPersonMeasurementTargetsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPersonMeasurementTargetsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPersonMeasurementTargetsQueryPageSizeMax)), listPersonMeasurementTargetsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListPersonMeasurementTargets200Response = MeasurementTargetList

export const ListPersonMeasurementTargets400Response = ValidationErrors

export const ListPersonMeasurementTargets401Response = ErrorDetail

export const ListPersonMeasurementTargets403Response = ErrorDetail

export const ListPersonMeasurementTargets404Response = ErrorDetail

/**
 * There is one target a kind, so the same call sent twice changes nothing more. The unit must be one of the kind, each
 * limit must be plausible in this unit (`MeasurementLimits`), and a lowest value must be below the highest one; each
 * failure is a 400 on its field. The person sees the target, who set it and when. The audit events record that it was
 * set, without its values.
 * @summary Sets or replaces the target for one kind of measurement; the organization's care team only.
 */
export const SavePersonMeasurementTargetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.')),
  "kind": /*#__PURE__*/ zod.enum(['weight', 'blood_pressure', 'blood_glucose', 'temperature', 'pain', 'heart_rate']).check(/*#__PURE__*/ zod.describe('What is measured.'))
})

export const SavePersonMeasurementTargetBody = MeasurementTargetSave

export const SavePersonMeasurementTarget200Response = MeasurementTarget

export const SavePersonMeasurementTarget400Response = ValidationErrors

export const SavePersonMeasurementTarget401Response = ErrorDetail

export const SavePersonMeasurementTarget403Response = ErrorDetail

export const SavePersonMeasurementTarget404Response = ErrorDetail

/**
 * A target that is not there is a 404.
 * @summary Removes the target for one kind of measurement; the organization's care team only.
 */
export const DeletePersonMeasurementTargetParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.')),
  "kind": /*#__PURE__*/ zod.enum(['weight', 'blood_pressure', 'blood_glucose', 'temperature', 'pain', 'heart_rate']).check(/*#__PURE__*/ zod.describe('What is measured.'))
})

export const DeletePersonMeasurementTarget204Response = /*#__PURE__*/ zod.void()

export const DeletePersonMeasurementTarget401Response = ErrorDetail

export const DeletePersonMeasurementTarget403Response = ErrorDetail

export const DeletePersonMeasurementTarget404Response = ErrorDetail

/**
 * Of one profile of the caller (`patient`); another person’s is a 404.
 * @summary What care teams aim for in a person's measurements, the last one set first.
 */
export const listMeasurementTargetsQueryPageDefault = 1;

export const listMeasurementTargetsQueryPageSizeDefault = 20;
export const listMeasurementTargetsQueryPageSizeMax = 100;



export const ListMeasurementTargetsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listMeasurementTargetsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMeasurementTargetsQueryPageSizeMax)), listMeasurementTargetsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListMeasurementTargets200Response = MeasurementTargetList

export const ListMeasurementTargets400Response = ValidationErrors

export const ListMeasurementTargets401Response = ErrorDetail

export const ListMeasurementTargets403Response = ErrorDetail

export const ListMeasurementTargets404Response = ErrorDetail

