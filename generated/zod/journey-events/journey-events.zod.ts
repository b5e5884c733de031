import * as zod from 'zod/mini';

import {
  ErrorDetail,
  JourneyEventList,
  JourneyEventType,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The same rows as `listProcessInstanceEvents`, for all journeys together.
 * @summary What happened in the journeys that the caller may see, newest first.
 */
export const listJourneyEventsQueryPageDefault = 1;

export const listJourneyEventsQueryPageSizeDefault = 20;
export const listJourneyEventsQueryPageSizeMax = 100;

export const listJourneyEventsQuerySearchMax = 200;



export const ListJourneyEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only events of this patient profile.')),
  "patient__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.uuid())).check(/*#__PURE__*/ zod.describe('Only events of these patient profiles.')),
  "process_instance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only events of this journey.')),
  "my_role_type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['patient', 'provider'])).check(/*#__PURE__*/ zod.describe('As patient, only journeys of the profiles that the caller looks after; as provider, only those of\norganizations in which the caller is on the care team. Without it, all that the caller may see.\n')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "type__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(JourneyEventType)).check(/*#__PURE__*/ zod.describe('Only events of these types.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['occurred_at', '-occurred_at']))).check(/*#__PURE__*/ zod.describe('Newest first without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listJourneyEventsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listJourneyEventsQueryPageSizeMax)), listJourneyEventsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listJourneyEventsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListJourneyEvents200Response = JourneyEventList

export const ListJourneyEvents400Response = ValidationErrors

export const ListJourneyEvents401Response = ErrorDetail

export const ListJourneyEvents403Response = ErrorDetail

export const ListJourneyEvents404Response = ErrorDetail

