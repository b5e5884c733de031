import type { JourneyFile } from './journeyFile.ts';
import type { JourneyImportChoice } from './journeyImportChoice.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A journey from a file, and what to do with each of its forms.
 */
export interface JourneyImport {
  file: JourneyFile;
  /**
     * Small letters, digits and hyphens; no other journey has it.
     * @pattern ^[a-z][a-z0-9-]{0,63}$
     */
  key: string;
  name: LocalizedText;
  /** Id of the organization. */
  organization: string;
  /** One for each form of the file. */
  forms: JourneyImportChoice[];
}
