import * as zod from 'zod/mini';

import {
  EnrolmentCount,
  ErrorDetail,
  JourneyCourse,
  OrganizationJourneyDetail,
  OrganizationJourneyList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * `counts` has the enrolments of each journey by status.
 * @summary The journeys that an organization offers, as its care team works with them (ROUTE-66).
 */
export const listOrganizationJourneysQuerySearchMax = 200;

export const listOrganizationJourneysQueryPageDefault = 1;

export const listOrganizationJourneysQueryPageSizeDefault = 20;
export const listOrganizationJourneysQueryPageSizeMax = 100;



export const ListOrganizationJourneysQueryParams = /*#__PURE__*/ zod.strictObject({
  "organization": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The organization; the caller is on its care team, else 404.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrganizationJourneysQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(EnrolmentCount)).check(/*#__PURE__*/ zod.describe('Only journeys with enrolments in this status.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'position', '-position', 'active', '-active', 'open_provider_task_count', '-open_provider_task_count', 'attention_count', '-attention_count', 'last_activity_at', '-last_activity_at']))).check(/*#__PURE__*/ zod.describe('By name without it; position is the organization\'s own order. Journeys in which nothing happened yet come last either way.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listOrganizationJourneysQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrganizationJourneysQueryPageSizeMax)), listOrganizationJourneysQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListOrganizationJourneys200Response = OrganizationJourneyList

export const ListOrganizationJourneys400Response = ValidationErrors

export const ListOrganizationJourneys401Response = ErrorDetail

export const ListOrganizationJourneys403Response = ErrorDetail

export const ListOrganizationJourneys404Response = ErrorDetail

/**
 * `table_config` has the columns to show for each enrolment, from the journey’s design.
 * @summary One journey that an organization offers, with the columns of its list of enrolments (PROV-02).
 */
export const GetOrganizationJourneyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The id of the journey\'s process definition.'))
})

export const GetOrganizationJourney200Response = OrganizationJourneyDetail

export const GetOrganizationJourney401Response = ErrorDetail

export const GetOrganizationJourney403Response = ErrorDetail

export const GetOrganizationJourney404Response = ErrorDetail

/**
 * The newest version that people of the organization are in now; the published one if no one is in any. Drafts are
 * never returned. A version that was never published is a 404.
 * @summary How a journey goes, step by step, for the care team that works with it.
 */
export const GetOrganizationJourneyCourseParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The id of the journey\'s process definition.'))
})




export const GetOrganizationJourneyCourseQueryParams = /*#__PURE__*/ zod.strictObject({
  "version": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))).check(/*#__PURE__*/ zod.describe('Another published version, by its number.'))
})

export const GetOrganizationJourneyCourse200Response = JourneyCourse

export const GetOrganizationJourneyCourse400Response = ValidationErrors

export const GetOrganizationJourneyCourse401Response = ErrorDetail

export const GetOrganizationJourneyCourse403Response = ErrorDetail

export const GetOrganizationJourneyCourse404Response = ErrorDetail

