
/**
 * `full`: all records of the sections. `emergency`: what fits on one page, which is allergies that are not resolved,
 * medications that are taken now, conditions that are not resolved, the six newest procedures of the last five years
 * (undated ones too, after the others), six test results of the last two years, those out of their usual range first, and
 * the latest weight, blood pressure, blood glucose and heart rate of the last year.
 */
export type HealthStoryView = typeof HealthStoryView[keyof typeof HealthStoryView];


export const HealthStoryView = {
  full: 'full',
  emergency: 'emergency',
} as const;
