import type { InvitationDelivery } from './invitationDelivery.ts';
import type { InvitationStatus } from './invitationStatus.ts';
import type { ListInvitationsOrderingItem } from './listInvitationsOrderingItem.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListInvitationsParams = {
/**
 * The page of the list, from 1. A page past the end is a 404.
 * @minimum 1
 */
page?: PageParameter;
/**
 * How many results a page holds.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Only what belongs to this organization.
 */
organization?: OrganizationParameter;
/**
 * Only these statuses.
 */
status__in?: InvitationStatus[];
/**
 * Only invitations to this journey.
 */
process_definition?: string;
/**
 * Only those whose last message came this far.
 */
delivery?: InvitationDelivery;
/**
 * Those that were sent last come first without it; those that were not sent come last.
 */
ordering?: ListInvitationsOrderingItem[];
};
