import * as zod from 'zod/mini';

import {
  ErrorDetail,
  ValidationErrors,
  WorklistView,
  WorklistViewCreate,
  WorklistViewList,
  WorklistViewUpdate
} from '../portageV1.schemas.zod.ts';


/**
 * An organization that is not the caller's is a 404.
 * @summary The caller's own views of what needs attention in an organization, by name.
 */
export const listWorklistViewsQueryPageDefault = 1;

export const listWorklistViewsQueryPageSizeDefault = 20;
export const listWorklistViewsQueryPageSizeMax = 100;



export const ListWorklistViewsQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Only views of this organization’s worklist.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listWorklistViewsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listWorklistViewsQueryPageSizeMax)), listWorklistViewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListWorklistViews200Response = WorklistViewList

export const ListWorklistViews400Response = ValidationErrors

export const ListWorklistViews401Response = ErrorDetail

export const ListWorklistViews403Response = ErrorDetail

export const ListWorklistViews404Response = ErrorDetail

/**
 * An organization that is not the caller's is a 404.
 * @summary Keeps a view of the worklist under a name.
 */
export const CreateWorklistViewBody = WorklistViewCreate

export const CreateWorklistView201Response = WorklistView

export const CreateWorklistView400Response = ValidationErrors

export const CreateWorklistView401Response = ErrorDetail

export const CreateWorklistView403Response = ErrorDetail

export const CreateWorklistView404Response = ErrorDetail

export const CreateWorklistView409Response = ErrorDetail

export const CreateWorklistView422Response = ErrorDetail

/**
 * Omitted fields stay as they are. Making a view the default takes that from another one. Views are personal;
 * another member’s view is a 404.
 * @summary Renames a view of the worklist, changes what it shows, or makes it the default.
 */
export const UpdateWorklistViewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateWorklistViewBody = WorklistViewUpdate

export const UpdateWorklistView200Response = WorklistView

export const UpdateWorklistView400Response = ValidationErrors

export const UpdateWorklistView401Response = ErrorDetail

export const UpdateWorklistView403Response = ErrorDetail

export const UpdateWorklistView404Response = ErrorDetail

/**
 * Views are personal; another member’s view is a 404.
 * @summary Deletes a view of the worklist; what it showed stays.
 */
export const DeleteWorklistViewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteWorklistView204Response = /*#__PURE__*/ zod.void()

export const DeleteWorklistView401Response = ErrorDetail

export const DeleteWorklistView403Response = ErrorDetail

export const DeleteWorklistView404Response = ErrorDetail

