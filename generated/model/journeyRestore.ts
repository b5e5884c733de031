
/**
 * The version that is taken as the draft.
 */
export interface JourneyRestore {
  /**
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
}
