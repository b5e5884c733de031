import * as zod from 'zod/mini';

import {
  ErrorDetail,
  PeopleSearch,
  Person,
  PersonHealthCard,
  PersonHealthStory,
  PersonHitList,
  PersonMessageList,
  PersonNote,
  PersonNoteCreate,
  PersonNoteList,
  PersonTrendList,
  RecordSuggestion,
  RecordSuggestionCreate,
  RecordSuggestionList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * The search terms are sent in the body, so that names never appear in a URL. Every word must match the name, email,
 * phone or birth date, or the whole search a part of the health-card number. Case and accents are ignored. Names tolerate one typo from four letters on, and two from
 * eight. The search is recorded in the audit events without its terms.
 * @summary Finds people enrolled in the journeys of an organization, best match first; its care team only.
 */
export const SearchPeopleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const searchPeopleQueryPageDefault = 1;

export const searchPeopleQueryPageSizeDefault = 20;
export const searchPeopleQueryPageSizeMax = 100;



export const SearchPeopleQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), searchPeopleQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchPeopleQueryPageSizeMax)), searchPeopleQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const SearchPeopleBody = PeopleSearch

export const SearchPeople200Response = PersonHitList

export const SearchPeople400Response = ValidationErrors

export const SearchPeople401Response = ErrorDetail

export const SearchPeople403Response = ErrorDetail

export const SearchPeople404Response = ErrorDetail

/**
 * Every view is recorded in the audit events.
 * @summary Who a person is and how to reach them; the organization's care team only.
 */
export const GetPersonParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const GetPerson200Response = Person

export const GetPerson400Response = ValidationErrors

export const GetPerson401Response = ErrorDetail

export const GetPerson403Response = ErrorDetail

export const GetPerson404Response = ErrorDetail

/**
 * A 404 if the organization does not keep them. The audit events record who changed it, never the number.
 * @summary Keeps a person's health-card number for the organization; its care team only.
 */
export const SavePersonHealthCardParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const SavePersonHealthCardBody = PersonHealthCard

export const SavePersonHealthCard200Response = PersonHealthCard

export const SavePersonHealthCard400Response = ValidationErrors

export const SavePersonHealthCard401Response = ErrorDetail

export const SavePersonHealthCard403Response = ErrorDetail

export const SavePersonHealthCard404Response = ErrorDetail

/**
 * Of the journeys of this organization alone: numbers and scales that were answered at least twice. A question of
 * another version of its form is the same while its key, unit and ends are the same.
 * @summary Answers in numbers of a person over time, a question each, last answered first; the care team only.
 */
export const ListPersonTrendsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const listPersonTrendsQueryPageDefault = 1;

export const listPersonTrendsQueryPageSizeDefault = 20;
export const listPersonTrendsQueryPageSizeMax = 100;



export const ListPersonTrendsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPersonTrendsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPersonTrendsQueryPageSizeMax)), listPersonTrendsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListPersonTrends200Response = PersonTrendList

export const ListPersonTrends400Response = ValidationErrors

export const ListPersonTrends401Response = ErrorDetail

export const ListPersonTrends403Response = ErrorDetail

export const ListPersonTrends404Response = ErrorDetail

/**
 * When, how and why, never what it said. An invitation is listed once, when it was sent last. Messages for other
 * organizations, and those about the account, are not in it. Every view is recorded in the audit events.
 * @summary What the system sent to a person for the organization, newest first; the care team only.
 */
export const ListPersonMessagesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const listPersonMessagesQueryPageDefault = 1;

export const listPersonMessagesQueryPageSizeDefault = 20;
export const listPersonMessagesQueryPageSizeMax = 100;



export const ListPersonMessagesQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPersonMessagesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPersonMessagesQueryPageSizeMax)), listPersonMessagesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListPersonMessages200Response = PersonMessageList

export const ListPersonMessages400Response = ValidationErrors

export const ListPersonMessages401Response = ErrorDetail

export const ListPersonMessages403Response = ErrorDetail

export const ListPersonMessages404Response = ErrorDetail

/**
 * The person does not see them. Every view is recorded in the audit events.
 * @summary The notes of the organization's care team about a person, newest first; the care team only.
 */
export const ListPersonNotesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const listPersonNotesQueryPageDefault = 1;

export const listPersonNotesQueryPageSizeDefault = 20;
export const listPersonNotesQueryPageSizeMax = 100;



export const ListPersonNotesQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPersonNotesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPersonNotesQueryPageSizeMax)), listPersonNotesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListPersonNotes200Response = PersonNoteList

export const ListPersonNotes400Response = ValidationErrors

export const ListPersonNotes401Response = ErrorDetail

export const ListPersonNotes403Response = ErrorDetail

export const ListPersonNotes404Response = ErrorDetail

/**
 * A note is never changed or deleted; a correction is another note. Its text is not in the audit events.
 * @summary Adds a note about a person; the organization's care team only.
 */
export const CreatePersonNoteParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const CreatePersonNoteBody = PersonNoteCreate

export const CreatePersonNote201Response = PersonNote

export const CreatePersonNote400Response = ValidationErrors

export const CreatePersonNote401Response = ErrorDetail

export const CreatePersonNote403Response = ErrorDetail

export const CreatePersonNote404Response = ErrorDetail

export const CreatePersonNote409Response = ErrorDetail

export const CreatePersonNote422Response = ErrorDetail

/**
 * A 404 if they show nothing. Every view is recorded in the audit events, and the person sees who opened it and when
 * (`CareTeamShare.openings`).
 * @summary What a person shows of their Health Story to the organization's care team; read only.
 */
export const GetPersonHealthStoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const GetPersonHealthStory200Response = PersonHealthStory

export const GetPersonHealthStory400Response = ValidationErrors

export const GetPersonHealthStory401Response = ErrorDetail

export const GetPersonHealthStory403Response = ErrorDetail

export const GetPersonHealthStory404Response = ErrorDetail

/**
 * It shows what became of each suggestion. Every view is in the person's access log.
 * @summary What the organization's care team suggested for a person's Health Story, newest first; the care team only.
 */
export const ListPersonSuggestionsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const listPersonSuggestionsQueryPageDefault = 1;

export const listPersonSuggestionsQueryPageSizeDefault = 20;
export const listPersonSuggestionsQueryPageSizeMax = 100;



export const ListPersonSuggestionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPersonSuggestionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPersonSuggestionsQueryPageSizeMax)), listPersonSuggestionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListPersonSuggestions200Response = RecordSuggestionList

export const ListPersonSuggestions400Response = ValidationErrors

export const ListPersonSuggestions401Response = ErrorDetail

export const ListPersonSuggestions403Response = ErrorDetail

export const ListPersonSuggestions404Response = ErrorDetail

/**
 * Only of a kind that the person shares with the organization, else 409. The person decides; nothing is in the
 * record before. What is suggested is not in the audit events.
 * @summary Suggests a record for a person's Health Story; the organization's care team only.
 */
export const CreatePersonSuggestionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "patient_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The patient profile; enrolled in a journey of the organization, else 404.'))
})

export const CreatePersonSuggestionBody = RecordSuggestionCreate

export const CreatePersonSuggestion201Response = RecordSuggestion

export const CreatePersonSuggestion400Response = ValidationErrors

export const CreatePersonSuggestion401Response = ErrorDetail

export const CreatePersonSuggestion403Response = ErrorDetail

export const CreatePersonSuggestion404Response = ErrorDetail

export const CreatePersonSuggestion409Response = ErrorDetail

export const CreatePersonSuggestion422Response = ErrorDetail

