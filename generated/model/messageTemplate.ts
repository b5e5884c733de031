import type { MessageSubject } from './messageSubject.ts';
import type { MessageText } from './messageText.ts';

/**
 * A message that an organization approved, and its care team may send to people as it is.
 */
export interface MessageTemplate {
  /** Unique id. */
  readonly id: string;
  /** Id of the organization. */
  readonly organization: string;
  subject: MessageSubject;
  text: MessageText;
  /**
     * Grows with each change; a change and a sending name the one they are based on.
     * @minimum 1
     */
  readonly revision: number;
  /** When the row last changed. */
  readonly updated_at: string;
}
