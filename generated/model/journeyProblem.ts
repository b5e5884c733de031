import type { JourneyProblemPlace } from './journeyProblemPlace.ts';
import type { JourneyProblemSeverity } from './journeyProblemSeverity.ts';

/**
 * A fault of a journey's design, and its place.
 */
export interface JourneyProblem {
  /**
     * A JSON pointer (RFC 6901) into the design; empty if `elsewhere` says where it is.
     * @maxLength 300
     */
  pointer: string;
  /** error: it keeps the journey from being published. warning: it may be intended. */
  severity: JourneyProblemSeverity;
  /**
     * What to change, for the author, in the language of the request.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
  elsewhere?: JourneyProblemPlace;
}
