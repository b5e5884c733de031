import * as zod from 'zod/mini';

import {
  ErrorDetail,
  UserSessionList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Sessions that expired or were ended are left out.
 * @summary Where the caller is signed in, the last used first.
 */
export const listUserSessionsQueryPageDefault = 1;

export const listUserSessionsQueryPageSizeDefault = 20;
export const listUserSessionsQueryPageSizeMax = 100;



export const ListUserSessionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listUserSessionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUserSessionsQueryPageSizeMax)), listUserSessionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListUserSessions200Response = UserSessionList

export const ListUserSessions400Response = ValidationErrors

export const ListUserSessions401Response = ErrorDetail

export const ListUserSessions403Response = ErrorDetail

export const ListUserSessions404Response = ErrorDetail

/**
 * From then on, the backend answers the session's access tokens with 401, and its refresh tokens get no new ones. A
 * session that is not the caller's, has expired or was ended is a 404.
 * @summary Signs the caller out on another device.
 */
export const EndUserSessionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const EndUserSession204Response = /*#__PURE__*/ zod.void()

export const EndUserSession401Response = ErrorDetail

export const EndUserSession403Response = ErrorDetail

export const EndUserSession404Response = ErrorDetail

