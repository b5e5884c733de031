import type { MessageSubject } from './messageSubject.ts';
import type { MessageText } from './messageText.ts';

/**
 * What an approved message says from now on.
 */
export interface MessageTemplateSave {
  subject: MessageSubject;
  text: MessageText;
}
