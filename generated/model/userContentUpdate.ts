
/**
 * What a person did with a content. Only what is sent changes.
 */
export interface UserContentUpdate {
  /**
     * @minimum 0
     * @maximum 100
     */
  progress?: number;
  /** @nullable */
  read_at?: string | null;
  /** @nullable */
  saved_at?: string | null;
  /** @nullable */
  helpful?: boolean | null;
}
