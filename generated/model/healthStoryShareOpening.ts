
/**
 * That a share was opened with its passcode.
 */
export interface HealthStoryShareOpening {
  /** When it was opened. */
  opened_at: string;
  /**
     * As the reader typed it; not verified. Empty if omitted.
     * @maxLength 120
     */
  recipient_name: string;
}
