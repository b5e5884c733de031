import type { FormScoreBand } from './formScoreBand.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A score: the sum of answers that are numbers, and what it means. It exists once each of its questions has an answer
 * and none of them is hidden; there is no partial sum. The care team is shown it with the answers. Alerts of the form
 * and conditions of journeys compare it by its key, like the answer to a `number`; while there is no score, only `ne`
 * and `empty` are true of it. The server computes it from a submission.
 */
export interface FormScore {
  /**
     * Key of the score. No other score and no question of the form has it.
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
