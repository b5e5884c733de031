
export interface FormPublish {
  /**
     * What changed, and why.
     * @maxLength 500
     */
  comment?: string;
}
