import type { JourneyCondition } from './journeyCondition.ts';
import type { JourneyCourseQuestion } from './journeyCourseQuestion.ts';

/**
 * A step that follows, with the words of the question that decides.
 */
export interface JourneyCourseWay {
  /**
     * The step that follows.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** The condition; null if the step always follows. */
  when: JourneyCondition | null;
  /** The question that the condition compares; null if there is none, or no form asks it. */
  question: JourneyCourseQuestion | null;
}
