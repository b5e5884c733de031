import type { FormAlert } from './formAlert.ts';
import type { FormPage } from './formPage.ts';
import type { FormScore } from './formScore.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A form, page by page. Its version is pinned to the task. A form that is published has pages, questions and options;
 * a draft may lack them.
 */
export interface FormDefinition {
  /** Key of the form; the same in every version. */
  key: string;
  /**
     * Number of the version. A task keeps the version it was created with.
     * @minimum 1
     */
  version: number;
  title: LocalizedText;
  /** Pages in the order in which they are shown. */
  pages: FormPage[];
  /** Rules that raise an alert when the answers meet them. */
  alerts?: FormAlert[];
  /** Scores that are computed from the answers. */
  scores?: FormScore[];
}
