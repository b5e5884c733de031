import * as zod from 'zod/mini';

import {
  ErrorDetail,
  ProcessInstanceVariableList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * What was answered, the drafts, the events, the variables and the incidents go with it. The audit events of the
 * journey stay.
 * @summary Removes a journey with its tasks (CALL-48); administrators only.
 */
export const DeleteProcessInstanceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteProcessInstance204Response = /*#__PURE__*/ zod.void()

export const DeleteProcessInstance401Response = ErrorDetail

export const DeleteProcessInstance403Response = ErrorDetail

export const DeleteProcessInstance404Response = ErrorDetail

/**
 * For support and repair. Values may be health data.
 * @summary The variables of a journey, by name; administrators only.
 */
export const ListProcessInstanceVariablesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listProcessInstanceVariablesQueryPageDefault = 1;

export const listProcessInstanceVariablesQueryPageSizeDefault = 20;
export const listProcessInstanceVariablesQueryPageSizeMax = 100;

export const listProcessInstanceVariablesQuerySearchMax = 200;



export const ListProcessInstanceVariablesQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProcessInstanceVariablesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProcessInstanceVariablesQueryPageSizeMax)), listProcessInstanceVariablesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProcessInstanceVariablesQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListProcessInstanceVariables200Response = ProcessInstanceVariableList

export const ListProcessInstanceVariables400Response = ValidationErrors

export const ListProcessInstanceVariables401Response = ErrorDetail

export const ListProcessInstanceVariables403Response = ErrorDetail

export const ListProcessInstanceVariables404Response = ErrorDetail

