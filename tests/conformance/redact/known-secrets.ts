import type { RunOptions } from '../options.ts'
import type { KnownSecret } from './redact.ts'

/** The tokens of a run, with their shell variables. */
export const secretsOf = ({ token, expiredToken }: RunOptions): KnownSecret[] => [
  ...(token === undefined ? [] : [{ value: token, mark: '$PORTAGE_TOKEN' }]),
  ...(expiredToken === undefined ? [] : [{ value: expiredToken, mark: '$PORTAGE_EXPIRED_TOKEN' }]),
]
