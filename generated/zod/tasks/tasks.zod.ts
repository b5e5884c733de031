import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Task,
  TaskComplete,
  TaskCompleted,
  TaskDraft,
  TaskDraftConflict,
  TaskDraftSave,
  TaskForm,
  TaskKind,
  TaskList,
  TaskStatus,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Patients get the steps of their own profiles; care teams those of their organizations; administrators all. Open
 * and completed ones by default.
 * @summary Tasks (CALL-38..42).
 */
export const listTasksQueryAssigneeRegExp = new RegExp('^(current_user|[0-9a-fA-F-]{36})$');
export const listTasksQueryPageDefault = 1;

export const listTasksQueryPageSizeDefault = 20;
export const listTasksQueryPageSizeMax = 100;

export const listTasksQuerySearchMax = 200;



export const ListTasksQueryParams = /*#__PURE__*/ zod.strictObject({
  "assignee": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listTasksQueryAssigneeRegExp))).check(/*#__PURE__*/ zod.describe('The assignee; `current_user` is the caller. Steps of the care team have no assignee, so they are returned only\nwithout this filter.\n')),
  "process_instance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only tasks of this journey.')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only tasks of this patient profile.')),
  "patient__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid())).check(/*#__PURE__*/ zod.describe('Only tasks of these patient profiles.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TaskStatus)).check(/*#__PURE__*/ zod.describe('Only these statuses. Without it open and completed tasks come, cancelled ones only when they are named.\n')),
  "kind__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TaskKind)).check(/*#__PURE__*/ zod.describe('Only these kinds of task.')),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['patient', 'provider'])).check(/*#__PURE__*/ zod.describe('Only what these do, patients or the care team.')),
  "completed_at__isnull": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: open tasks only; false: completed ones only.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['priority', '-priority', 'created_at', '-created_at', 'due_at', '-due_at', 'completed_at', '-completed_at', 'closed_at', '-closed_at']))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round. `closed_at` is when a task was completed\nor cancelled. What has no value comes last.\n')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listTasksQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTasksQueryPageSizeMax)), listTasksQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTasksQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListTasks200Response = TaskList

export const ListTasks400Response = ValidationErrors

export const ListTasks401Response = ErrorDetail

export const ListTasks403Response = ErrorDetail

export const ListTasks404Response = ErrorDetail

/**
 * A task that was taken out of the journey is a 404 with the code `task_removed`; one of a journey that was left is
 * still there, as cancelled.
 * @summary One task (CALL-43).
 */
export const GetTaskParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetTask200Response = Task

export const GetTask401Response = ErrorDetail

export const GetTask403Response = ErrorDetail

export const GetTask404Response = ErrorDetail

/**
 * Codes of the 409: `already_completed`, `journey_cancelled`. A removed task is a 404 with the code `task_removed`.
 * A step is a 404 for callers who may not answer it (see its draft). Completing it discards all its drafts.
 * @summary Sends the answers and completes the task (CALL-44).
 */
export const CompleteTaskParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CompleteTaskBody = TaskComplete

export const CompleteTask200Response = TaskCompleted

export const CompleteTask400Response = ValidationErrors

export const CompleteTask401Response = ErrorDetail

export const CompleteTask403Response = ErrorDetail

export const CompleteTask404Response = ErrorDetail

export const CompleteTask409Response = ErrorDetail

export const CompleteTask422Response = ErrorDetail

/**
 * The version that the task was created with, even if the form has changed since. A step that only has text to
 * read returns it in `content`.
 * @summary The form of a task (TASK-10).
 */
export const GetTaskFormParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetTaskForm200Response = TaskForm

export const GetTaskForm401Response = ErrorDetail

export const GetTaskForm403Response = ErrorDetail

export const GetTaskForm404Response = ErrorDetail

/**
 * Drafts are private: each person has their own, and no call returns, overwrites or deletes another person's. A
 * patient's step can be answered by the owner of the profile, and by members of the care team who fill it in for the
 * patient (`fillInTask`); a step of the care team by its members. For everyone else, including administrators, the
 * draft is a 404.
 * @summary The caller's own draft of a task; revision 0 when nothing was saved (TASK-11).
 */
export const GetTaskDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetTaskDraft200Response = TaskDraft

export const GetTaskDraft401Response = ErrorDetail

export const GetTaskDraft403Response = ErrorDetail

export const GetTaskDraft404Response = ErrorDetail

/**
 * Send the `revision` of the last response. If someone else saved in between, the response is a 409 with their
 * draft. Drafts are not validated: half-written answers are allowed.
 * @summary Saves the caller's own answers so far (TASK-11).
 */
export const SaveTaskDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveTaskDraftBody = TaskDraftSave

export const SaveTaskDraft200Response = TaskDraft

export const SaveTaskDraft400Response = ValidationErrors

export const SaveTaskDraft401Response = ErrorDetail

export const SaveTaskDraft403Response = ErrorDetail

export const SaveTaskDraft404Response = ErrorDetail

export const SaveTaskDraft409Response = TaskDraftConflict

/**
 * Deleting a draft that does not exist succeeds too.
 * @summary Discards the caller's own draft (TASK-11).
 */
export const DeleteTaskDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteTaskDraft204Response = /*#__PURE__*/ zod.void()

export const DeleteTaskDraft401Response = ErrorDetail

export const DeleteTaskDraft403Response = ErrorDetail

export const DeleteTaskDraft404Response = ErrorDetail

/**
 * Notifies the patient with a message, a `fill_in_started` event, and `filled_in_by` of the task. From then on the
 * caller has their own draft and can complete the step. The patient's draft stays private. Idempotent. Codes of the
 * 409: `already_completed`, `journey_cancelled`, `care_team_step` (it is not the patient's), `patient_only` (only
 * the patient can confirm it). Callers outside the care team get a 404.
 * @summary Starts filling in a patient's step for them, as a member of the care team (TASK-05).
 */
export const FillInTaskParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const FillInTask200Response = Task

export const FillInTask401Response = ErrorDetail

export const FillInTask403Response = ErrorDetail

export const FillInTask404Response = ErrorDetail

export const FillInTask409Response = ErrorDetail

