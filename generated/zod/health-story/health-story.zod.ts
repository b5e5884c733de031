import * as zod from 'zod/mini';

import {
  EmergencyDetails,
  EmergencyDetailsUpdate,
  ErrorDetail,
  HealthStory,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Fields the person has not filled in are null. Care teams see them only through a share.
 * @summary What others need to know about a person in an emergency, and no record tells.
 */
export const GetEmergencyDetailsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetEmergencyDetails200Response = EmergencyDetails

export const GetEmergencyDetails401Response = ErrorDetail

export const GetEmergencyDetails403Response = ErrorDetail

export const GetEmergencyDetails404Response = ErrorDetail

/**
 * All fields are replaced, null included. The birth date may not be in the future or more than 125 years ago.
 * @summary Replaces the emergency details of a profile.
 */
export const SaveEmergencyDetailsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const SaveEmergencyDetailsBody = EmergencyDetailsUpdate

export const SaveEmergencyDetails200Response = EmergencyDetails

export const SaveEmergencyDetails400Response = ValidationErrors

export const SaveEmergencyDetails401Response = ErrorDetail

export const SaveEmergencyDetails403Response = ErrorDetail

export const SaveEmergencyDetails404Response = ErrorDetail

/**
 * At most 200 records a part; `count` tells how many there are. Of test results, the last of each test. What was entered in error is left out. A part that cannot be read is `failed`, and the others are there.
 * @summary A person's health record at a glance, every part of it (ROUTE-23).
 */
export const GetHealthStoryParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetHealthStory200Response = HealthStory

export const GetHealthStory401Response = ErrorDetail

export const GetHealthStory403Response = ErrorDetail

export const GetHealthStory404Response = ErrorDetail

