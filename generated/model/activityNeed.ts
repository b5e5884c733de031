import type { ActivityNeedKind } from './activityNeedKind.ts';

/**
 * A variable that the journey must have before an activity can be opened.
 */
export interface ActivityNeed {
  /** Name of the variable that the step waits for. */
  variable: string;
  /** date: a text YYYY-MM-DD. */
  kind: ActivityNeedKind;
  /** Whether the journey has it so now. */
  is_met: boolean;
}
