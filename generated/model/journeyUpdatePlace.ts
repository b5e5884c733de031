
/**
 * A part of a journey, or of one of its steps.
 */
export interface JourneyUpdatePlace {
  /**
     * The `activity_id` of the step; null for a part of the journey itself.
     * @maxLength 100
     * @nullable
     */
  step: string | null;
  /**
     * The property of the design or of the step; null for the whole step.
     * @maxLength 64
     * @nullable
     */
  part: string | null;
}
