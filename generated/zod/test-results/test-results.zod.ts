import * as zod from 'zod/mini';

import {
  ErrorDetail,
  TestInterpretation,
  TestResult,
  TestResultCreate,
  TestResultList,
  TestResultUpdate,
  TestResultsSeen,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Of one profile of the caller (`patient`); another person’s is a 404. Deleted ones are left out.
 * @summary The test results in a person's health record (HEALTH-08).
 */
export const listTestResultsQueryTestCodeMax = 60;

export const listTestResultsQuerySearchMax = 200;

export const listTestResultsQueryPageDefault = 1;

export const listTestResultsQueryPageSizeDefault = 20;
export const listTestResultsQueryPageSizeMax = 100;



export const ListTestResultsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Whose records; one of the caller\'s own profiles.')),
  "test_code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTestResultsQueryTestCodeMax))).check(/*#__PURE__*/ zod.describe('Only the results of this test.')),
  "interpretation__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TestInterpretation)).check(/*#__PURE__*/ zod.describe('Only these.')),
  "collected_at__gte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('From this day on.')),
  "collected_at__lte": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()).check(/*#__PURE__*/ zod.describe('Up to this day.')),
  "is_new": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: only what the person has not looked at yet; false: only the rest.')),
  "latest": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('True: of every test only the newest result that fits the other filters.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTestResultsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['collected_at', '-collected_at', 'test_name', '-test_name', 'panel', '-panel', 'out_of_range', '-out_of_range', 'updated_at', '-updated_at']))).check(/*#__PURE__*/ zod.describe('Newest first by default. `-out_of_range` lists results outside their usual range first.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listTestResultsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTestResultsQueryPageSizeMax)), listTestResultsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListTestResults200Response = TestResultList

export const ListTestResults400Response = ValidationErrors

export const ListTestResults401Response = ErrorDetail

export const ListTestResults403Response = ErrorDetail

export const ListTestResults404Response = ErrorDetail

/**
 * The record counts as self-reported, or as from a file with `source_text`. Checks across fields are described with
 * the fields; each failure is a 400 on its field.
 * @summary Writes a test result down (DATA-56).
 */
export const CreateTestResultBody = TestResultCreate

export const CreateTestResult201Response = TestResult

export const CreateTestResult400Response = ValidationErrors

export const CreateTestResult401Response = ErrorDetail

export const CreateTestResult403Response = ErrorDetail

export const CreateTestResult404Response = ErrorDetail

export const CreateTestResult409Response = ErrorDetail

export const CreateTestResult422Response = ErrorDetail

/**
 * A test result that was deleted is a 404.
 * @summary One test result (DATA-56).
 */
export const GetTestResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetTestResult200Response = TestResult

export const GetTestResult401Response = ErrorDetail

export const GetTestResult403Response = ErrorDetail

export const GetTestResult404Response = ErrorDetail

/**
 * Omitted fields stay as they are; null empties an optional field. The result is checked as a whole. Records of a
 * care team accept `patient_note` only.
 * @summary Changes the given fields of a test result (DATA-56).
 */
export const UpdateTestResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdateTestResultBody = TestResultUpdate

export const UpdateTestResult200Response = TestResult

export const UpdateTestResult400Response = ValidationErrors

export const UpdateTestResult401Response = ErrorDetail

export const UpdateTestResult403Response = ErrorDetail

export const UpdateTestResult404Response = ErrorDetail

/**
 * Only records that the caller added (`can_delete`).
 * @summary Takes a test result out of the record; `restore` brings it back for ten minutes.
 */
export const DeleteTestResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const DeleteTestResult204Response = /*#__PURE__*/ zod.void()

export const DeleteTestResult401Response = ErrorDetail

export const DeleteTestResult403Response = ErrorDetail

export const DeleteTestResult404Response = ErrorDetail

/**
 * Sets `last_confirmed_at` to now and changes nothing else.
 * @summary Says that a test result is still right.
 */
export const ConfirmTestResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const ConfirmTestResult200Response = TestResult

export const ConfirmTestResult401Response = ErrorDetail

export const ConfirmTestResult403Response = ErrorDetail

export const ConfirmTestResult404Response = ErrorDetail

/**
 * The record comes back unchanged, with the same id. Later it is a 404.
 * @summary Brings a test result back that was deleted less than ten minutes ago.
 */
export const RestoreTestResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const RestoreTestResult200Response = TestResult

export const RestoreTestResult401Response = ErrorDetail

export const RestoreTestResult403Response = ErrorDetail

export const RestoreTestResult404Response = ErrorDetail

/**
 * Clears `is_new` for all results of the test. Repeating it does no harm.
 * @summary Marks the results of a test as seen, so that they are no longer new.
 */
export const MarkTestResultsSeenBody = TestResultsSeen

export const MarkTestResultsSeen204Response = /*#__PURE__*/ zod.void()

export const MarkTestResultsSeen400Response = ValidationErrors

export const MarkTestResultsSeen401Response = ErrorDetail

export const MarkTestResultsSeen403Response = ErrorDetail

export const MarkTestResultsSeen404Response = ErrorDetail

