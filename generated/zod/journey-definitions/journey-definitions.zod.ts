import * as zod from 'zod/mini';

import {
  ErrorDetail,
  JourneyCheck,
  JourneyCheckRequest,
  JourneyComment,
  JourneyCommentCreate,
  JourneyCommentList,
  JourneyCommentUpdate,
  JourneyDefinition,
  JourneyDefinitionConflict,
  JourneyDefinitionCreate,
  JourneyDefinitionList,
  JourneyDefinitionStatus,
  JourneyDefinitionUsage,
  JourneyDraftSave,
  JourneyImport,
  JourneyImportCheck,
  JourneyImportCheckRequest,
  JourneyImported,
  JourneyPublish,
  JourneyRestore,
  JourneyReviewRequest,
  JourneyReviewReturn,
  JourneyReviewState,
  JourneyTrial,
  JourneyTrialRequest,
  JourneyUpdate,
  JourneyUpdateCheck,
  JourneyVersionList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Includes drafts and retired journeys, unlike `listProcessDefinitions`.
 * @summary The journeys of all organizations, for those who set them up (ROUTE-08).
 */
export const listJourneyDefinitionsQuerySearchMax = 200;

export const listJourneyDefinitionsQueryStatusInMax = 3;

export const listJourneyDefinitionsQueryReviewInMax = 2;

export const listJourneyDefinitionsQueryOrderingMax = 4;

export const listJourneyDefinitionsQueryPageDefault = 1;

export const listJourneyDefinitionsQueryPageSizeDefault = 20;
export const listJourneyDefinitionsQueryPageSizeMax = 100;



export const ListJourneyDefinitionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listJourneyDefinitionsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(JourneyDefinitionStatus).check(/*#__PURE__*/ zod.maxLength(listJourneyDefinitionsQueryStatusInMax))).check(/*#__PURE__*/ zod.describe('Only journeys with this status.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "review__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(JourneyReviewState).check(/*#__PURE__*/ zod.maxLength(listJourneyDefinitionsQueryReviewInMax))).check(/*#__PURE__*/ zod.describe('Only journeys whose draft waits for review, or was sent back (`review/state`).')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'updated_at', '-updated_at', 'organization', '-organization'])).check(/*#__PURE__*/ zod.maxLength(listJourneyDefinitionsQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round. By name without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listJourneyDefinitionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listJourneyDefinitionsQueryPageSizeMax)), listJourneyDefinitionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListJourneyDefinitions200Response = JourneyDefinitionList

export const ListJourneyDefinitions400Response = ValidationErrors

export const ListJourneyDefinitions401Response = ErrorDetail

export const ListJourneyDefinitions403Response = ErrorDetail

export const ListJourneyDefinitions404Response = ErrorDetail

/**
 * With `duplicate_of`, the draft starts as a copy. The key is permanent and unique.
 * @summary Creates a journey as a draft.
 */
export const CreateJourneyDefinitionBody = JourneyDefinitionCreate

export const CreateJourneyDefinition201Response = JourneyDefinition

export const CreateJourneyDefinition400Response = ValidationErrors

export const CreateJourneyDefinition401Response = ErrorDetail

export const CreateJourneyDefinition403Response = ErrorDetail

export const CreateJourneyDefinition404Response = ErrorDetail

export const CreateJourneyDefinition409Response = ErrorDetail

export const CreateJourneyDefinition422Response = ErrorDetail

/**
 * The published design and the draft are separate; the draft is null if nothing is being written.
 * @summary A journey with what is published and what is being written.
 */
export const GetJourneyDefinitionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetJourneyDefinition200Response = JourneyDefinition

export const GetJourneyDefinition400Response = ValidationErrors

export const GetJourneyDefinition401Response = ErrorDetail

export const GetJourneyDefinition403Response = ErrorDetail

export const GetJourneyDefinition404Response = ErrorDetail

/**
 * Replaces the draft. `If-Match` is required: 428 without it, 412 if someone else saved in between. An invalid
 * design is saved too; `checkJourneyDefinition` lists its problems.
 * @summary Keeps what is being written; nothing of it is offered yet.
 */
export const SaveJourneyDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveJourneyDraftBody = JourneyDraftSave

export const SaveJourneyDraft200Response = JourneyDefinition

export const SaveJourneyDraft400Response = ValidationErrors

export const SaveJourneyDraft401Response = ErrorDetail

export const SaveJourneyDraft403Response = ErrorDetail

export const SaveJourneyDraft404Response = ErrorDetail

export const SaveJourneyDraft412Response = ErrorDetail

export const SaveJourneyDraft428Response = ErrorDetail

/**
 * A journey that was never published has nothing else and is a 409.
 * @summary Throws away what is being written.
 */
export const DiscardJourneyDraftParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DiscardJourneyDraft200Response = JourneyDefinition

export const DiscardJourneyDraft400Response = ValidationErrors

export const DiscardJourneyDraft401Response = ErrorDetail

export const DiscardJourneyDraft403Response = ErrorDetail

export const DiscardJourneyDraft404Response = ErrorDetail

export const DiscardJourneyDraft409Response = JourneyDefinitionConflict

export const DiscardJourneyDraft412Response = ErrorDetail

export const DiscardJourneyDraft428Response = ErrorDetail

/**
 * The design is checked with the forms, pictures and languages of the journey's organization. Publishing the same
 * design is refused for exactly its errors. Warnings can also be about what patients see with the journey: colours of
 * the organization without contrast, and films and recordings of its library without captions or a transcript.
 * @summary What is wrong with a design, saved or not. It only reads.
 */
export const CheckJourneyDefinitionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CheckJourneyDefinitionBody = JourneyCheckRequest

export const CheckJourneyDefinition200Response = JourneyCheck

export const CheckJourneyDefinition400Response = ValidationErrors

export const CheckJourneyDefinition401Response = ErrorDetail

export const CheckJourneyDefinition403Response = ErrorDetail

export const CheckJourneyDefinition404Response = ErrorDetail

/**
 * The process engine runs the design from its start and applies the moves in order. Nothing is stored, recorded or
 * sent: a client repeats the call with one move more, or one less to undo it. Forms are used in the version that is
 * published, or as their draft if none is. A design with problems can be tried; steps that it does not have are left
 * out. A move that is not possible is a 400 whose `moves` says which.
 * @summary Runs a design for an invented person, move by move. It only reads.
 */
export const TryJourneyDefinitionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const TryJourneyDefinitionBody = JourneyTrialRequest

export const TryJourneyDefinition200Response = JourneyTrial

export const TryJourneyDefinition400Response = ValidationErrors

export const TryJourneyDefinition401Response = ErrorDetail

export const TryJourneyDefinition403Response = ErrorDetail

export const TryJourneyDefinition404Response = ErrorDetail

/**
 * For whoever wrote the draft last, where the organization has drafts reviewed. A draft with problems is refused as
 * `publishJourneyDefinition` refuses it. `publishJourneyDefinition` approves; every later change of the draft
 * withdraws the request.
 * @summary Asks for the review of the draft by a second administrator.
 */
export const RequestJourneyReviewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RequestJourneyReviewBody = JourneyReviewRequest

export const RequestJourneyReview200Response = JourneyDefinition

export const RequestJourneyReview400Response = ValidationErrors

export const RequestJourneyReview401Response = ErrorDetail

export const RequestJourneyReview403Response = ErrorDetail

export const RequestJourneyReview404Response = ErrorDetail

export const RequestJourneyReview409Response = JourneyDefinitionConflict

export const RequestJourneyReview412Response = ErrorDetail

export const RequestJourneyReview428Response = ErrorDetail

/**
 * The reason stays until the next request, also when the draft is saved. Whoever wrote the draft last cannot send
 * it back.
 * @summary Sends the draft back to its author, with a reason.
 */
export const ReturnJourneyReviewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ReturnJourneyReviewBody = JourneyReviewReturn

export const ReturnJourneyReview200Response = JourneyDefinition

export const ReturnJourneyReview400Response = ValidationErrors

export const ReturnJourneyReview401Response = ErrorDetail

export const ReturnJourneyReview403Response = ErrorDetail

export const ReturnJourneyReview404Response = ErrorDetail

export const ReturnJourneyReview409Response = JourneyDefinitionConflict

export const ReturnJourneyReview412Response = ErrorDetail

export const ReturnJourneyReview428Response = ErrorDetail

/**
 * Published versions never change. People stay on the version they enrolled in.
 * @summary The versions that were published, the newest first.
 */
export const ListJourneyVersionsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listJourneyVersionsQueryPageDefault = 1;

export const listJourneyVersionsQueryPageSizeDefault = 20;
export const listJourneyVersionsQueryPageSizeMax = 100;



export const ListJourneyVersionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listJourneyVersionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listJourneyVersionsQueryPageSizeMax)), listJourneyVersionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListJourneyVersions200Response = JourneyVersionList

