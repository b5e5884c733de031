
/**
 * Whether the laboratory may still change it.
 */
export type TestResultStatus = typeof TestResultStatus[keyof typeof TestResultStatus];


export const TestResultStatus = {
  preliminary: 'preliminary',
  final: 'final',
  corrected: 'corrected',
} as const;
