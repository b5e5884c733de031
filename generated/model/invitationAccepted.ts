
/**
 * What the person now belongs to.
 */
export interface InvitationAccepted {
  /**
     * The journey that was started; null when the invitation leads to none.
     * @nullable
     */
  process_instance: string | null;
  /** Id of the organization. */
  organization: string;
}