export const ListJourneyVersions400Response = ValidationErrors

export const ListJourneyVersions401Response = ErrorDetail

export const ListJourneyVersions403Response = ErrorDetail

export const ListJourneyVersions404Response = ErrorDetail

/**
 * Where the organization has drafts reviewed (`review_required`), this approves the review that was asked for. It is
 * a 409 without a request, and for whoever wrote the draft last. A retired journey without a draft is offered again
 * without a review.
 * What keeps it from being published is a 400 whose `design` holds messages by JSON pointer (RFC 6901) into the
 * draft, as `{"design": {"/steps/2/name/fr-ca": ["The French text is missing."]}}`. A condition that can never be
 * true is refused at its `field`, `op` or `value`, as `/steps/2/next/0/when/value` (JourneyCondition).
 * @summary Makes the draft what the next person is enrolled in; a retired journey is offered again.
 */
export const PublishJourneyDefinitionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const PublishJourneyDefinitionBody = JourneyPublish

export const PublishJourneyDefinition200Response = JourneyDefinition

export const PublishJourneyDefinition400Response = ValidationErrors

export const PublishJourneyDefinition401Response = ErrorDetail

export const PublishJourneyDefinition403Response = ErrorDetail

export const PublishJourneyDefinition404Response = ErrorDetail

