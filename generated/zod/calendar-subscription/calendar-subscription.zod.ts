import * as zod from 'zod/mini';

import {
  CalendarSubscription,
  CalendarSubscriptionSave,
  ErrorDetail,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Without one, `url` is null and `kinds` are those that a new address would start with.
 * @summary The private calendar address of the caller's account.
 */
export const GetCalendarSubscription200Response = CalendarSubscription

export const GetCalendarSubscription401Response = ErrorDetail

export const GetCalendarSubscription403Response = ErrorDetail

/**
 * Safe to repeat, as the address of an account that has one stays the same.
 * @summary Creates the address, or changes what is in the calendar of an existing one.
 */
export const SaveCalendarSubscriptionBody = CalendarSubscriptionSave

export const SaveCalendarSubscription200Response = CalendarSubscription

export const SaveCalendarSubscription400Response = ValidationErrors

export const SaveCalendarSubscription401Response = ErrorDetail

export const SaveCalendarSubscription403Response = ErrorDetail

/**
 * Safe to repeat. It also happens when the person withdraws a consent, and when the account closes.
 * @summary Turns the address off for good.
 */
export const DeleteCalendarSubscription204Response = /*#__PURE__*/ zod.void()

export const DeleteCalendarSubscription401Response = ErrorDetail

export const DeleteCalendarSubscription403Response = ErrorDetail

/**
 * For an address that someone else may know. A 404 without an address.
 * @summary Turns the address off and creates another with the same contents.
 */
export const ReplaceCalendarSubscription200Response = CalendarSubscription

export const ReplaceCalendarSubscription401Response = ErrorDetail

export const ReplaceCalendarSubscription403Response = ErrorDetail

export const ReplaceCalendarSubscription404Response = ErrorDetail

export const ReplaceCalendarSubscription409Response = ErrorDetail

export const ReplaceCalendarSubscription422Response = ErrorDetail

