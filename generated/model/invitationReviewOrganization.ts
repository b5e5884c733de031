
/**
 * The organization that invites.
 */
export type InvitationReviewOrganization = {
  /** Unique id. */
  id: string;
  /** Name as people know it. */
  name: string;
  /**
     * How to ask for another invitation once this one is closed.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /**
     * The same by email.
     * @maxLength 254
     * @nullable
     */
  email: string | null;
};