export const PublishJourneyDefinition409Response = JourneyDefinitionConflict

export const PublishJourneyDefinition412Response = ErrorDetail

export const PublishJourneyDefinition428Response = ErrorDetail

/**
 * Publishing it again reopens it.
 * @summary Closes the journey to new people; enrolled people continue.
 */
export const RetireJourneyDefinitionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RetireJourneyDefinitionBody = JourneyPublish

export const RetireJourneyDefinition200Response = JourneyDefinition

export const RetireJourneyDefinition400Response = ValidationErrors

export const RetireJourneyDefinition401Response = ErrorDetail

export const RetireJourneyDefinition403Response = ErrorDetail

export const RetireJourneyDefinition404Response = ErrorDetail

export const RetireJourneyDefinition409Response = JourneyDefinitionConflict

export const RetireJourneyDefinition412Response = ErrorDetail

export const RetireJourneyDefinition428Response = ErrorDetail

/**
 * Replaces the draft; publish it to take effect.
 * @summary Takes a version that was published as the draft, in the place of what is written there.
 */
export const RestoreJourneyVersionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreJourneyVersionBody = JourneyRestore

export const RestoreJourneyVersion200Response = JourneyDefinition

export const RestoreJourneyVersion400Response = ValidationErrors

export const RestoreJourneyVersion401Response = ErrorDetail

export const RestoreJourneyVersion403Response = ErrorDetail

export const RestoreJourneyVersion404Response = ErrorDetail

export const RestoreJourneyVersion412Response = ErrorDetail

export const RestoreJourneyVersion428Response = ErrorDetail

/**
 * Enrolments by version and organization. Show it before publishing or retiring.
 * @summary Who is affected by a journey.
 */
export const GetJourneyUsageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetJourneyUsage200Response = JourneyDefinitionUsage

export const GetJourneyUsage400Response = ValidationErrors

export const GetJourneyUsage401Response = ErrorDetail

export const GetJourneyUsage403Response = ErrorDetail

export const GetJourneyUsage404Response = ErrorDetail

/**
 * The steps, forms and texts of the file become the draft of the journey, with what the organization keeps as its own
 * (`kept` of `checkJourneyUpdate`). Nothing is published, and a request for the review of the draft is withdrawn. Forms,
 * the banner picture and problems are as in `importJourney`. A file of another journey is a 400 at its `origin`.
 * `If-Match` is required: 428 without it, 412 if someone else changed the journey in between.
 * @summary Updates a journey that was imported from a newer file of it.
 */
export const UpdateJourneyFromFileParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateJourneyFromFileBody = JourneyUpdate

export const UpdateJourneyFromFile200Response = JourneyImported

export const UpdateJourneyFromFile400Response = ValidationErrors

export const UpdateJourneyFromFile401Response = ErrorDetail

export const UpdateJourneyFromFile403Response = ErrorDetail

export const UpdateJourneyFromFile404Response = ErrorDetail

export const UpdateJourneyFromFile409Response = ErrorDetail

export const UpdateJourneyFromFile412Response = ErrorDetail

export const UpdateJourneyFromFile422Response = ErrorDetail

export const UpdateJourneyFromFile428Response = ErrorDetail

