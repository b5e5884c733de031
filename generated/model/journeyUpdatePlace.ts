
/**
 * A part of a journey, or of one of its steps.
 */
export interface JourneyUpdatePlace {
  /**
     * The `activity_id` of the step; null for a part of the journey itself.
     * @nullable
     * @pattern ^[A-Za-z_][A-Za-z0-9_.-]{0,99}$
     */
  step: string | null;
  /**
     * The property of the design or of the step; null for the whole step.
     * @nullable
     * @pattern ^[a-z_]{1,64}$
     */
  part: string | null;
}
