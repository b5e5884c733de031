import type { JourneyCondition } from './journeyCondition.ts';

/**
 * A step that follows; with `when`, only if the answers and variables fit.
 */
export interface JourneyDesignNext {
  /**
     * Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** Takes this way only if the condition holds; without it, always. */
  when: JourneyCondition | null;
}
