import type { FormScoreBand } from './formScoreBand.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A score: the sum of answers that are numbers, and what it means. It is shown to the care team with the answers, once
 * each of its questions has an answer.
 */
export interface FormScore {
  /**
     * Key of the score; unique within the form.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  key: string;
  label: LocalizedText;
  /**
     * Keys of the questions whose answers are added up: numbers, scales, and choices whose values are numbers.
     * @items.maxLength 64
     */
  of: string[];
  /** What the score means, from the lowest to the highest; each begins where the one before it ends. */
  bands: FormScoreBand[];
}
