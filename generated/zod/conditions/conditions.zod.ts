import * as zod from 'zod/mini';

import {
  Condition,
  ConditionCreate,
  ConditionList,
  ConditionStatus,
  ConditionUpdate,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The conditions in a person's health record (HEALTH-08).
 */
export const listConditionsQuerySearchMax = 200;

export const listConditionsQueryPageDefault = 1;

export const listConditionsQueryPageSizeDefault = 20;
export const listConditionsQueryPageSizeMax = 100;



export const ListConditionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'resolved', 'unknown'])).check(/*#__PURE__*/ zod.describe('Only those of this status.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ConditionStatus)).check(/*#__PURE__*/ zod.describe('Only those of one of these statuses.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listConditionsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'diagnosis_year', '-diagnosis_year', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('By name without it. Unknown years come last either way.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listConditionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listConditionsQueryPageSizeMax)), listConditionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListConditions200Response = ConditionList

export const ListConditions400Response = ValidationErrors

export const ListConditions401Response = ErrorDetail

export const ListConditions403Response = ErrorDetail

export const ListConditions404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a condition down (HEALTH-03).
 */
export const CreateConditionBody = ConditionCreate

export const CreateCondition201Response = Condition

export const CreateCondition400Response = ValidationErrors

export const CreateCondition401Response = ErrorDetail

export const CreateCondition403Response = ErrorDetail

export const CreateCondition404Response = ErrorDetail

export const CreateCondition409Response = ErrorDetail

export const CreateCondition422Response = ErrorDetail

/**
 * A condition that was deleted is a 404.
 * @summary One condition (HEALTH-03).
 */
export const GetConditionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetCondition200Response = Condition

export const GetCondition401Response = ErrorDetail

export const GetCondition403Response = ErrorDetail

export const GetCondition404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a condition (HEALTH-03).
 */
export const UpdateConditionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateConditionBody = ConditionUpdate

export const UpdateCondition200Response = Condition

export const UpdateCondition400Response = ValidationErrors

export const UpdateCondition401Response = ErrorDetail

export const UpdateCondition403Response = ErrorDetail

export const UpdateCondition404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a condition out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteConditionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteCondition204Response = /*#__PURE__*/ zod.void()

export const DeleteCondition401Response = ErrorDetail

export const DeleteCondition403Response = ErrorDetail

export const DeleteCondition404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a condition is still right.
 */
export const ConfirmConditionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmCondition200Response = Condition

export const ConfirmCondition401Response = ErrorDetail

export const ConfirmCondition403Response = ErrorDetail

export const ConfirmCondition404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a condition back that was deleted less than ten minutes ago.
 */
export const RestoreConditionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreCondition200Response = Condition

export const RestoreCondition401Response = ErrorDetail

export const RestoreCondition403Response = ErrorDetail

export const RestoreCondition404Response = ErrorDetail

