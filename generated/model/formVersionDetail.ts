import type { FormDefinition } from './formDefinition.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A version of a form that was published, with its questions.
 */
export interface FormVersionDetail {
  /** @minimum 1 */
  number: number;
  published_at: string;
  published_by: PersonReference;
  /**
     * @maxLength 500
     * @nullable
     */
  comment: string | null;
  /** Whether it is what the next task opens with. */
  is_current: boolean;
  definition: FormDefinition;
}
