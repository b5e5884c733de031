import * as zod from 'zod/mini';

import {
  ErrorDetail,
  SavedView,
  SavedViewCreate,
  SavedViewList,
  SavedViewUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * An organization that is named and is not the caller's is a 404.
 * @summary The caller's own views of the enrolments of journeys, by name.
 */
export const listSavedViewsQueryPageDefault = 1;

export const listSavedViewsQueryPageSizeDefault = 20;
export const listSavedViewsQueryPageSizeMax = 100;



export const ListSavedViewsQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only views of this journey.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listSavedViewsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSavedViewsQueryPageSizeMax)), listSavedViewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListSavedViews200Response = SavedViewList

export const ListSavedViews400Response = ValidationErrors

export const ListSavedViews401Response = ErrorDetail

export const ListSavedViews403Response = ErrorDetail

export const ListSavedViews404Response = ErrorDetail

/**
 * An organization that is not the caller's, and a journey that it does not offer, is a 404.
 * @summary Keeps a view under a name.
 */
export const CreateSavedViewBody = SavedViewCreate

export const CreateSavedView201Response = SavedView

export const CreateSavedView400Response = ValidationErrors

export const CreateSavedView401Response = ErrorDetail

export const CreateSavedView403Response = ErrorDetail

export const CreateSavedView404Response = ErrorDetail

export const CreateSavedView409Response = ErrorDetail

export const CreateSavedView422Response = ErrorDetail

/**
 * Omitted fields stay as they are. Views are personal; another member’s view is a 404.
 * @summary Renames a view, or keeps something else under its name.
 */
export const UpdateSavedViewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateSavedViewBody = SavedViewUpdate

export const UpdateSavedView200Response = SavedView

export const UpdateSavedView400Response = ValidationErrors

export const UpdateSavedView401Response = ErrorDetail

export const UpdateSavedView403Response = ErrorDetail

export const UpdateSavedView404Response = ErrorDetail

/**
 * Views are personal; another member’s view is a 404.
 * @summary Forgets a view; what it showed stays.
 */
export const DeleteSavedViewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteSavedView204Response = /*#__PURE__*/ zod.void()

export const DeleteSavedView401Response = ErrorDetail

export const DeleteSavedView403Response = ErrorDetail

export const DeleteSavedView404Response = ErrorDetail

