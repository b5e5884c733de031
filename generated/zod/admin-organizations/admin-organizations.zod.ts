import * as zod from 'zod/mini';

import {
  ErrorDetail,
  OrganizationCreate,
  OrganizationIcon,
  OrganizationOffering,
  OrganizationOfferingList,
  OrganizationOfferingUpdate,
  OrganizationOverview,
  OrganizationOverviewList,
  Province,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Turn its journeys on with `updateOrganizationOffering`.
 * @summary Sets an organization up.
 */
export const CreateOrganizationBody = OrganizationCreate

export const CreateOrganization201Response = OrganizationOverview

export const CreateOrganization400Response = ValidationErrors

export const CreateOrganization401Response = ErrorDetail

export const CreateOrganization403Response = ErrorDetail

export const CreateOrganization409Response = ErrorDetail

export const CreateOrganization422Response = ErrorDetail

/**
 * PNG or JPEG, at most 1 MB, recognized by its content. Each upload gets a new address.
 * @summary Puts an icon in place of the one before.
 */
export const SaveOrganizationIconParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveOrganizationIconBody = OrganizationIcon

export const SaveOrganizationIcon200Response = OrganizationOverview

export const SaveOrganizationIcon400Response = ValidationErrors

export const SaveOrganizationIcon401Response = ErrorDetail

export const SaveOrganizationIcon403Response = ErrorDetail

export const SaveOrganizationIcon404Response = ErrorDetail

export const SaveOrganizationIcon412Response = ErrorDetail

export const SaveOrganizationIcon413Response = ErrorDetail

/**
 * Deleting an icon that does not exist succeeds too.
 * @summary Removes the icon; the default icon is shown instead (ORG-13).
 */
export const DeleteOrganizationIconParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteOrganizationIcon204Response = /*#__PURE__*/ zod.void()

export const DeleteOrganizationIcon401Response = ErrorDetail

export const DeleteOrganizationIcon403Response = ErrorDetail

export const DeleteOrganizationIcon404Response = ErrorDetail

export const DeleteOrganizationIcon412Response = ErrorDetail

/**
 * Use the order of this list to show journeys to patients; `is_offered` tells which ones they can join.
 * @summary The journeys of an organization in their order, also those that are off (ROUTE-16).
 */
export const ListOrganizationOfferingsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listOrganizationOfferingsQuerySearchMax = 200;

export const listOrganizationOfferingsQueryPageDefault = 1;

export const listOrganizationOfferingsQueryPageSizeDefault = 20;
export const listOrganizationOfferingsQueryPageSizeMax = 100;



export const ListOrganizationOfferingsQueryParams = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrganizationOfferingsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listOrganizationOfferingsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrganizationOfferingsQueryPageSizeMax)), listOrganizationOfferingsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListOrganizationOfferings200Response = OrganizationOfferingList

export const ListOrganizationOfferings400Response = ValidationErrors

export const ListOrganizationOfferings401Response = ErrorDetail

export const ListOrganizationOfferings403Response = ErrorDetail

export const ListOrganizationOfferings404Response = ErrorDetail

/**
 * Turning a journey off closes it to new people; enrolled people continue.
 * @summary Opens or closes a journey of an organization, or moves it in the order.
 */
export const UpdateOrganizationOfferingParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "definition_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The id of the journey\'s process definition.'))
})

export const UpdateOrganizationOfferingBody = OrganizationOfferingUpdate

export const UpdateOrganizationOffering200Response = OrganizationOffering

export const UpdateOrganizationOffering400Response = ValidationErrors

export const UpdateOrganizationOffering401Response = ErrorDetail

export const UpdateOrganizationOffering403Response = ErrorDetail

export const UpdateOrganizationOffering404Response = ErrorDetail

export const UpdateOrganizationOffering412Response = ErrorDetail

export const UpdateOrganizationOffering428Response = ErrorDetail

/**
 * Each row adds counts of people and journeys to the organization. Patients and care teams use
 * `listOrganizations`.
 * @summary Every organization as administrators see it (ROUTE-09).
 */
export const listOrganizationOverviewsQuerySearchMax = 200;

export const listOrganizationOverviewsQueryProvinceInMax = 13;

export const listOrganizationOverviewsQueryOrderingMax = 4;

export const listOrganizationOverviewsQueryPageDefault = 1;

export const listOrganizationOverviewsQueryPageSizeDefault = 20;
export const listOrganizationOverviewsQueryPageSizeMax = 100;



export const ListOrganizationOverviewsQueryParams = /*#__PURE__*/ zod.strictObject({
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrganizationOverviewsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "province__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Province).check(/*#__PURE__*/ zod.maxLength(listOrganizationOverviewsQueryProvinceInMax))).check(/*#__PURE__*/ zod.describe('Only organizations in these provinces and territories.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'member_count', '-member_count', 'journey_count', '-journey_count', 'updated_at', '-updated_at'])).check(/*#__PURE__*/ zod.maxLength(listOrganizationOverviewsQueryOrderingMax))).check(/*#__PURE__*/ zod.describe('By name without it.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listOrganizationOverviewsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrganizationOverviewsQueryPageSizeMax)), listOrganizationOverviewsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListOrganizationOverviews200Response = OrganizationOverviewList

export const ListOrganizationOverviews400Response = ValidationErrors

export const ListOrganizationOverviews401Response = ErrorDetail

export const ListOrganizationOverviews403Response = ErrorDetail

export const ListOrganizationOverviews404Response = ErrorDetail

/**
 * The same row as in `listOrganizationOverviews`.
 * @summary One organization as administrators see it (ROUTE-10).
 */
export const GetOrganizationOverviewParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetOrganizationOverview200Response = OrganizationOverview

export const GetOrganizationOverview401Response = ErrorDetail

export const GetOrganizationOverview403Response = ErrorDetail

export const GetOrganizationOverview404Response = ErrorDetail

