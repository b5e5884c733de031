
/**
 * In whose list of users it is done, and why; both are kept in the list of changes.
 */
export interface UserStatusChange {
  organization: string;
  /**
     * @maxLength 500
     * @nullable
     */
  comment?: string | null;
}
