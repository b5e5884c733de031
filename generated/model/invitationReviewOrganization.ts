
export type InvitationReviewOrganization = {
  id: string;
  name: string;
};
