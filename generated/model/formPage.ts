import type { FormField } from './formField.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A page of a form.
 */
export interface FormPage {
  /**
     * Key of the page; unique within the form.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  key: string;
  title: LocalizedText;
  intro?: LocalizedText;
  visible_when?: FormVisibility;
  /** A draft may have none; a form that is published has one at least. */
  fields: FormField[];
}
