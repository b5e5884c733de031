import * as zod from 'zod/mini';

import {
  EnrolmentRefused,
  ErrorDetail,
  JourneyEventList,
  JourneyEventType,
  ProcessInstance,
  ProcessInstanceCreate,
  ProcessInstanceLeave,
  ProcessInstanceList,
  ProcessInstanceStatus,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Patients get the journeys of their own profiles; care teams those of their organizations; administrators all.
 * @summary Journeys (CALL-45).
 */
export const listProcessInstancesQueryPageDefault = 1;

export const listProcessInstancesQueryPageSizeDefault = 20;
export const listProcessInstancesQueryPageSizeMax = 100;

export const listProcessInstancesQuerySearchMax = 200;



export const ListProcessInstancesQueryParams = /*#__PURE__*/ zod.strictObject({
  "my_role_type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['patient', 'provider'])).check(/*#__PURE__*/ zod.describe('As patient, only journeys of the profiles that the caller looks after; as provider, only those of\norganizations in which the caller is on the care team. Without it, all that the caller may see.\n')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only journeys of this patient profile.')),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only journeys of this definition.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProcessInstanceStatus)).check(/*#__PURE__*/ zod.describe('Only these statuses.')),
  "completed_at__isnull": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: journeys that are not finished; false: finished ones.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['enrolled_at', '-enrolled_at', 'process_definition_name', '-process_definition_name', 'open_task_count', '-open_task_count']))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProcessInstancesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProcessInstancesQueryPageSizeMax)), listProcessInstancesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProcessInstancesQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListProcessInstances200Response = ProcessInstanceList

export const ListProcessInstances400Response = ValidationErrors

export const ListProcessInstances401Response = ErrorDetail

export const ListProcessInstances403Response = ErrorDetail

export const ListProcessInstances404Response = ErrorDetail

/**
 * A person enrols their own profiles in what their organizations offer, a care team the patients of its
 * organization.
 * @summary Enrols a profile in a journey and opens its first steps.
 */
export const CreateProcessInstanceBody = ProcessInstanceCreate

export const CreateProcessInstance201Response = ProcessInstance

export const CreateProcessInstance400Response = ValidationErrors

export const CreateProcessInstance401Response = ErrorDetail

export const CreateProcessInstance403Response = ErrorDetail

export const CreateProcessInstance409Response = EnrolmentRefused

export const CreateProcessInstance422Response = ErrorDetail

/**
 * Includes progress, the next step and the steps after it. For patients, steps of the care team are left out.
 * @summary One journey (CALL-47).
 */
export const GetProcessInstanceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetProcessInstance200Response = ProcessInstance

export const GetProcessInstance401Response = ErrorDetail

export const GetProcessInstance403Response = ErrorDetail

export const GetProcessInstance404Response = ErrorDetail

/**
 * Code of the 409: `journey_over`.
 * @summary Leaves a journey; its open tasks are cancelled, what was answered stays.
 */
export const LeaveProcessInstanceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const LeaveProcessInstanceBody = ProcessInstanceLeave

export const LeaveProcessInstance200Response = ProcessInstance

export const LeaveProcessInstance400Response = ValidationErrors

export const LeaveProcessInstance401Response = ErrorDetail

export const LeaveProcessInstance403Response = ErrorDetail

export const LeaveProcessInstance404Response = ErrorDetail

export const LeaveProcessInstance409Response = ErrorDetail

/**
 * Patients do not see events of care-team steps.
 * @summary What happened in a journey, newest first.
 */
export const ListProcessInstanceEventsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listProcessInstanceEventsQueryPageDefault = 1;

export const listProcessInstanceEventsQueryPageSizeDefault = 20;
export const listProcessInstanceEventsQueryPageSizeMax = 100;

export const listProcessInstanceEventsQuerySearchMax = 200;



export const ListProcessInstanceEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  "type__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(JourneyEventType)).check(/*#__PURE__*/ zod.describe('Only events of these types.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['occurred_at', '-occurred_at']))).check(/*#__PURE__*/ zod.describe('Newest first without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProcessInstanceEventsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProcessInstanceEventsQueryPageSizeMax)), listProcessInstanceEventsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProcessInstanceEventsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListProcessInstanceEvents200Response = JourneyEventList

export const ListProcessInstanceEvents400Response = ValidationErrors

export const ListProcessInstanceEvents401Response = ErrorDetail

export const ListProcessInstanceEvents403Response = ErrorDetail

export const ListProcessInstanceEvents404Response = ErrorDetail

