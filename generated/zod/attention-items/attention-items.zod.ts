import * as zod from 'zod/mini';

import {
  AttentionAcknowledge,
  AttentionAcknowledgeMany,
  AttentionAssign,
  AttentionAssignConflict,
  AttentionAssignMany,
  AttentionCall,
  AttentionConflict,
  AttentionItem,
  AttentionItemFilter,
  AttentionItemList,
  AttentionKind,
  AttentionNeighbours,
  AttentionOrdering,
  AttentionRestore,
  AttentionRestoreMany,
  AttentionResults,
  AttentionSeverity,
  CareTeamMemberList,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The caller is on the care team, else 404; administrators are on every one.
 * @summary The members of an organization's care team, by name; items can be assigned to them.
 */
export const ListCareTeamMembersParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listCareTeamMembersQueryPageDefault = 1;

export const listCareTeamMembersQueryPageSizeDefault = 20;
export const listCareTeamMembersQueryPageSizeMax = 100;



export const ListCareTeamMembersQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listCareTeamMembersQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCareTeamMembersQueryPageSizeMax)), listCareTeamMembersQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListCareTeamMembers200Response = CareTeamMemberList

export const ListCareTeamMembers400Response = ValidationErrors

export const ListCareTeamMembers401Response = ErrorDetail

export const ListCareTeamMembers403Response = ErrorDetail

export const ListCareTeamMembers404Response = ErrorDetail

/**
 * Of what is equally severe, the more urgent comes first, then what waits longest.
 * @summary What needs the attention of an organization's care team, most severe first (PROV-01).
 */
export const listAttentionItemsQueryOrderingMax = 2;

export const listAttentionItemsQueryPageDefault = 1;

export const listAttentionItemsQueryPageSizeDefault = 20;
export const listAttentionItemsQueryPageSizeMax = 100;



export const ListAttentionItemsQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The organization; the caller is on its care team, else 404.')),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'acknowledged'])).check(/*#__PURE__*/ zod.describe('Only open items, or only acknowledged ones.')),
  "kind__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionKind)).check(/*#__PURE__*/ zod.describe('Only these kinds.')),
  "severity__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionSeverity)).check(/*#__PURE__*/ zod.describe('Only what matters this much.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionOrdering).check(/*#__PURE__*/ zod.maxLength(listAttentionItemsQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; what is equal stays in the usual order.')),
  "process_definition": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what is about this journey.')),
  "assigned_to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['me', 'nobody'])).check(/*#__PURE__*/ zod.describe('Only items assigned to the caller, or to nobody.')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what is about this patient profile.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listAttentionItemsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAttentionItemsQueryPageSizeMax)), listAttentionItemsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListAttentionItems200Response = AttentionItemList

export const ListAttentionItems400Response = ValidationErrors

export const ListAttentionItems401Response = ErrorDetail

export const ListAttentionItems403Response = ErrorDetail

export const ListAttentionItems404Response = ErrorDetail

/**
 * As `listAttentionItems`, with a search for people; its words are sent in the body, so that names never appear in a
 * URL. A search is recorded in the audit events without its words.
 * @summary What needs the attention of an organization's care team and fits a filter (PROV-01).
 */
export const filterAttentionItemsQueryOrderingMax = 2;

export const filterAttentionItemsQueryPageDefault = 1;

export const filterAttentionItemsQueryPageSizeDefault = 20;
export const filterAttentionItemsQueryPageSizeMax = 100;



