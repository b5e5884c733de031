import type { Language } from './language.ts';

/**
 * A journey that an organization offers.
 */
export interface ProcessDefinition {
  readonly id: string;
  key: string;
  name: string;
  description: string;
  /** @nullable */
  banner_image: string | null;
  languages: Language[];
  organization: string;
  /**
     * @minimum 0
     * @nullable
     */
  step_count: number | null;
  next_task_modal: boolean;
}
