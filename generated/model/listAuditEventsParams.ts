import type { AuditObjectType } from './auditObjectType.ts';
import type { OrganizationParameter } from './organizationParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListAuditEventsParams = {
/**
 * Only changes of this kind of thing.
 */
object_type?: AuditObjectType;
/**
 * Only changes of these kinds of things.
 */
object_type__in?: AuditObjectType[];
/**
 * Only changes of this one thing.
 */
object_id?: string;
/**
 * Only what belongs to this organization.
 */
organization?: OrganizationParameter;
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
};
