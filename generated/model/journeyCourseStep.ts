import type { JourneyCourseWay } from './journeyCourseWay.ts';
import type { JourneyDesignRepeat } from './journeyDesignRepeat.ts';
import type { TaskAudience } from './taskAudience.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * A step of a journey with what follows it, in the language of the request.
 */
export interface JourneyCourseStep {
  /**
     * Names the step in the journey.
     * @minLength 1
     * @maxLength 100
     */
  activity_id: string;
  /** Title of the step. */
  name: string;
  kind: TaskKind;
  audience: TaskAudience;
  /** The care team may start it again after it was done. */
  repeatable: boolean;
  /** Whether it opens at the start of the journey. */
  opens_first: boolean;
  /**
     * Due at the end of so many days after it opened; null without a due date.
     * @minimum 0
     * @maximum 730
     * @nullable
     */
  due_in_days: number | null;
  /** How often the step comes back; null if it is done once. */
  repeat: JourneyDesignRepeat | null;
  /**
     * What must be known before the step opens: the heading that the journey gives to the variable, else the question
     * that sets it, else its name with spaces for underscores.
     */
  needs: string[];
  /** The steps that follow. */
  next: JourneyCourseWay[];
}
