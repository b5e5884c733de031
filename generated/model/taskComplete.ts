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
     * The patient’s question to the care team; required if and only if `response` is `question`.
     * @minLength 1
     * @maxLength 2000
     * @pattern ^(?:[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])*$
     */
  question?: string;
}
