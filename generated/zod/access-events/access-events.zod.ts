import * as zod from 'zod/mini';

import {
  AccessAnswer,
  AccessEvent,
  AccessEventList,
  AccessReport,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Every operation that returns something about a person to someone else adds an event. What the person does
 * themselves is left out.
 * @summary Who else looked at a person's information or changed it, newest first; the person only.
 */
export const ListAccessEventsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listAccessEventsQueryPageDefault = 1;

export const listAccessEventsQueryPageSizeDefault = 20;
export const listAccessEventsQueryPageSizeMax = 100;



export const ListAccessEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  "actor_kind": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['care_team', 'administrator', 'share_recipient', 'care_partner'])).check(/*#__PURE__*/ zod.describe('Only events by these people.')),
  "action": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['viewed', 'changed'])).check(/*#__PURE__*/ zod.describe('Only looks, or only changes.')),
  "information": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['details', 'journeys', 'alerts', 'health_story', 'targets', 'notes', 'account'])).check(/*#__PURE__*/ zod.describe('Only events about this kind of information.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listAccessEventsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAccessEventsQueryPageSizeMax)), listAccessEventsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListAccessEvents200Response = AccessEventList

export const ListAccessEvents400Response = ValidationErrors

export const ListAccessEvents401Response = ErrorDetail

export const ListAccessEvents403Response = ErrorDetail

export const ListAccessEvents404Response = ErrorDetail

/**
 * Reporting an event again changes nothing.
 * @summary Reports an event that the person does not recognize to the administrators.
 */
export const ReportAccessEventParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "event_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An event of this person, else 404.'))
})

export const ReportAccessEventBody = AccessReport

export const ReportAccessEvent200Response = AccessEvent

export const ReportAccessEvent400Response = ValidationErrors

export const ReportAccessEvent401Response = ErrorDetail

export const ReportAccessEvent403Response = ErrorDetail

export const ReportAccessEvent404Response = ErrorDetail

/**
 * The person sees the answer, and the item leaves the list of the administrators. A 404 without a report.
 * @summary Answers a person's report; administrators only.
 */
export const AnswerAccessReportParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const AnswerAccessReportBody = AccessAnswer

export const AnswerAccessReport200Response = AccessEvent

export const AnswerAccessReport400Response = ValidationErrors

export const AnswerAccessReport401Response = ErrorDetail

export const AnswerAccessReport403Response = ErrorDetail

export const AnswerAccessReport404Response = ErrorDetail

