import type { MessageTemplate } from './messageTemplate.ts';

/**
 * One page of approved messages (D-69).
 */
export interface MessageTemplateList {
  /**
     * How many there are on all pages.
     * @minimum 0
     */
  count: number;
  /**
     * The next page.
     * @nullable
     */
  next: string | null;
  /**
     * The page before.
     * @nullable
     */
  previous: string | null;
  /** Rows of this page. */
  results: MessageTemplate[];
}
