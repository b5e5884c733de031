import type { JourneyCondition } from './journeyCondition.ts';

/**
 * A step that follows; with `when`, only if the answers and variables fit.
 */
export interface JourneyDesignNext {
  /**
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  when: JourneyCondition | null;
}
