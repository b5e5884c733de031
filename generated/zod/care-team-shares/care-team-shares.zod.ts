import * as zod from 'zod/mini';

import {
  CareTeamShare,
  CareTeamShareList,
  CareTeamShareSave,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Each organization sees only what the person opens with `saveCareTeamShare`.
 * @summary The organizations that a person has a journey in, by name, and what each of them may see.
 */
export const ListCareTeamSharesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const listCareTeamSharesQueryPageDefault = 1;

export const listCareTeamSharesQueryPageSizeDefault = 20;
export const listCareTeamSharesQueryPageSizeMax = 100;



export const ListCareTeamSharesQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listCareTeamSharesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCareTeamSharesQueryPageSizeMax)), listCareTeamSharesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListCareTeamShares200Response = CareTeamShareList

export const ListCareTeamShares400Response = ValidationErrors

export const ListCareTeamShares401Response = ErrorDetail

export const ListCareTeamShares403Response = ErrorDetail

export const ListCareTeamShares404Response = ErrorDetail

/**
 * It applies immediately. No sections means that the care team sees nothing.
 * @summary Chooses what the care team of an organization may see of the Health Story, and until when.
 */
export const SaveCareTeamShareParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.')),
  "organization_id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('An organization that the person has a journey in, else 404.'))
})

export const SaveCareTeamShareBody = CareTeamShareSave

export const SaveCareTeamShare200Response = CareTeamShare

export const SaveCareTeamShare400Response = ValidationErrors

export const SaveCareTeamShare401Response = ErrorDetail

export const SaveCareTeamShare403Response = ErrorDetail

export const SaveCareTeamShare404Response = ErrorDetail

