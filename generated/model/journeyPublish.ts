
export interface JourneyPublish {
  /**
     * What changed, and why.
     * @maxLength 500
     */
  comment?: string;
}
