
/**
 * That a share was opened with its passcode.
 */
export interface HealthStoryShareOpening {
  opened_at: string;
  /**
     * As the reader wrote it; nobody checked it. Empty when they wrote nothing.
     * @maxLength 120
     */
  recipient_name: string;
}
