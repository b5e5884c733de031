
/**
 * A file, and the question that it answers.
 */
export interface UploadCreate {
  task: string;
  /** @pattern ^[a-z][a-z0-9_]{0,63}$ */
  field: string;
  file: Blob;
}
