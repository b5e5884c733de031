import type { FormOptionPicture } from './formOptionPicture.ts';
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
  /**
     * Shown above the label by a `choice` that is not a list, and by a `multi_choice`. Publishing refuses it elsewhere, if
     * its bytes are no such picture, and without `alt` in both languages.
     */
  picture?: FormOptionPicture;
  /** Clears the other choices, as "None of these" does. */
  exclusive?: boolean;
}
