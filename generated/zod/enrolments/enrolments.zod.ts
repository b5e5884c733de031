import * as zod from 'zod/mini';

import {
  ActivityCancel,
  EnrolmentOrdering,
  ErrorDetail,
  ExecutionCreate,
  JourneyActivityList,
  ProcessInstance,
  ProcessInstanceEnd,
  ProcessInstanceEndCounts,
  ProcessInstanceEndMatching,
  ProcessInstanceEnded,
  ProcessInstanceFilter,
  ProcessInstanceList,
  ProcessInstanceMessage,
  ProcessInstanceMessageCounts,
  ProcessInstanceMessageMatching,
  ProcessInstanceMessaged,
  ProcessInstanceRemind,
  ProcessInstanceRemindMatching,
  ProcessInstanceReminded,
  ProcessInstanceReminderCounts,
  ValidationErrors,
  Variable
} from '../portageV1.schemas.zod.ts';


/**
 * An organization that is named and is not the caller's is a 404. Without one, a care team finds the journeys of
 * its organizations, an administrator those of all.
 * @summary Journeys that fit a filter (CALL-46); care teams and administrators.
 */
export const filterProcessInstancesQueryOrderingMax = 5;

export const filterProcessInstancesQueryPageDefault = 1;

export const filterProcessInstancesQueryPageSizeDefault = 20;
export const filterProcessInstancesQueryPageSizeMax = 100;



