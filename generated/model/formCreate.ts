import type { FormDefinition } from './formDefinition.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A new form: blank with its title, a copy of another (`duplicate_of`), or one that comes from elsewhere (`definition`).
 * It is created as a draft, with its own key and number.
 */
export interface FormCreate {
  /**
     * Small letters, digits and hyphens; no other form has it.
     * @pattern ^[a-z][a-z0-9-]{0,63}$
     */
  key: string;
  title: LocalizedText;
  /** The form that is copied, its draft where it has one. */
  duplicate_of?: string;
  definition?: FormDefinition;
}
