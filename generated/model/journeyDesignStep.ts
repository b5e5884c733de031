import type { JourneyDesignNeed } from './journeyDesignNeed.ts';
import type { JourneyDesignNext } from './journeyDesignNext.ts';
import type { JourneyDesignPrefill } from './journeyDesignPrefill.ts';
import type { JourneyDesignRepeat } from './journeyDesignRepeat.ts';
import type { JourneyDesignScore } from './journeyDesignScore.ts';
import type { LocalizedText } from './localizedText.ts';
import type { TaskAudience } from './taskAudience.ts';
import type { TaskKind } from './taskKind.ts';

/**
 * One step of a journey as it is written.
 */
export interface JourneyDesignStep {
  /**
     * Names the step in the journey.
     * @pattern ^[A-Za-z_][A-Za-z0-9_.-]{0,99}$
     */
  activity_id: string;
  kind: TaskKind;
  audience: TaskAudience;
  /** The care team may start it again after it was done. */
  repeatable: boolean;
  name: LocalizedText;
  description: LocalizedText;
  /**
     * Time the step takes, in minutes; null if unknown.
     * @minimum 1
     * @maximum 600
     * @nullable
     */
  estimated_minutes: number | null;
  /**
     * Most urgent highest.
     * @minimum 0
     * @maximum 100
     */
  priority: number;
  /**
     * Due at the end of so many days after it opened.
     * @minimum 0
     * @maximum 730
     * @nullable
     */
  due_in_days: number | null;
  /**
     * The key of its form.
     * @maxLength 64
     * @nullable
     */
  form: string | null;
  /** What to read, paragraph by paragraph. */
  content: LocalizedText[];
  /** Answers to fill in ahead from what is already known. */
  prefill: JourneyDesignPrefill[];
  /** How often the step comes back; null if it is done once. */
  repeat: JourneyDesignRepeat | null;
  /**
     * Answers and scores of the form that become variables of the journey, under their own names.
     * @items.maxLength 100
     */
  variables: string[];
  /** Score to compute from the answers; null for none. */
  score: JourneyDesignScore | null;
  /**
     * The variables that the journey must have before the step opens; without one it stays closed, and the journey has an
     * incident.
     */
  needs: JourneyDesignNeed[];
  /** Steps that follow; the first whose condition holds is taken. */
  next: JourneyDesignNext[];
}
