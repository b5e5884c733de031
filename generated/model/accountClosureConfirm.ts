
/**
 * The code that was sent to the person's email.
 */
export interface AccountClosureConfirm {
  /** @pattern ^[0-9]{6}$ */
  code: string;
}
