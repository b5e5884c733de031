import * as zod from 'zod/mini';

import {
  ContentType,
  ErrorDetail,
  OrganizationContent,
  OrganizationContentCreate,
  OrganizationContentList,
  OrganizationContentReview,
  OrganizationContentSave,
  OrganizationContentSchedule,
  OrganizationContentStatus,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Includes drafts and unpublished changes, unlike `listUserContents`.
 * @summary What the library of an organization is made of, drafts too (ROUTE-11).
 */
export const listOrganizationContentsQuerySearchMax = 200;

export const listOrganizationContentsQueryTypeInMax = 12;

export const listOrganizationContentsQueryStatusInMax = 12;

export const listOrganizationContentsQueryOrderingMax = 4;

export const listOrganizationContentsQueryPageDefault = 1;

export const listOrganizationContentsQueryPageSizeDefault = 20;
export const listOrganizationContentsQueryPageSizeMax = 100;



export const ListOrganizationContentsQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose they are.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrganizationContentsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "type__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ContentType).check(/*#__PURE__*/ zod.maxLength(listOrganizationContentsQueryTypeInMax))).check(/*#__PURE__*/ zod.describe('Only these kinds.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrganizationContentStatus).check(/*#__PURE__*/ zod.maxLength(listOrganizationContentsQueryStatusInMax))).check(/*#__PURE__*/ zod.describe('Only these states.')),
  "missing_language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-ca', 'fr-ca'])).check(/*#__PURE__*/ zod.describe('Only what is not whole in this language.')),
  "review_due": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only what is due for review; false: only the rest.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['title', '-title', 'updated_at', '-updated_at'])).check(/*#__PURE__*/ zod.maxLength(listOrganizationContentsQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('The last changed first without it; titles in the caller\'s language.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listOrganizationContentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrganizationContentsQueryPageSizeMax)), listOrganizationContentsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListOrganizationContents200Response = OrganizationContentList

export const ListOrganizationContents400Response = ValidationErrors

export const ListOrganizationContents401Response = ErrorDetail

export const ListOrganizationContents403Response = ErrorDetail

export const ListOrganizationContents404Response = ErrorDetail

/**
 * A draft may be incomplete; `publishOrganizationContent` checks it.
 * @summary Creates a content as a draft; patients see it once it is published (ROUTE-11).
 */
export const CreateOrganizationContentBody = OrganizationContentCreate

export const CreateOrganizationContent201Response = OrganizationContent

export const CreateOrganizationContent400Response = ValidationErrors

export const CreateOrganizationContent401Response = ErrorDetail

export const CreateOrganizationContent403Response = ErrorDetail

export const CreateOrganizationContent404Response = ErrorDetail

export const CreateOrganizationContent409Response = ErrorDetail

export const CreateOrganizationContent422Response = ErrorDetail

/**
 * Both languages, as last saved, with what refers to it. Ask again before you unpublish or delete it: `uses` is what
 * those writes affect, and they do not refuse a content in use.
 * @summary One content as it is written (ROUTE-12).
 */
export const GetOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetOrganizationContent200Response = OrganizationContent

export const GetOrganizationContent401Response = ErrorDetail

export const GetOrganizationContent403Response = ErrorDetail

export const GetOrganizationContent404Response = ErrorDetail

/**
 * Replaces the draft. `If-Match` is required: 428 without it, 412 if someone else saved in between.
 * @summary Keeps what was written; patients see it once it is published (ROUTE-12).
 */
export const SaveOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveOrganizationContentBody = OrganizationContentSave

export const SaveOrganizationContent200Response = OrganizationContent

export const SaveOrganizationContent400Response = ValidationErrors

export const SaveOrganizationContent401Response = ErrorDetail

export const SaveOrganizationContent403Response = ErrorDetail

export const SaveOrganizationContent404Response = ErrorDetail

export const SaveOrganizationContent412Response = ErrorDetail

export const SaveOrganizationContent428Response = ErrorDetail

/**
 * Published content is a 409.
 * @summary Deletes a draft; what is published is unpublished first.
 */
export const DeleteOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteOrganizationContent204Response = /*#__PURE__*/ zod.void()

export const DeleteOrganizationContent401Response = ErrorDetail

export const DeleteOrganizationContent403Response = ErrorDetail

export const DeleteOrganizationContent404Response = ErrorDetail

export const DeleteOrganizationContent409Response = ErrorDetail

export const DeleteOrganizationContent412Response = ErrorDetail

export const DeleteOrganizationContent428Response = ErrorDetail

/**
 * Returns 400 with the problem of each field if it is incomplete.
 * @summary Shows patients what is saved; it must be whole in English, and in French whole or not begun (LIB-01).
 */
export const PublishOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const PublishOrganizationContent200Response = OrganizationContent

export const PublishOrganizationContent400Response = ValidationErrors

export const PublishOrganizationContent401Response = ErrorDetail

export const PublishOrganizationContent403Response = ErrorDetail

export const PublishOrganizationContent404Response = ErrorDetail

export const PublishOrganizationContent412Response = ErrorDetail

export const PublishOrganizationContent428Response = ErrorDetail

/**
 * It changes no text. Administrators are reminded once the day has come (`listAdminItems`).
 * @summary Sets when a content is to be checked next, and keeps that it was checked today.
 */
export const ReviewOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ReviewOrganizationContentBody = OrganizationContentReview

export const ReviewOrganizationContent200Response = OrganizationContent

export const ReviewOrganizationContent400Response = ValidationErrors

export const ReviewOrganizationContent401Response = ErrorDetail

export const ReviewOrganizationContent403Response = ErrorDetail

export const ReviewOrganizationContent404Response = ErrorDetail

export const ReviewOrganizationContent412Response = ErrorDetail

export const ReviewOrganizationContent428Response = ErrorDetail

/**
 * What is saved by then is published. It must be complete now, as for `publishOrganizationContent` (400 with the
 * problem of each field), and is checked again then: if something is missing by then, it is not published and
 * `publish_failed_at` says so. Publishing or unpublishing it before cancels the schedule.
 * @summary Publishes a content at a later time, changes that time, or cancels it.
 */
export const ScheduleOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ScheduleOrganizationContentBody = OrganizationContentSchedule

export const ScheduleOrganizationContent200Response = OrganizationContent

export const ScheduleOrganizationContent400Response = ValidationErrors

export const ScheduleOrganizationContent401Response = ErrorDetail

export const ScheduleOrganizationContent403Response = ErrorDetail

export const ScheduleOrganizationContent404Response = ErrorDetail

export const ScheduleOrganizationContent412Response = ErrorDetail

export const ScheduleOrganizationContent428Response = ErrorDetail

/**
 * It can be published again.
 * @summary Takes a content out of the patients’ library; it is a draft again.
 */
export const UnpublishOrganizationContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UnpublishOrganizationContent200Response = OrganizationContent

export const UnpublishOrganizationContent401Response = ErrorDetail

export const UnpublishOrganizationContent403Response = ErrorDetail

export const UnpublishOrganizationContent404Response = ErrorDetail

export const UnpublishOrganizationContent409Response = ErrorDetail

export const UnpublishOrganizationContent412Response = ErrorDetail

export const UnpublishOrganizationContent428Response = ErrorDetail

