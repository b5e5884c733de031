import type { FormData } from './formData.ts';

export interface TaskComplete {
  form_data: FormData;
}
