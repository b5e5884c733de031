
/**
 * waiting: its next time opens on `day`. stuck: a variable is missing.
 */
export type JourneyTrialStepState = typeof JourneyTrialStepState[keyof typeof JourneyTrialStepState];


export const JourneyTrialStepState = {
  open: 'open',
  waiting: 'waiting',
  stuck: 'stuck',
  done: 'done',
} as const;
