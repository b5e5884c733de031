import * as zod from 'zod/mini';

import {
  ErrorDetail,
  HealthStoryShare,
  HealthStoryShareAccess,
  HealthStoryShareCreate,
  HealthStoryShareCreated,
  HealthStoryShareEnded,
  HealthStoryShareList,
  HealthStoryShareLocked,
  HealthStoryShareNote,
  HealthStoryShareNoteCreate,
  HealthStoryShareReview,
  HealthStoryShareStatus,
  HealthStoryShareUnlock,
  HealthStoryShareWrongPasscode,
  SharedHealthStory,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Includes expired and revoked shares with their openings. Passcodes are never returned again.
 * @summary What was shared of one Health Story, newest first (SHARE-05).
 */
export const listHealthStorySharesQueryPageDefault = 1;

export const listHealthStorySharesQueryPageSizeDefault = 20;
export const listHealthStorySharesQueryPageSizeMax = 100;



export const ListHealthStorySharesQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The profile whose Health Story it is.')),
  "status__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(HealthStoryShareStatus)).check(/*#__PURE__*/ zod.describe('Only these states.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listHealthStorySharesQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHealthStorySharesQueryPageSizeMax)), listHealthStorySharesQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListHealthStoryShares200Response = HealthStoryShareList

export const ListHealthStoryShares400Response = ValidationErrors

export const ListHealthStoryShares401Response = ErrorDetail

export const ListHealthStoryShares403Response = ErrorDetail

export const ListHealthStoryShares404Response = ErrorDetail

/**
 * Only this response contains the link and the passcode. At most 20 shares can be active.
 * @summary Shares parts of a Health Story by a link and a passcode, for 48 hours (SHARE-01, SHARE-02, SHARE-05).
 */
export const CreateHealthStoryShareBody = HealthStoryShareCreate

export const CreateHealthStoryShare201Response = HealthStoryShareCreated

export const CreateHealthStoryShare400Response = ValidationErrors

export const CreateHealthStoryShare401Response = ErrorDetail

export const CreateHealthStoryShare403Response = ErrorDetail

export const CreateHealthStoryShare404Response = ErrorDetail

export const CreateHealthStoryShare409Response = ErrorDetail

export const CreateHealthStoryShare422Response = ErrorDetail

/**
 * Readers get a 410 on their next call.
 * @summary Turns a share off, also for readers who have opened it (SHARE-05). Idempotent.
 */
export const RevokeHealthStoryShareParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RevokeHealthStoryShare200Response = HealthStoryShare

export const RevokeHealthStoryShare401Response = ErrorDetail

export const RevokeHealthStoryShare403Response = ErrorDetail

export const RevokeHealthStoryShare404Response = ErrorDetail

/**
 * Expired, revoked and unknown links return the same 404, so that the response does not reveal whether a share existed.
 * @summary Whose Health Story a link leads to; open to everyone (SHARE-03, SHARE-05).
 */
export const reviewHealthStorySharePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const ReviewHealthStoryShareParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(reviewHealthStorySharePathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret part of a shared link.'))
})

export const ReviewHealthStoryShare200Response = HealthStoryShareReview

export const ReviewHealthStoryShare404Response = ErrorDetail

/**
 * Spaces and hyphens in the passcode do not count. Expired, turned off and unknown are one 404.
 * @summary Opens a share with its passcode; open to everyone, five wrong tries at most (SHARE-01, SHARE-05).
 */
export const unlockHealthStorySharePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const UnlockHealthStoryShareParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unlockHealthStorySharePathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret part of a shared link.'))
})

export const UnlockHealthStoryShareBody = HealthStoryShareUnlock

export const UnlockHealthStoryShare200Response = HealthStoryShareAccess

export const UnlockHealthStoryShare400Response = /*#__PURE__*/ zod.union([HealthStoryShareWrongPasscode,ValidationErrors])

export const UnlockHealthStoryShare403Response = HealthStoryShareLocked

export const UnlockHealthStoryShare404Response = ErrorDetail

/**
 * 403 if the bearer token belongs to a signed-in user instead of a share.
 * @summary What a share shows (ROUTE-80, SHARE-05).
 */
export const getSharedHealthStoryPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const GetSharedHealthStoryParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getSharedHealthStoryPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret part of a shared link.'))
})

export const GetSharedHealthStory200Response = SharedHealthStory

export const GetSharedHealthStory401Response = ErrorDetail

export const GetSharedHealthStory403Response = ErrorDetail

export const GetSharedHealthStory404Response = ErrorDetail

export const GetSharedHealthStory410Response = HealthStoryShareEnded

/**
 * At most 20 notes a share; 403 too where its owner wants none.
 * @summary Leaves a note for the owner of a share (SHARE-05).
 */
export const createHealthStoryShareNotePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const CreateHealthStoryShareNoteParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createHealthStoryShareNotePathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The secret part of a shared link.'))
})

export const CreateHealthStoryShareNoteBody = HealthStoryShareNoteCreate

export const CreateHealthStoryShareNote201Response = HealthStoryShareNote

export const CreateHealthStoryShareNote400Response = ValidationErrors

export const CreateHealthStoryShareNote401Response = ErrorDetail

export const CreateHealthStoryShareNote403Response = ErrorDetail

export const CreateHealthStoryShareNote404Response = ErrorDetail

export const CreateHealthStoryShareNote409Response = ErrorDetail

export const CreateHealthStoryShareNote410Response = HealthStoryShareEnded

export const CreateHealthStoryShareNote422Response = ErrorDetail

