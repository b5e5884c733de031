import type { AccessAction } from './accessAction.ts';
import type { AccessActorKind } from './accessActorKind.ts';
import type { AccessInformation } from './accessInformation.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListAccessEventsParams = {
/**
 * Only events by these people.
 */
actor_kind?: AccessActorKind;
/**
 * Only looks, or only changes.
 */
action?: AccessAction;
/**
 * Only events about this kind of information.
 */
information?: AccessInformation;
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
