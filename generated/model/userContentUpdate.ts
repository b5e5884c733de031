
/**
 * What a person did with a content. Only what is sent changes.
 */
export interface UserContentUpdate {
  /**
     * How far the person has read or watched, in percent.
     * @minimum 0
     * @maximum 100
     */
  progress?: number;
  /**
     * When the person finished it; null marks it as unread.
     * @nullable
     */
  read_at?: string | null;
  /**
     * When the person saved it; null takes it off the saved list.
     * @nullable
     */
  saved_at?: string | null;
  /**
     * True or false as the reader rated it; null takes the rating back.
     * @nullable
     */
  helpful?: boolean | null;
}
