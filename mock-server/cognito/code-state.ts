/** The purpose of a code. */
export type CodePurpose = 'signUp' | 'reset'

/** The code that counts now, and when codes were sent. Times are epoch ms. */
export type CodeState = {
  readonly sent: readonly number[]
  readonly code: string
  readonly expires: number
  wrong: number
}
