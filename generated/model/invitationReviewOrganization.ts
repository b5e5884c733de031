
/**
 * The organization that invites.
 */
export type InvitationReviewOrganization = {
  id: string;
  name: string;
  /**
     * How to ask for another invitation once this one is closed.
     * @maxLength 32
     * @nullable
     */
  phone: string | null;
  /**
     * @maxLength 254
     * @nullable
     */
  email: string | null;
};
