import type { JourneyDesignNeedKind } from './journeyDesignNeedKind.ts';

/**
 * A variable that must exist before a step opens. Any step or external system may set it.
 */
export interface JourneyDesignNeed {
  /**
     * Name of the variable in the process instance.
     * @maxLength 100
     */
  variable: string;
  /** date: a text YYYY-MM-DD. */
  kind: JourneyDesignNeedKind;
}
