
/**
 * How a result lies to its usual range, as the laboratory says.
 */
export type TestInterpretation = typeof TestInterpretation[keyof typeof TestInterpretation];


export const TestInterpretation = {
  normal: 'normal',
  low: 'low',
  high: 'high',
  critical_low: 'critical_low',
  critical_high: 'critical_high',
  abnormal: 'abnormal',
  unknown: 'unknown',
} as const;