/**
 * A file that breaks the contract is a 400 with messages by place, and so is a file of another journey.
 * @summary What the update of a journey from a file would change and keep. It only reads.
 */
export const CheckJourneyUpdateParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CheckJourneyUpdateBody = JourneyImportCheckRequest

export const CheckJourneyUpdate200Response = JourneyUpdateCheck

export const CheckJourneyUpdate400Response = ValidationErrors

export const CheckJourneyUpdate401Response = ErrorDetail

export const CheckJourneyUpdate403Response = ErrorDetail

export const CheckJourneyUpdate404Response = ErrorDetail

/**
 * Comments are kept apart from the design: no version, file or answer to patients and care teams has them.
 * @summary What administrators say about the steps of a journey, the oldest first.
 */
export const listJourneyCommentsQueryStepMax = 100;

export const listJourneyCommentsQueryPageDefault = 1;

export const listJourneyCommentsQueryPageSizeDefault = 20;
export const listJourneyCommentsQueryPageSizeMax = 100;



export const ListJourneyCommentsQueryParams = /*#__PURE__*/ zod.strictObject({
  "journey": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The journey; a 404 if there is none.')),
  "step": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listJourneyCommentsQueryStepMax))).check(/*#__PURE__*/ zod.describe('Only comments on this step, by its `activity_id`.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listJourneyCommentsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listJourneyCommentsQueryPageSizeMax)), listJourneyCommentsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListJourneyComments200Response = JourneyCommentList

export const ListJourneyComments400Response = ValidationErrors

export const ListJourneyComments401Response = ErrorDetail

export const ListJourneyComments403Response = ErrorDetail

export const ListJourneyComments404Response = ErrorDetail

/**
 * A step has at most 100 comments; one more is a 400 at `text`. The design does not change, and neither does the revision of the journey.
 * @summary Says something about a step of a journey.
 */
export const CreateJourneyCommentBody = JourneyCommentCreate

export const CreateJourneyComment201Response = JourneyComment

export const CreateJourneyComment400Response = ValidationErrors

export const CreateJourneyComment401Response = ErrorDetail

export const CreateJourneyComment403Response = ErrorDetail

export const CreateJourneyComment404Response = ErrorDetail

export const CreateJourneyComment409Response = ErrorDetail

export const CreateJourneyComment422Response = ErrorDetail

/**
 * Repeating it changes nothing: the first one who resolves it, and when, stay.
 * @summary Resolves a comment, or opens it again; any administrator may.
 */
export const UpdateJourneyCommentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateJourneyCommentBody = JourneyCommentUpdate

export const UpdateJourneyComment200Response = JourneyComment

export const UpdateJourneyComment400Response = ValidationErrors

export const UpdateJourneyComment401Response = ErrorDetail

export const UpdateJourneyComment403Response = ErrorDetail

export const UpdateJourneyComment404Response = ErrorDetail

/**
 * Only its author deletes a comment; another person’s comment is a 404.
 * @summary Deletes a comment of the caller.
 */
export const DeleteJourneyCommentParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteJourneyComment204Response = /*#__PURE__*/ zod.void()

export const DeleteJourneyComment401Response = ErrorDetail

export const DeleteJourneyComment403Response = ErrorDetail

export const DeleteJourneyComment404Response = ErrorDetail

/**
 * The journey and new forms are created as drafts, and replaced forms get a draft; nothing is published. Steps ask
 * the forms as they are called here. The banner picture of the file is checked as an upload is, and added to the media
 * library of the organization, unless that has the same picture. Everything is checked first: with any problem, a 400 by field, nothing is
 * written. A form that changed since `checkJourneyImport` is one of them.
 * @summary Creates a journey from a file, with its forms.
 */
export const ImportJourneyBody = JourneyImport

export const ImportJourney201Response = JourneyImported

export const ImportJourney400Response = ValidationErrors

export const ImportJourney401Response = ErrorDetail

export const ImportJourney403Response = ErrorDetail

export const ImportJourney409Response = ErrorDetail

export const ImportJourney422Response = ErrorDetail

/**
 * A file that breaks the contract is a 400 with messages by place, as `{"file": {"design": {"steps": ...}}}`.
 * @summary What an import of a file would create and change. It only reads.
 */
export const CheckJourneyImportBody = JourneyImportCheckRequest

export const CheckJourneyImport200Response = JourneyImportCheck

export const CheckJourneyImport400Response = ValidationErrors

export const CheckJourneyImport401Response = ErrorDetail

export const CheckJourneyImport403Response = ErrorDetail

