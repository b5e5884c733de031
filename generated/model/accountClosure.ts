
/**
 * That a person wants their account closed.
 */
export interface AccountClosure {
  /** Where the code was sent. */
  email: string;
  /**
     * Until when the code counts, 30 minutes after it was sent; null once it is confirmed.
     * @nullable
     */
  code_expires_at: string | null;
  /**
     * When the account closes, 30 days after the request was confirmed; null until then.
     * @nullable
     */
  closes_at: string | null;
}
