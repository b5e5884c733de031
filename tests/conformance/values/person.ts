/** A person of the run, by the option that gives their token. */
export type Person = {
  readonly option: string
  readonly token: string
  /** Undefined where no answer names any. */
  readonly roles: readonly string[] | undefined
}
