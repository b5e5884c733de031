import type { FormAlertLevel } from './formAlertLevel.ts';
import type { FormAlertWhatToDoItem } from './formAlertWhatToDoItem.ts';
import type { FormVisibility } from './formVisibility.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * Answers that require action now. The client shows the message and what to do while the person answers and after
 * submission, and the server marks the submission. It must not be relied on by someone waiting for a reply.
 */
export interface FormAlert {
  /**
     * Key of the rule; unique within the form.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  key: string;
  level: FormAlertLevel;
  alert_when: FormVisibility;
  message: LocalizedText;
  /** What the person is shown to do at once. */
  what_to_do: FormAlertWhatToDoItem[];
  /**
     * For call_clinic; else the number of the organization.
     * @maxLength 30
     */
  clinic_phone?: string;
}