export const FilterProcessInstancesQueryParams = /*#__PURE__*/ zod.strictObject({
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(EnrolmentOrdering).check(/*#__PURE__*/ zod.maxLength(filterProcessInstancesQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), filterProcessInstancesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(filterProcessInstancesQueryPageSizeMax)), filterProcessInstancesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const FilterProcessInstancesBody = ProcessInstanceFilter

export const FilterProcessInstances200Response = ProcessInstanceList

export const FilterProcessInstances400Response = ValidationErrors

export const FilterProcessInstances401Response = ErrorDetail

export const FilterProcessInstances403Response = ErrorDetail

export const FilterProcessInstances404Response = ErrorDetail

/**
 * Each person gets one message per journey, in their language, with a link to the most urgent open task. People
 * reminded in the last 24 hours are skipped. If the caller may not see one of the journeys, the whole call is a 404
 * and no reminders are sent.
 * @summary Reminds people of what is open in their journeys; care teams and administrators.
 */
export const RemindProcessInstancesBody = ProcessInstanceRemind

export const RemindProcessInstances200Response = ProcessInstanceReminded

export const RemindProcessInstances400Response = ValidationErrors

export const RemindProcessInstances401Response = ErrorDetail

export const RemindProcessInstances403Response = ErrorDetail

export const RemindProcessInstances404Response = ErrorDetail

export const RemindProcessInstances409Response = ErrorDetail

export const RemindProcessInstances422Response = ErrorDetail

/**
 * Like leaving each of them: open tasks are cancelled, and the reason is part of the journey's history, which the
 * patient can read. Journeys that are already over stay as they are. If the caller may not see one of the journeys,
 * the whole call is a 404 and none ends.
 * @summary Ends the journeys of several people; care teams and administrators.
 */
export const EndProcessInstancesBody = ProcessInstanceEnd

export const EndProcessInstances200Response = ProcessInstanceEnded

export const EndProcessInstances400Response = ValidationErrors

export const EndProcessInstances401Response = ErrorDetail

export const EndProcessInstances403Response = ErrorDetail

export const EndProcessInstances404Response = ErrorDetail

export const EndProcessInstances409Response = ErrorDetail

export const EndProcessInstances422Response = ErrorDetail

/**
 * Does what `remindProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and no one is reminded. An organization
 * that is not the caller's is a 404.
 * @summary Reminds everyone in a journey who fits a filter; care teams and administrators.
 */
export const RemindMatchingProcessInstancesBody = ProcessInstanceRemindMatching

export const RemindMatchingProcessInstances200Response = ProcessInstanceReminderCounts

export const RemindMatchingProcessInstances400Response = ValidationErrors

export const RemindMatchingProcessInstances401Response = ErrorDetail

export const RemindMatchingProcessInstances403Response = ErrorDetail

export const RemindMatchingProcessInstances404Response = ErrorDetail

export const RemindMatchingProcessInstances409Response = ErrorDetail

export const RemindMatchingProcessInstances422Response = ErrorDetail

/**
 * Each person gets the text in their language, by email, or as a text message where they have no email address. It
 * holds nothing about their health. People who got the same message in the last 24 hours are skipped. A message that
 * was changed since `revision`, or removed, is a 409 `template_changed`, and none is sent. If the caller may not see
 * one of the journeys, or it is of another organization than the message, the whole call is a 404.
 * @summary Sends people an approved message; care teams and administrators.
 */
export const MessageProcessInstancesBody = ProcessInstanceMessage

export const MessageProcessInstances200Response = ProcessInstanceMessaged

export const MessageProcessInstances400Response = ValidationErrors

export const MessageProcessInstances401Response = ErrorDetail

export const MessageProcessInstances403Response = ErrorDetail

export const MessageProcessInstances404Response = ErrorDetail

export const MessageProcessInstances409Response = ErrorDetail

export const MessageProcessInstances422Response = ErrorDetail

/**
 * Does what `messageProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and no message is sent. An organization that is
 * not the caller's is a 404.
 * @summary Sends an approved message to everyone in a journey who fits a filter; care teams and administrators.
 */
export const MessageMatchingProcessInstancesBody = ProcessInstanceMessageMatching

export const MessageMatchingProcessInstances200Response = ProcessInstanceMessageCounts

export const MessageMatchingProcessInstances400Response = ValidationErrors

export const MessageMatchingProcessInstances401Response = ErrorDetail

export const MessageMatchingProcessInstances403Response = ErrorDetail

export const MessageMatchingProcessInstances404Response = ErrorDetail

export const MessageMatchingProcessInstances409Response = ErrorDetail

export const MessageMatchingProcessInstances422Response = ErrorDetail

/**
 * Does what `endProcessInstances` does, for as many people as there are. `count` is how many the caller saw. If
 * another number fits by now, the response is a 409 `count_changed`, and none ends. An organization that is not the
 * caller's is a 404.
 * @summary Ends the journeys of everyone who fits a filter; care teams and administrators.
 */
export const EndMatchingProcessInstancesBody = ProcessInstanceEndMatching

export const EndMatchingProcessInstances200Response = ProcessInstanceEndCounts

export const EndMatchingProcessInstances400Response = ValidationErrors

export const EndMatchingProcessInstances401Response = ErrorDetail

export const EndMatchingProcessInstances403Response = ErrorDetail

export const EndMatchingProcessInstances404Response = ErrorDetail

export const EndMatchingProcessInstances409Response = ErrorDetail

export const EndMatchingProcessInstances422Response = ErrorDetail

/**
 * Shows steps that are planned, open and done, and which can be added or cancelled now.
 * @summary The activities of the journey, in its order, with their open tasks; care teams and administrators.
 */
export const ListProcessInstanceActivitiesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listProcessInstanceActivitiesQueryPageDefault = 1;

export const listProcessInstanceActivitiesQueryPageSizeDefault = 20;
export const listProcessInstanceActivitiesQueryPageSizeMax = 100;



export const ListProcessInstanceActivitiesQueryParams = /*#__PURE__*/ zod.strictObject({
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['patient', 'provider'])).check(/*#__PURE__*/ zod.describe('Only what these do, patients or the care team.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProcessInstanceActivitiesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProcessInstanceActivitiesQueryPageSizeMax)), listProcessInstanceActivitiesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListProcessInstanceActivities200Response = JourneyActivityList

export const ListProcessInstanceActivities400Response = ValidationErrors

export const ListProcessInstanceActivities401Response = ErrorDetail

export const ListProcessInstanceActivities403Response = ErrorDetail

export const ListProcessInstanceActivities404Response = ErrorDetail

/**
 * `startBeforeActivity` opens the activity; `startAfterActivity` and `startTransition` open its successors, as if it
 * had just been completed. Opening an activity resolves its incident. A successor that lacks a variable stays closed
 * and gets an incident.
 *
 * Codes of the 409: `journey_over`; for `startBeforeActivity` also `already_open`, `already_done` (completed and not
 * repeatable) and `variable_missing` (a required variable is missing or has the wrong type).
 * @summary Starts an activity of the journey (CALL-49).
 */
export const AddProcessInstanceExecutionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const AddProcessInstanceExecutionBody = ExecutionCreate

export const AddProcessInstanceExecution200Response = ProcessInstance

export const AddProcessInstanceExecution400Response = ValidationErrors

export const AddProcessInstanceExecution401Response = ErrorDetail

export const AddProcessInstanceExecution403Response = ErrorDetail

export const AddProcessInstanceExecution404Response = ErrorDetail

export const AddProcessInstanceExecution409Response = ErrorDetail

export const AddProcessInstanceExecution422Response = ErrorDetail

/**
 * Codes of the 409: `journey_over`, `already_completed`.
 * @summary Cancels the activity of an open task (CALL-51).
 */
export const CancelProcessInstanceActivityParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CancelProcessInstanceActivityBody = ActivityCancel

export const CancelProcessInstanceActivity200Response = ProcessInstance

export const CancelProcessInstanceActivity400Response = ValidationErrors

export const CancelProcessInstanceActivity401Response = ErrorDetail

export const CancelProcessInstanceActivity403Response = ErrorDetail

export const CancelProcessInstanceActivity404Response = ErrorDetail

export const CancelProcessInstanceActivity409Response = ErrorDetail

/**
 * Variables that have never been written are a 404.
 * @summary One variable (CALL-53).
 */
export const getProcessInstanceVariablePathVariableNameRegExp = new RegExp('^[A-Za-z_][A-Za-z0-9_]{0,99}$');


export const GetProcessInstanceVariableParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "variable_name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getProcessInstanceVariablePathVariableNameRegExp)).check(/*#__PURE__*/ zod.describe('The variable\'s name.'))
})

export const GetProcessInstanceVariable200Response = Variable

export const GetProcessInstanceVariable401Response = ErrorDetail

export const GetProcessInstanceVariable403Response = ErrorDetail

export const GetProcessInstanceVariable404Response = ErrorDetail

/**
 * Creates the variable if it does not exist. `type` must match the JSON type of `value` (400). `If-Match` is
 * optional.
 * @summary Writes one variable (CALL-54).
 */
export const UpdateProcessInstanceVariableParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateProcessInstanceVariableBody = Variable

export const UpdateProcessInstanceVariable200Response = Variable

export const UpdateProcessInstanceVariable400Response = ValidationErrors

export const UpdateProcessInstanceVariable401Response = ErrorDetail

export const UpdateProcessInstanceVariable403Response = ErrorDetail

export const UpdateProcessInstanceVariable404Response = ErrorDetail

export const UpdateProcessInstanceVariable412Response = ErrorDetail

