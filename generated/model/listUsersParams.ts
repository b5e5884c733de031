import type { ListUsersOrderingItem } from './listUsersOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RoleType } from './roleType.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { UserAccountStatus } from './userAccountStatus.ts';

export type ListUsersParams = {
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
 * Only users of this organization; administrators are users of every one.
 */
organization?: string;
/**
 * Only users who hold one of these roles, in the organization where one is named.
 */
role_types__in?: RoleType[];
/**
 * Only accounts of this status.
 */
status?: UserAccountStatus;
/**
 * By name without it. Those who have not signed in yet come last.
 */
ordering?: ListUsersOrderingItem[];
};
