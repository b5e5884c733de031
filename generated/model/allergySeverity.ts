
/**
 * How serious the worst reaction was.
 */
export type AllergySeverity = typeof AllergySeverity[keyof typeof AllergySeverity];


export const AllergySeverity = {
  mild: 'mild',
  moderate: 'moderate',
  severe: 'severe',
  unknown: 'unknown',
} as const;
