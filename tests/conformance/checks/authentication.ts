import { refusesSignIn } from '../contract/contract.ts'
import type { Kit, Read } from '../kit.ts'
import type { RunOptions } from '../options.ts'
import type { Session } from '../session.ts'

const REFUSED = new Set([401, 403])

/** Who is asked for a token must not answer without one, nor with a wrong or an expired one. */
export async function authentication({ session, reads }: Kit): Promise<void> {
  const guarded = reads.filter(({ operation }) => operation.security === 'required')
  for (const { operation, params } of guarded) {
    const answer = await session.ask({ operation, params, token: null })
    if (!refusesSignIn(operation, answer.status)) {
      session.found('open-without-token', operation, answer, '401 without a token', `${answer.status}`)
    }
  }
  for (const { operation, params } of reads.filter((read) => read.operation.security !== 'required')) {
    const answer = await session.ask({ operation, params, token: null })
    if (REFUSED.has(answer.status)) {
      session.found(
        'asks-for-token',
        operation,
        answer,
        'an answer without a token (security: [])',
        `${answer.status}`,
      )
    }
  }
  for (const { token, kind } of deadTokens(session.options)) await refuses(session, guarded, token, kind)
}

/** Tokens that must be refused. */
export const deadTokens = ({ token, expiredToken }: RunOptions): { token: string; kind: string }[] => [
  ...(token === undefined ? [] : [{ token: spoilt(token), kind: 'a wrong token' }]),
  ...(expiredToken === undefined ? [] : [{ token: expiredToken, kind: 'the expired token' }]),
]

/** A forged token of the same form: its last characters, the end of a signature, are changed. */
const spoilt = (token: string): string => `${token.slice(0, -6)}${token.slice(-6).toUpperCase()}xX`

/**
 * A backend that accepts any token has no sign-in, as test backends do: this is a note, and a finding only with
 * `--strict-auth`. One that accepts it in some places only has a security hole.
 */
async function refuses(
  session: Session,
  guarded: readonly Read[],
  token: string,
  kind: string,
): Promise<void> {
  const open: (() => void)[] = []
  for (const { operation, params } of guarded) {
    const answer = await session.ask({ operation, params, token })
    const tell = () =>
      session.found('takes-wrong-token', operation, answer, `401 with ${kind}`, `${answer.status}`)
    if (answer.ok) open.push(tell)
    else if (answer.status === 403 && !refusesSignIn(operation, answer.status)) tell()
  }
  if (open.length > 0 && open.length === guarded.length && !session.options.strictAuth) {
    session.note(
      `Every read answers with ${kind} too: this backend does not check tokens. --strict-auth makes that an error.`,
    )
  } else for (const tell of open) tell()
}
