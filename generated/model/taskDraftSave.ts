import type { FormData } from './formData.ts';

/**
 * The answers so far, and the revision they were made from; another revision on the server is a 409.
 */
export interface TaskDraftSave {
  form_data: FormData;
  /**
     * Key of the page the person was on; null for the first.
     * @maxLength 100
     * @nullable
     */
  page: string | null;
  /**
     * Version of the form that was answered; must be the task’s.
     * @minimum 1
     */
  form_version: number;
  /**
     * Revision that the change is based on: that of the last response, 0 for a first draft.
     * @minimum 0
     */
  revision: number;
}
