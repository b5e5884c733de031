import type { RunOptions } from '../options.ts'
import type { KnownSecret } from './redact.ts'

/** The tokens that a run was given, with what stands for them in a shell. */
export const secretsOf = ({ token, expiredToken }: RunOptions): KnownSecret[] => [
  ...(token === undefined ? [] : [{ value: token, mark: '$PORTAGE_TOKEN' }]),
  ...(expiredToken === undefined ? [] : [{ value: expiredToken, mark: '$PORTAGE_EXPIRED_TOKEN' }]),
]
