import type { TestResult } from './testResult.ts';

/**
 * The test result as it is now.
 */
export type TestResultResponse = TestResult;
