import type { FormDefinition } from './formDefinition.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A version of a form that was published, with its questions.
 */
export interface FormVersionDetail {
  /**
     * Counts the published versions, from 1.
     * @minimum 1
     */
  number: number;
  /** When it was published. */
  published_at: string;
  published_by: PersonReference;
  /**
     * What changed, for other authors; null without a note.
     * @maxLength 500
     * @nullable
     */
  comment: string | null;
  /** Whether it is what the next task opens with. */
  is_current: boolean;
  definition: FormDefinition;
}
