import type { FormAlert } from './formAlert.ts';
import type { FormPage } from './formPage.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A form, page by page. Its version is pinned to the task. A form that is published has pages, questions and options;
 * a draft may lack them.
 */
export interface FormDefinition {
  key: string;
  /** @minimum 1 */
  version: number;
  title: LocalizedText;
  pages: FormPage[];
  alerts?: FormAlert[];
}
