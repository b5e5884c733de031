import * as zod from 'zod/mini';

import {
  ErrorDetail,
  HealthStory
} from '../portageV1.schemas.zod.ts';


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

