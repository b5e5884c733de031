
/**
 * A file, and the question that it answers.
 */
export interface UploadCreate {
  /** Id of the task whose question the file answers. */
  task: string;
  /**
     * Key of the file question that the file answers.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  field: string;
  /** The file. The server reads its type from its content, not from its name. */
  file: Blob;
}
