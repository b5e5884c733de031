import type { FormData } from './formData.ts';

/**
 * Answers that are not sent yet. Revision 0 with no answers means that nothing was saved.
 */
export interface TaskDraft {
  form_data: FormData;
  /**
     * The key of the page the person was on.
     * @nullable
     */
  page: string | null;
  /**
     * The version of the form the answers belong to.
     * @minimum 1
     * @nullable
     */
  form_version: number | null;
  /**
     * Goes up by one with each save.
     * @minimum 0
     */
  revision: number;
  /**
     * When the draft was last saved; null without one.
     * @nullable
     */
  updated_at: string | null;
}
