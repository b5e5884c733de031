import type { FormPage } from './formPage.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A form, page by page. Its version is pinned to the task.
 */
export interface FormDefinition {
  key: string;
  /** @minimum 1 */
  version: number;
  title: LocalizedText;
  /** @minItems 1 */
  pages: FormPage[];
}
