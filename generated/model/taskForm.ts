import type { FormData } from './formData.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * The form of a task. A task without questions has no definition.
 */
export interface TaskForm {
  definition: FormDefinition | null;
  /** What to read, paragraph by paragraph, in an education or acknowledgement task. */
  content?: LocalizedText[];
  /** Whether someone of the care team reads the answers as they come. */
  is_monitored: boolean;
  /** Values from the record, by field key. A client offers them and never fills them in automatically. */
  prefill?: FormData;
}
