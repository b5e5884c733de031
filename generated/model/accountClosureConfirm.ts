
/**
 * The code that was sent to the person's email.
 */
export interface AccountClosureConfirm {
  /**
     * The code from the email.
     * @pattern ^[0-9]{6}$
     */
  code: string;
}
