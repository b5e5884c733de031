import type { FormDefinition } from './formDefinition.ts';

/**
 * What is being written, as a whole. It may be incomplete; the server keeps the form's own key and number. A
 * definition is refused when its JSON is longer than 500,000 characters.
 */
export interface FormDraftSave {
  definition: FormDefinition;
}
