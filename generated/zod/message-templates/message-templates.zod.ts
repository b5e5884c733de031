import * as zod from 'zod/mini';

import {
  ErrorDetail,
  MessageTemplate,
  MessageTemplateCreate,
  MessageTemplateList,
  MessageTemplateSave,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * An organization that is not the caller's is a 404.
 * @summary The messages that an organization approved, oldest first; its care team and administrators.
 */
export const listMessageTemplatesQueryPageDefault = 1;

export const listMessageTemplatesQueryPageSizeDefault = 20;
export const listMessageTemplatesQueryPageSizeMax = 100;



export const ListMessageTemplatesQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Only messages of this organization.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listMessageTemplatesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMessageTemplatesQueryPageSizeMax)), listMessageTemplatesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListMessageTemplates200Response = MessageTemplateList

export const ListMessageTemplates400Response = ValidationErrors

export const ListMessageTemplates401Response = ErrorDetail

export const ListMessageTemplates403Response = ErrorDetail

export const ListMessageTemplates404Response = ErrorDetail

/**
 * An organization keeps up to 100; one more is a 409 `too_many`.
 * @summary Approves a message; administrators.
 */
export const CreateMessageTemplateBody = MessageTemplateCreate

export const CreateMessageTemplate201Response = MessageTemplate

export const CreateMessageTemplate400Response = ValidationErrors

export const CreateMessageTemplate401Response = ErrorDetail

export const CreateMessageTemplate403Response = ErrorDetail

export const CreateMessageTemplate404Response = ErrorDetail

export const CreateMessageTemplate409Response = ErrorDetail

export const CreateMessageTemplate422Response = ErrorDetail

/**
 * What was sent before stays as it was. `If-Match` is required: 428 without it, 412 if someone else saved in
 * between.
 * @summary Changes what an approved message says; administrators.
 */
export const SaveMessageTemplateParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveMessageTemplateBody = MessageTemplateSave

export const SaveMessageTemplate200Response = MessageTemplate

export const SaveMessageTemplate400Response = ValidationErrors

export const SaveMessageTemplate401Response = ErrorDetail

export const SaveMessageTemplate403Response = ErrorDetail

export const SaveMessageTemplate404Response = ErrorDetail

export const SaveMessageTemplate412Response = ErrorDetail

export const SaveMessageTemplate428Response = ErrorDetail

/**
 * Care teams can no longer send it; what was sent before stays. `If-Match` is required.
 * @summary Removes an approved message; administrators.
 */
export const DeleteMessageTemplateParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteMessageTemplate204Response = /*#__PURE__*/ zod.void()

export const DeleteMessageTemplate401Response = ErrorDetail

export const DeleteMessageTemplate403Response = ErrorDetail

export const DeleteMessageTemplate404Response = ErrorDetail

export const DeleteMessageTemplate412Response = ErrorDetail

export const DeleteMessageTemplate428Response = ErrorDetail

