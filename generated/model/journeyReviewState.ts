
/**
 * `waiting`: a second administrator is asked to review the draft. `returned`: it was sent back to its author with a
 * reason, which stays until the next request.
 */
export type JourneyReviewState = typeof JourneyReviewState[keyof typeof JourneyReviewState];


export const JourneyReviewState = {
  waiting: 'waiting',
  returned: 'returned',
} as const;