export const FilterAttentionItemsQueryParams = /*#__PURE__*/ zod.strictObject({
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(AttentionOrdering).check(/*#__PURE__*/ zod.maxLength(filterAttentionItemsQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; what is equal stays in the usual order.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), filterAttentionItemsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(filterAttentionItemsQueryPageSizeMax)), filterAttentionItemsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const FilterAttentionItemsBody = AttentionItemFilter

export const FilterAttentionItems200Response = AttentionItemList

export const FilterAttentionItems400Response = ValidationErrors

export const FilterAttentionItems401Response = ErrorDetail

export const FilterAttentionItems403Response = ErrorDetail

export const FilterAttentionItems404Response = ErrorDetail

/**
 * Each as `acknowledgeAttentionItem` does; one that cannot be changed leaves the others unaffected.
 * @summary Acknowledges many items for the caller's care team.
 */
export const AcknowledgeAttentionItemsBody = AttentionAcknowledgeMany

export const AcknowledgeAttentionItems200Response = AttentionResults

export const AcknowledgeAttentionItems400Response = ValidationErrors

export const AcknowledgeAttentionItems401Response = ErrorDetail

export const AcknowledgeAttentionItems403Response = ErrorDetail

/**
 * An item that another person acknowledged stays as it is (`changed`).
 * @summary Reopens many items that the caller acknowledged.
 */
export const RestoreAttentionItemsBody = AttentionRestoreMany

export const RestoreAttentionItems200Response = AttentionResults

export const RestoreAttentionItems400Response = ValidationErrors

export const RestoreAttentionItems401Response = ErrorDetail

export const RestoreAttentionItems403Response = ErrorDetail

/**
 * Each as `assignAttentionItem` does; one that cannot be changed leaves the others unaffected.
 * @summary Assigns many items to the caller or to colleagues, or hands them back to the team.
 */
export const AssignAttentionItemsBody = AttentionAssignMany

export const AssignAttentionItems200Response = AttentionResults

export const AssignAttentionItems400Response = ValidationErrors

export const AssignAttentionItems401Response = ErrorDetail

export const AssignAttentionItems403Response = ErrorDetail

/**
 * Doing it again oneself replaces the note; the note before stays in the history. What settled itself, since the step was done or the journey was left, is
 * a 404.
 * @summary Acknowledges an item for the caller's care team.
 */
export const AcknowledgeAttentionItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const AcknowledgeAttentionItemBody = AttentionAcknowledge

export const AcknowledgeAttentionItem200Response = AttentionItem

export const AcknowledgeAttentionItem400Response = ValidationErrors

export const AcknowledgeAttentionItem401Response = ErrorDetail

export const AcknowledgeAttentionItem403Response = ErrorDetail

export const AcknowledgeAttentionItem404Response = ErrorDetail

export const AcknowledgeAttentionItem409Response = AttentionConflict

/**
 * Handing back your own item needs no reason. Undoing another person's acknowledgement requires one; without it the
 * response is a 400 on `reason`. Both are recorded in the item's history and in the audit events.
 * @summary Reopens an acknowledged item.
 */
export const RestoreAttentionItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreAttentionItemBody = AttentionRestore

export const RestoreAttentionItem200Response = AttentionItem

export const RestoreAttentionItem400Response = ValidationErrors

export const RestoreAttentionItem401Response = ErrorDetail

export const RestoreAttentionItem403Response = ErrorDetail

export const RestoreAttentionItem404Response = ErrorDetail

/**
 * An assigned item stays open. The assignee must be the caller or a member of the care team. Assigning it to whoever
 * has it changes nothing. Every change is recorded in the item's history and in the audit events.
 * @summary Assigns an item to the caller or to a colleague, or hands it back to the team.
 */
export const AssignAttentionItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const AssignAttentionItemBody = AttentionAssign

export const AssignAttentionItem200Response = AttentionItem

export const AssignAttentionItem400Response = ValidationErrors

export const AssignAttentionItem401Response = ErrorDetail

export const AssignAttentionItem403Response = ErrorDetail

export const AssignAttentionItem404Response = ErrorDetail

export const AssignAttentionItem409Response = AttentionAssignConflict

/**
 * The item itself may be handled already; it keeps its place.
 * @summary The open alerts before and after an item of the same organization, in the usual order.
 */
export const GetAttentionNeighboursParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetAttentionNeighbours200Response = AttentionNeighbours

export const GetAttentionNeighbours401Response = ErrorDetail

export const GetAttentionNeighbours403Response = ErrorDetail

export const GetAttentionNeighbours404Response = ErrorDetail

/**
 * The item stays as it is: open, or handled. The call is recorded in its history, and in the audit events without
 * its note.
 * @summary Notes a call about an item, whether anyone answered or not.
 */
export const CreateAttentionCallParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const CreateAttentionCallBody = AttentionCall

export const CreateAttentionCall201Response = AttentionItem

export const CreateAttentionCall400Response = ValidationErrors

export const CreateAttentionCall401Response = ErrorDetail

export const CreateAttentionCall403Response = ErrorDetail

export const CreateAttentionCall404Response = ErrorDetail

export const CreateAttentionCall409Response = ErrorDetail

export const CreateAttentionCall422Response = ErrorDetail

