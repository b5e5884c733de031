import type { UploadType } from './uploadType.ts';

/**
 * A file that was sent for a task. One that no submission refers to is deleted when its task is over.
 */
export interface Upload {
  /** Unique id. */
  readonly id: string;
  /**
     * Name of the file, without a path.
     * @maxLength 1000
     */
  name: string;
  /**
     * In bytes.
     * @minimum 1
     */
  size: number;
  content_type: UploadType;
  /** Where the file can be read for one hour, without a token. */
  url?: string;
}
