import type { HealthStoryShare } from './healthStoryShare.ts';

/**
 * A page of shares, newest first.
 */
export interface HealthStoryShareList {
  /** @minimum 0 */
  count: number;
  /** @nullable */
  next: string | null;
  /** @nullable */
  previous: string | null;
  results: HealthStoryShare[];
}
