import * as zod from 'zod/mini';

import {
  ActivityCancel,
  ErrorDetail,
  ExecutionCreate,
  ProcessInstance,
  ProcessInstanceFilter,
  ProcessInstanceList,
  ProcessInstanceStatus,
  ValidationErrors,
  Variable
} from '../portageV1.schemas.zod.ts';


/**
 * @summary Journeys (CALL-45).
 */
export const listProcessInstancesQueryPageDefault = 1;

export const listProcessInstancesQueryPageSizeDefault = 20;
export const listProcessInstancesQueryPageSizeMax = 100;

export const listProcessInstancesQuerySearchMax = 200;



export const ListProcessInstancesQueryParams = /*#__PURE__*/ zod.strictObject({
  "my_role_type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['patient', 'provider'])).check(/*#__PURE__*/ zod.describe('As patient, only journeys of the profiles that the caller looks after; as provider, only those of\norganizations in which the caller is on the care team. Without it, all that the caller may see.\n')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only journeys of this patient profile.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceStatus)).check(/*#__PURE__*/ zod.describe('Only these statuses.')),
  "completed_at__isnull": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: journeys that are not finished; false: finished ones.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['enrolled_at', '-enrolled_at', 'process_definition_name', '-process_definition_name']))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProcessInstancesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProcessInstancesQueryPageSizeMax)), listProcessInstancesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProcessInstancesQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const listProcessInstancesHeaderXIslandMax = 64;



export const ListProcessInstancesHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProcessInstancesHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const ListProcessInstances200Response = ProcessInstanceList

export const ListProcessInstances400Response = ValidationErrors

export const ListProcessInstances401Response = ErrorDetail

export const ListProcessInstances403Response = ErrorDetail

export const ListProcessInstances404Response = ErrorDetail

/**
 * @summary Journeys that fit a filter (CALL-46); care teams and administrators.
 */
export const filterProcessInstancesQueryPageDefault = 1;

export const filterProcessInstancesQueryPageSizeDefault = 20;
export const filterProcessInstancesQueryPageSizeMax = 100;



export const FilterProcessInstancesQueryParams = /*#__PURE__*/ zod.strictObject({
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['enrolled_at', '-enrolled_at', 'process_definition_name', '-process_definition_name']))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), filterProcessInstancesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(filterProcessInstancesQueryPageSizeMax)), filterProcessInstancesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const filterProcessInstancesHeaderXIslandMax = 64;



export const FilterProcessInstancesHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(filterProcessInstancesHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const FilterProcessInstancesBody = ProcessInstanceFilter

export const FilterProcessInstances200Response = ProcessInstanceList

export const FilterProcessInstances400Response = ValidationErrors

export const FilterProcessInstances401Response = ErrorDetail

export const FilterProcessInstances403Response = ErrorDetail

export const FilterProcessInstances404Response = ErrorDetail

/**
 * @summary One journey (CALL-47).
 */
export const GetProcessInstanceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const getProcessInstanceHeaderXIslandMax = 64;



export const GetProcessInstanceHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProcessInstanceHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetProcessInstance200Response = ProcessInstance

export const GetProcessInstance401Response = ErrorDetail

export const GetProcessInstance403Response = ErrorDetail

export const GetProcessInstance404Response = ErrorDetail

/**
 * @summary Removes a journey with its tasks (CALL-48); administrators only.
 */
export const DeleteProcessInstanceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const deleteProcessInstanceHeaderXIslandMax = 64;



export const DeleteProcessInstanceHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deleteProcessInstanceHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const DeleteProcessInstance204Response = /*#__PURE__*/ zod.void()

export const DeleteProcessInstance401Response = ErrorDetail

export const DeleteProcessInstance403Response = ErrorDetail

export const DeleteProcessInstance404Response = ErrorDetail

/**
 * @summary Starts an activity of the journey (CALL-49).
 */
export const AddProcessInstanceExecutionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const addProcessInstanceExecutionHeaderXIslandMax = 64;



export const AddProcessInstanceExecutionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addProcessInstanceExecutionHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const AddProcessInstanceExecutionBody = ExecutionCreate

export const AddProcessInstanceExecution200Response = ProcessInstance

export const AddProcessInstanceExecution400Response = ValidationErrors

export const AddProcessInstanceExecution401Response = ErrorDetail

export const AddProcessInstanceExecution403Response = ErrorDetail

export const AddProcessInstanceExecution404Response = ErrorDetail

export const AddProcessInstanceExecution409Response = ErrorDetail

/**
 * @summary Cancels the activity of an open task (CALL-51).
 */
export const CancelProcessInstanceActivityParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const cancelProcessInstanceActivityHeaderXIslandMax = 64;



export const CancelProcessInstanceActivityHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelProcessInstanceActivityHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const CancelProcessInstanceActivityBody = ActivityCancel

export const CancelProcessInstanceActivity200Response = ProcessInstance

export const CancelProcessInstanceActivity400Response = ValidationErrors

export const CancelProcessInstanceActivity401Response = ErrorDetail

export const CancelProcessInstanceActivity403Response = ErrorDetail

export const CancelProcessInstanceActivity404Response = ErrorDetail

export const CancelProcessInstanceActivity409Response = ErrorDetail

/**
 * @summary One variable (CALL-53).
 */
export const getProcessInstanceVariablePathVariableNameRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_]{0,99}$');


export const GetProcessInstanceVariableParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "variable_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProcessInstanceVariablePathVariableNameRegExp)).check(/*#__PURE__*/ zod.describe('The variable\'s name.'))
})

export const getProcessInstanceVariableHeaderXIslandMax = 64;



export const GetProcessInstanceVariableHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getProcessInstanceVariableHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetProcessInstanceVariable200Response = Variable

export const GetProcessInstanceVariable401Response = ErrorDetail

export const GetProcessInstanceVariable403Response = ErrorDetail

export const GetProcessInstanceVariable404Response = ErrorDetail

/**
 * @summary Writes one variable (CALL-54).
 */
export const UpdateProcessInstanceVariableParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const updateProcessInstanceVariableHeaderXIslandMax = 64;



export const UpdateProcessInstanceVariableHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProcessInstanceVariableHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const UpdateProcessInstanceVariableBody = Variable

export const UpdateProcessInstanceVariable200Response = Variable

export const UpdateProcessInstanceVariable400Response = ValidationErrors

export const UpdateProcessInstanceVariable401Response = ErrorDetail

export const UpdateProcessInstanceVariable403Response = ErrorDetail

export const UpdateProcessInstanceVariable404Response = ErrorDetail

