
/**
 * The preview before the passcode, with just enough data to recognize whose Health Story it is.
 */
export interface HealthStoryShareReview {
  /**
     * First name and initial only
     * @maxLength 160
     */
  from_name: string;
  /** When the link stops working. */
  expires_at: string;
  /** Whether readers of the share can leave a note. */
  allow_note: boolean;
  /**
     * 0 when too many wrong passcodes were tried.
     * @minimum 0
     * @maximum 5
     */
  attempts_remaining: number;
}
