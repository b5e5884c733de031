import { refuse } from '../failures.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import { after, rescued } from '../maybe-async.ts'
import type { ApiAnswer } from './api-call.ts'

const DAY = 24 * 3_600_000

/** A call that came with an Idempotency-Key. */
type KeyedCall = {
  /** Who calls, and with which key: two people never share one. */
  readonly key: string
  /** The content of the call: operation, path and body. */
  readonly says: string
  readonly now: number
}

type Kept = { readonly says: string; readonly at: number; answer?: ApiAnswer }

const stillRunning = () =>
  refuse(409, {
    'en-ca': 'The same request is still being worked on.',
    'fr-ca': 'La même demande est encore en cours de traitement.',
  })

const keyUsed = () =>
  refuse(422, {
    'en-ca': 'This Idempotency-Key was used for another request.',
    'fr-ca': 'Cette Idempotency-Key a servi pour une autre demande.',
  })

/** The first success of each Idempotency-Key of a world: what is sent again is answered again, and not done twice. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>()

  /** Does the work, or gives the answer of the first time. What was refused can be sent again with the same key. */
  once({ key, says, now }: KeyedCall, work: () => MaybeAsync<ApiAnswer>): MaybeAsync<ApiAnswer> {
    for (const [old, { at }] of this.#kept) if (at <= now - DAY) this.#kept.delete(old)
    const known = this.#kept.get(key)
    if (known) {
      if (known.says !== says) throw keyUsed()
      if (!known.answer) throw stillRunning()
      return known.answer
    }
    const first: Kept = { says, at: now }
    this.#kept.set(key, first)
    const forget = () => this.#kept.delete(key)
    return rescued(
      () =>
        after(work(), (answer) => {
          if (answer.status < 300) first.answer = answer
          else forget()
          return answer
        }),
      (error) => {
        forget()
        throw error
      },
    )
  }
}

/** The content of a body, with files by name and size. */
export const textOf = (body: unknown): string =>
  JSON.stringify(body, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.type] : value,
  ) ?? ''
