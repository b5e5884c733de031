import type { FormData } from './formData.ts';

/**
 * The answers so far, and the revision they were made from; another revision on the server is a 409.
 */
export interface TaskDraftSave {
  form_data: FormData;
  /**
     * @maxLength 100
     * @nullable
     */
  page: string | null;
  /** @minimum 1 */
  form_version: number;
  /** @minimum 0 */
  revision: number;
}
