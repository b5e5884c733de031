import type { JourneyDefinition } from './journeyDefinition.ts';
import type { JourneyDesign } from './journeyDesign.ts';
import type { JourneyImportForm } from './journeyImportForm.ts';
import type { JourneyImportMissingForm } from './journeyImportMissingForm.ts';
import type { JourneyUpdatePlace } from './journeyUpdatePlace.ts';

/**
 * What the update of a journey from a file would change. `incoming` with the parts of `kept` is the next draft.
 */
export interface JourneyUpdateCheck {
  journey: JourneyDefinition;
  /**
     * The journey of the file as it would be here: steps ask each form by the key of the existing one, or else by its new
     * key; a picture that the media library has is the banner.
     */
  incoming: JourneyDesign;
  /**
     * Parts that differ and are this organization's own: its banner, its care team and who reads the answers, always; texts
     * and settings, if they changed here since the last import. The update keeps them unless it names them in `take`.
     */
  kept: JourneyUpdatePlace[];
  /** Other parts that changed here since the last import. The update replaces them. */
  lost: JourneyUpdatePlace[];
  /** The forms of the file, in its order. One that came with the last import matches the form that it became. */
  forms: JourneyImportForm[];
  /** Forms that steps ask and the file does not hold. */
  missing_forms: JourneyImportMissingForm[];
}
