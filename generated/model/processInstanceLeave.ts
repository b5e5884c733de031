
/**
 * Why the person leaves the journey, if they want to say.
 */
export interface ProcessInstanceLeave {
  /**
     * @maxLength 1000
     * @nullable
     */
  reason?: string | null;
}
