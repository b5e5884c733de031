import * as zod from 'zod/mini';

import {
  AuditEventList,
  AuditObjectType,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * What was deleted keeps its events.
 * @summary What administrators changed, the newest first.
 */
export const listAuditEventsQueryObjectTypeInMax = 20;

export const listAuditEventsQueryPageDefault = 1;

export const listAuditEventsQueryPageSizeDefault = 20;
export const listAuditEventsQueryPageSizeMax = 100;



export const ListAuditEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  "object_type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['form', 'journey_definition', 'organization', 'organization_journey', 'content', 'media', 'invitation', 'user', 'process_instance', 'attention_item', 'person', 'person_note', 'person_message', 'person_health_story', 'record_suggestion', 'measurement_target', 'message_template'])).check(/*#__PURE__*/ zod.describe('Only changes of this kind of thing.')),
  "object_type__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AuditObjectType).check(/*#__PURE__*/ zod.maxLength(listAuditEventsQueryObjectTypeInMax))).check(/*#__PURE__*/ zod.describe('Only changes of these kinds of things.')),
  "object_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only changes of this one thing.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listAuditEventsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAuditEventsQueryPageSizeMax)), listAuditEventsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListAuditEvents200Response = AuditEventList

export const ListAuditEvents400Response = ValidationErrors

export const ListAuditEvents401Response = ErrorDetail

export const ListAuditEvents403Response = ErrorDetail

export const ListAuditEvents404Response = ErrorDetail

