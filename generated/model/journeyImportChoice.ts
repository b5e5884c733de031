import type { JourneyImportChoiceAction } from './journeyImportChoiceAction.ts';

/**
 * What to do with a form of the file.
 */
export interface JourneyImportChoice {
  /**
     * Its key in the file.
     * @maxLength 64
     */
  key: string;
  /**
     * `create`: a new form, as a draft. `use`: the steps ask the existing form instead. `replace`: the form becomes the
     * draft of the existing one, whose published version stays until someone publishes it.
     */
  action: JourneyImportChoiceAction;
  /**
     * The revision of the existing form, as `checkJourneyImport` returned it; needed to use or replace it.
     * @minimum 1
     */
  revision?: number;
}
