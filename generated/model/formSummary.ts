import type { FormCompleteness } from './formCompleteness.ts';
import type { FormStatus } from './formStatus.ts';
import type { LocalizedText } from './localizedText.ts';
import type { PersonReference } from './personReference.ts';

/**
 * A form in the list of those who write forms. Its name and completeness are those of its draft where it has one.
 */
export interface FormSummary {
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
}
