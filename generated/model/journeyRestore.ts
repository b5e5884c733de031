
/**
 * The version that is taken as the draft.
 */
export interface JourneyRestore {
  /**
     * Number of the version to copy into the draft.
     * @minimum 1
     * @maximum 1000000
     */
  version: number;
}
