import type { MessageSubject } from './messageSubject.ts';
import type { MessageText } from './messageText.ts';

/**
 * A message for an organization's care team to send.
 */
export interface MessageTemplateCreate {
  /** Id of the organization. */
  organization: string;
  subject: MessageSubject;
  text: MessageText;
}
