import type { LocalizedText } from './localizedText.ts';

export interface FormOption {
  /**
     * @minLength 1
     * @maxLength 100
     */
  value: string;
  label: LocalizedText;
  help?: LocalizedText;
  /** Clears the other choices, as "None of these" does. */
  exclusive?: boolean;
}
