import type { LocalizedText } from './localizedText.ts';

/**
 * What a score means from a number on.
 */
export interface FormScoreBand {
  /** The lowest score of the band. */
  from: number;
  label: LocalizedText;
}
