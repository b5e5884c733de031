import type { FormCompleteness } from './formCompleteness.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { FormStatus } from './formStatus.ts';
import type { LocalizedText } from './localizedText.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A form as those who write forms have it, with what is published and what is being written.
 */
export interface Form {
  /** Unique id. */
  readonly id: string;
  /**
     * By what journeys name it.
     * @maxLength 64
     */
  key: string;
  title: LocalizedText;
  /**
     * Title of the form, in the language of the request.
     * @maxLength 1000
     */
  name: string;
  status: FormStatus;
  /**
     * The number of the version that was published last.
     * @minimum 1
     * @nullable
     */
  version: number | null;
  /** Whether something is written that is not published. */
  has_draft: boolean;
  completeness: FormCompleteness;
  /**
     * How many journeys use it.
     * @minimum 0
     */
  used_by_count: number;
  /**
     * Grows with every write, for If-Match.
     * @minimum 1
     */
  revision: number;
  /** When the row last changed. */
  updated_at: string;
  updated_by: PersonReference;
  /** What was published last; null when nothing was. */
  definition: FormDefinition | null;
  /** What is being written; its version is the number that it would be published with. */
  draft: FormDefinition | null;
  /**
     * When the draft was last saved; null without a draft.
     * @nullable
     */
  draft_updated_at: string | null;
  /** Who last saved the draft; null without a draft. */
  draft_updated_by: PersonReference | null;
}
