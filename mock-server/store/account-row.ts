/** What is kept of somebody's account beside who they are (rows.ts). Times are epoch ms. */
export type AccountRow = {
  /** Of the user. */
  readonly id: string
  /** Null when nobody has signed in yet. */
  readonly lastSignInAt: number | null
  /** Null while the account can be used. */
  readonly deactivatedAt: number | null
  /** Grows with every change of the roles or the status. */
  readonly revision: number
}
