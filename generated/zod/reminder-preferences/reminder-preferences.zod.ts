import {
  ErrorDetail,
  ReminderPreferences,
  ReminderPreferencesSave,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Until the caller has saved some, `channels` is empty and no reminder is sent.
 * @summary How and when the caller is reminded of what is due.
 */
export const GetReminderPreferences200Response = ReminderPreferences

export const GetReminderPreferences401Response = ErrorDetail

export const GetReminderPreferences403Response = ErrorDetail

/**
 * Reminders that a care team sends do not depend on it.
 * @summary Changes how and when the caller is reminded of what is due.
 */
export const SaveReminderPreferencesBody = ReminderPreferencesSave

export const SaveReminderPreferences200Response = ReminderPreferences

export const SaveReminderPreferences400Response = ValidationErrors

export const SaveReminderPreferences401Response = ErrorDetail

export const SaveReminderPreferences403Response = ErrorDetail

