import type { JourneyDesignNeedKind } from './journeyDesignNeedKind.ts';

/**
 * A variable that the journey must have before a step opens. Anybody may set it, also a system outside.
 */
export interface JourneyDesignNeed {
  /** @maxLength 100 */
  variable: string;
  /** date: a text YYYY-MM-DD. */
  kind: JourneyDesignNeedKind;
}
