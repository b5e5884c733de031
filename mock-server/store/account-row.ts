/** Account data beyond the user itself (rows.ts). Times are epoch ms. */
export type AccountRow = {
  /** Of the user. */
  readonly id: string
  /** Null before the first sign-in. */
  readonly lastSignInAt: number | null
  /** Null while the account can be used. */
  readonly deactivatedAt: number | null
  /** The code that confirms a request to close the account; null when none was sent. */
  readonly closureCode: { readonly code: string; readonly sentAt: number; readonly wrong: number } | null
  /** When the account closes, as the person confirmed; null while they keep it, and once it is closed. */
  readonly closesAt: number | null
  /** When the person had it closed; then it is deactivated, too. */
  readonly closedAt: number | null
  /** Grows with every change of the roles or the status. */
  readonly revision: number
}
