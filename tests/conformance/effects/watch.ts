import type { Operation } from '../contract/contract.ts'
import type { Json } from '../contract/document.ts'
import type { Kit } from '../kit.ts'
import type { Answer, Call, Session } from '../session.ts'
import { sameValue } from '../values/same.ts'
import type { Effect } from './effect.ts'
import { effectsOf } from './effect.ts'
import type { Context } from './expressions.ts'
import { evaluated, isExpression } from './expressions.ts'
import type { Look } from './look.ts'
import { isSurelyGone, lookAt } from './look.ts'
import { promiseOf } from './words.ts'

/** One call whose effects are looked at before and after it. */
export type Watch = {
  /** Whether everything was already as promised before: then the call shows nothing. */
  readonly isDone: boolean
  /** Looks again, and finds what is not as promised; only after a success. */
  readonly after: (answer: Answer) => Promise<void>
}

type Watched = Pick<Call, 'operation' | 'query' | 'body' | 'token'> & Required<Pick<Call, 'params'>>

/** Looks at the effects of a call before it is sent. */
export async function watch({ session }: Kit, call: Watched, effects: readonly Effect[]): Promise<Watch> {
  const tokens = [
    ...new Set([call.token === undefined ? session.options.token : call.token, session.options.token]),
  ]
  const watched: { effect: Effect; old: Seen | undefined; isShown: boolean | undefined }[] = []
  for (const effect of effects) {
    const old = await lookAs(session, effect, call, tokens)
    const isShown = old && shows(effect, { look: old.look, before: old.look, context: call })
    watched.push({ effect, old, isShown })
  }
  // each call adds a row
  const states = watched.filter(({ effect }) => effect.becomes !== 'added')
  return {
    isDone: states.length > 0 && states.every(({ isShown }) => isShown === true),
    after: async (answer) => {
      const context = { ...call, json: answer.json }
      for (const { effect, old, isShown } of watched) {
        const look = (await lookAs(session, effect, context, old?.look.isThere ? [old.token] : tokens))?.look
        const shown = look && shows(effect, { look, before: old?.look, context })
        if (shown === true && isShown !== true) session.noteEffect(call.operation, effect, 'seen')
        const isMissing = look !== undefined && isSurelyGone(look) && mustSee(session, call, effect)
        if (!look || shown !== false || !(isMissing || blames(effect, look, old?.look))) continue
        session.noteEffect(call.operation, effect, 'broken')
        tell(session, call, { effect, look, context })
      }
    },
  }
}

/** The same for the effects that the contract names for the operation, and no others. */
export const watchNamed = (kit: Kit, call: Watched): Promise<Watch> =>
  watch(kit, call, effectsOf(call.operation) ?? [])

type Seen = { readonly look: Look; readonly token: string | null | undefined }

/** A look as the first person who sees the thing; as the first one where none does. */
async function lookAs(
  session: Session,
  effect: Effect,
  context: Context,
  tokens: readonly Seen['token'][],
): Promise<Seen | undefined> {
  let first: Seen | undefined
  for (const token of tokens) {
    const look = await lookAt(session, effect, context, token)
    if (look?.isThere === true) return { look, token }
    if (look) first ??= { look, token }
  }
  return first
}

type Looks = { readonly look: Look; readonly before: Look | undefined; readonly context: Context }

/** Whether a look shows an effect; undefined when it cannot be told. */
function shows(effect: Effect, { look, before: old, context }: Looks): boolean | undefined {
  const { isThere, value } = look
  if (effect.becomes === 'there') return isThere
  if (effect.becomes === 'gone') return !isThere
  if (effect.becomes === 'added') return old && look.rows > old.rows
  if (!isThere) return false
  if (effect.becomes === 'present') return value !== undefined && value !== null
  if (effect.becomes === 'absent') return value === undefined || value === null
  if (effect.becomes === 'changed') return old?.isThere === true ? !sameValue(value, old.value) : undefined
  const wanted = evaluated(effect.becomes, context)
  return wanted === undefined ? undefined : sameValue(value ?? null, wanted)
}

/** Whether it is a fault of the backend that a look does not show an effect. */
const blames = ({ becomes }: Effect, look: Look, old: Look | undefined): boolean =>
  look.isThere ||
  (isSurelyGone(look) && (becomes === 'there' || becomes === 'added' || old?.isThere === true))

/**
 * Whether the caller surely has the row that an effect is about in their list: all callers reach their own rows only
 * (`x-access`), there and in the call, and the list is not limited to one of several things of theirs.
 */
function mustSee(session: Session, { operation }: Watched, { read: id, row }: Effect): boolean {
  const read = session.operations.find((one) => one.id === id)
  if (!read || !row || Object.keys(session.standing.get(read) ?? {}).length > 0) return false
  const ownOnly = ({ extensions }: Operation) => {
    const scopes = Object.values(Object(extensions['x-access']))
    return scopes.length > 0 && scopes.every((scope) => scope === 'own')
  }
  return ownOnly(operation) && ownOnly(read)
}

function tell(
  session: Session,
  { operation }: Watched,
  { effect, look, context }: { readonly effect: Effect; readonly look: Look; readonly context: Context },
): void {
  const wanted: Json | undefined = isExpression(effect.becomes)
    ? evaluated(effect.becomes, context)
    : undefined
  const { promised, came, pointer } = promiseOf(effect, look, wanted)
  session.found('effect-not-visible', operation, look.answer, promised, came, pointer)
}
