
/**
 * Which profile joins. Without one it is the person's current profile, else their own, made when there is none.
 */
export interface InvitationAccept {
  /**
     * A profile that the person looks after.
     * @nullable
     */
  patient?: string | null;
}
