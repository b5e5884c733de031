import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Form,
  FormConflict,
  FormCreate,
  FormDraftSave,
  FormList,
  FormPublish,
  FormStatus,
  FormUsage,
  FormVersionDetail,
  FormVersionList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * `completeness` tells how much of each form exists in English and in French.
 * @summary Forms of journeys, by name without an order (ROUTE-06).
 */
export const listFormsQuerySearchMax = 200;

export const listFormsQueryPageDefault = 1;

export const listFormsQueryPageSizeDefault = 20;
export const listFormsQueryPageSizeMax = 100;



export const ListFormsQueryParams = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFormsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FormStatus)).check(/*#__PURE__*/ zod.describe('Only forms with this status.')),
  "missing_language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-ca', 'fr-ca'])).check(/*#__PURE__*/ zod.describe('Only forms of which some text is missing in this language.')),
  "has_draft": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Only forms that have something written that is not published, or have not.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'key', '-key', 'updated_at', '-updated_at', 'used_by_count', '-used_by_count']))).check(/*#__PURE__*/ zod.describe('By name without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listFormsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFormsQueryPageSizeMax)), listFormsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListForms200Response = FormList

export const ListForms400Response = ValidationErrors

export const ListForms401Response = ErrorDetail

export const ListForms403Response = ErrorDetail

export const ListForms404Response = ErrorDetail

/**
 * A form to copy that is not there is a 404.
 * @summary Creates a form as a draft.
 */
export const CreateFormBody = FormCreate

export const CreateForm201Response = Form

export const CreateForm400Response = ValidationErrors

export const CreateForm401Response = ErrorDetail

export const CreateForm403Response = ErrorDetail

export const CreateForm404Response = ErrorDetail

export const CreateForm409Response = ErrorDetail

export const CreateForm422Response = ErrorDetail

/**
 * The published version and the draft are separate; the draft is null if nothing is being written.
 * @summary One form, with what is published and what is written (ROUTE-07).
 */
export const GetFormParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetForm200Response = Form

export const GetForm401Response = ErrorDetail

export const GetForm403Response = ErrorDetail

export const GetForm404Response = ErrorDetail

/**
 * Replaces the draft. `If-Match` is required: 428 without it, 412 if someone else saved in between. Incomplete
 * forms can be saved; `publishForm` checks them.
 * @summary Keeps what is written.
 */
export const SaveFormDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveFormDraftBody = FormDraftSave

export const SaveFormDraft200Response = Form

export const SaveFormDraft400Response = ValidationErrors

export const SaveFormDraft401Response = ErrorDetail

export const SaveFormDraft403Response = ErrorDetail

export const SaveFormDraft404Response = ErrorDetail

export const SaveFormDraft412Response = ErrorDetail

export const SaveFormDraft428Response = ErrorDetail

/**
 * A form that was never published keeps its draft.
 * @summary Forgets what is written; what is published stays.
 */
export const DiscardFormDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DiscardFormDraft200Response = Form

export const DiscardFormDraft401Response = ErrorDetail

export const DiscardFormDraft403Response = ErrorDetail

export const DiscardFormDraft404Response = ErrorDetail

export const DiscardFormDraft409Response = FormConflict

export const DiscardFormDraft412Response = ErrorDetail

export const DiscardFormDraft428Response = ErrorDetail

/**
 * Published versions never change. Open tasks keep the version they were created with.
 * @summary The versions of a form, the newest first.
 */
export const ListFormVersionsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listFormVersionsQueryPageDefault = 1;

export const listFormVersionsQueryPageSizeDefault = 20;
export const listFormVersionsQueryPageSizeMax = 100;



export const ListFormVersionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listFormVersionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFormVersionsQueryPageSizeMax)), listFormVersionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListFormVersions200Response = FormVersionList

export const ListFormVersions400Response = ValidationErrors

export const ListFormVersions401Response = ErrorDetail

export const ListFormVersions403Response = ErrorDetail

export const ListFormVersions404Response = ErrorDetail

/**
 * Returns the whole form as it was published.
 * @summary One version of a form.
 */
export const getFormVersionPathNumberRegExp = new RegExp('^[1-9][0-9]{0,5}$');


export const GetFormVersionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFormVersionPathNumberRegExp)).check(/*#__PURE__*/ zod.describe('The number of the version.'))
})

export const GetFormVersion200Response = FormVersionDetail

export const GetFormVersion401Response = ErrorDetail

export const GetFormVersion403Response = ErrorDetail

export const GetFormVersion404Response = ErrorDetail

/**
 * What was written is replaced. Nothing is published by it.
 * @summary Makes a version the draft again.
 */
export const restoreFormVersionPathNumberRegExp = new RegExp('^[1-9][0-9]{0,5}$');


export const RestoreFormVersionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(restoreFormVersionPathNumberRegExp)).check(/*#__PURE__*/ zod.describe('The number of the version.'))
})

export const RestoreFormVersion200Response = Form

export const RestoreFormVersion401Response = ErrorDetail

export const RestoreFormVersion403Response = ErrorDetail

export const RestoreFormVersion404Response = ErrorDetail

export const RestoreFormVersion412Response = ErrorDetail

export const RestoreFormVersion428Response = ErrorDetail

/**
 * Tasks that are open keep their version. A retired form is in use again. A draft that cannot be published is a
 * 400: `definition` holds messages by JSON pointer (RFC 6901) into the draft, such as
 * `{"definition": {"/pages/2/title/fr-ca": ["The French text is missing."]}}`.
 * @summary Makes the draft the version that the next task opens with.
 */
export const PublishFormParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const PublishFormBody = FormPublish

export const PublishForm200Response = Form

export const PublishForm400Response = ValidationErrors

export const PublishForm401Response = ErrorDetail

export const PublishForm403Response = ErrorDetail

export const PublishForm404Response = ErrorDetail

export const PublishForm409Response = FormConflict

export const PublishForm412Response = ErrorDetail

export const PublishForm428Response = ErrorDetail

/**
 * A form that journeys use is a 409. Tasks that are open keep it.
 * @summary Takes a form out of use.
 */
export const RetireFormParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RetireForm200Response = Form

export const RetireForm401Response = ErrorDetail

export const RetireForm403Response = ErrorDetail

export const RetireForm404Response = ErrorDetail

export const RetireForm409Response = FormConflict

export const RetireForm412Response = ErrorDetail

export const RetireForm428Response = ErrorDetail

/**
 * Show it before publishing or retiring a form.
 * @summary The journeys and the open tasks that use a form.
 */
export const GetFormUsageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetFormUsage200Response = FormUsage

export const GetFormUsage401Response = ErrorDetail

export const GetFormUsage403Response = ErrorDetail

export const GetFormUsage404Response = ErrorDetail

