import * as zod from 'zod/mini';

import {
  ContentRecommender,
  ContentTag,
  ContentType,
  ErrorDetail,
  UserContent,
  UserContentDetail,
  UserContentList,
  UserContentUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Published contents of the caller’s organizations, with the caller’s progress. Recommended ones that are unread
 * come first.
 * @summary The library of a person (LIB-04).
 */
export const listUserContentsQueryMinutesGteMin = 0;
export const listUserContentsQueryMinutesGteMax = 240;

export const listUserContentsQueryMinutesLteMin = 0;
export const listUserContentsQueryMinutesLteMax = 240;

export const listUserContentsQuerySearchMin = 2;
export const listUserContentsQuerySearchMax = 200;

export const listUserContentsQueryOrderingDefault = `relevance`;
export const listUserContentsQueryPageDefault = 1;

export const listUserContentsQueryPageSizeDefault = 20;
export const listUserContentsQueryPageSizeMax = 100;



export const ListUserContentsQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what is for this profile.')),
  "process_instance": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this journey.')),
  "recommended": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only what is recommended; false: only the rest.')),
  "recommended_by__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ContentRecommender)).check(/*#__PURE__*/ zod.describe('Only what one of these recommends.')),
  "saved": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only what the person saved; false: only the rest.')),
  "started": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only contents in progress; false: only the rest.')),
  "tag__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ContentTag)).check(/*#__PURE__*/ zod.describe('Only what is about one of these.')),
  "type__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ContentType)).check(/*#__PURE__*/ zod.describe('Only these kinds.')),
  "language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-ca', 'fr-ca'])).check(/*#__PURE__*/ zod.describe('Only what exists in this language.')),
  "minutes__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUserContentsQueryMinutesGteMin)).check(/*#__PURE__*/ zod.lte(listUserContentsQueryMinutesGteMax))).check(/*#__PURE__*/ zod.describe('At least this long.')),
  "minutes__lte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUserContentsQueryMinutesLteMin)).check(/*#__PURE__*/ zod.lte(listUserContentsQueryMinutesLteMax))).check(/*#__PURE__*/ zod.describe('At most this long.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listUserContentsQuerySearchMin)).check(/*#__PURE__*/ zod.maxLength(listUserContentsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents; best matches first.')),
  "ordering": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['relevance', 'newest']), listUserContentsQueryOrderingDefault).check(/*#__PURE__*/ zod.describe('`relevance` lists the best match first, then recommended and unread contents; `newest` lists first what was published last.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listUserContentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUserContentsQueryPageSizeMax)), listUserContentsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListUserContents200Response = UserContentList

export const ListUserContents400Response = ValidationErrors

export const ListUserContents401Response = ErrorDetail

export const ListUserContents403Response = ErrorDetail

export const ListUserContents404Response = ErrorDetail

/**
 * Adds the body and media to what the list returns.
 * @summary One content, whole (LIB-02, LIB-04).
 */
export const GetUserContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetUserContent200Response = UserContentDetail

export const GetUserContent401Response = ErrorDetail

export const GetUserContent403Response = ErrorDetail

export const GetUserContent404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null resets a field.
 * @summary Keeps that a person read or saved a content, how far they got, and whether it helped (LIB-04).
 */
export const UpdateUserContentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateUserContentBody = UserContentUpdate

export const UpdateUserContent200Response = UserContent

export const UpdateUserContent400Response = ValidationErrors

export const UpdateUserContent401Response = ErrorDetail

export const UpdateUserContent403Response = ErrorDetail

export const UpdateUserContent404Response = ErrorDetail

