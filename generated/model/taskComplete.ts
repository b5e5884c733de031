import type { FormData } from './formData.ts';
import type { TaskResponse } from './taskResponse.ts';

/**
 * A task without questions takes empty form_data. Only education and acknowledgement tasks take a response; the
 * response `question` needs the text of the question.
 */
export interface TaskComplete {
  form_data: FormData;
  response?: TaskResponse;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  question?: string;
}
