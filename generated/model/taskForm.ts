import type { FormData } from './formData.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { LocalizedText } from './localizedText.ts';
import type { TaskFormPrefillDates } from './taskFormPrefillDates.ts';

/**
 * The form of a task. A task without questions has no definition.
 */
export interface TaskForm {
  /** The form, in the version the task asks for; null for a step without a form. */
  definition: FormDefinition | null;
  /** What to read, paragraph by paragraph, in an education or acknowledgement task. */
  content?: LocalizedText[];
  /** Whether someone of the care team reads the answers as they come. */
  is_monitored: boolean;
  /**
     * Values from the profile and the health record, by field key. A client offers them and never fills them in
     * automatically. Health records are offered to the owner of the profile only, for questions with `record`; of a measurement,
     * it is the newest value.
     */
  prefill?: FormData;
  /** When the measurements in `prefill` were taken, by field key. */
  prefill_dates?: TaskFormPrefillDates;
}
