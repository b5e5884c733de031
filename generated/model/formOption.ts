import type { LocalizedText } from './localizedText.ts';

/**
 * An answer to choose from.
 */
export interface FormOption {
  /**
     * Value stored in `form_data`; unique within the question.
     * @minLength 1
     * @maxLength 100
     */
  value: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Clears the other choices, as "None of these" does. */
  exclusive?: boolean;
}
