import type { Language } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { noteUse } from '../cognito/access-tokens.ts'
import { closeDueAccounts } from '../engine/account-closure.ts'
import { endDuePartnerships } from '../engine/care-partners.ts'
import { openWaitingSteps } from '../engine/journeys.ts'
import { publishDueContents } from '../engine/content-changes.ts'
import { sendDueReminders } from '../engine/due-reminders.ts'
import { Failure } from '../failures.ts'
import { operations } from '../operations/operations.ts'
import type { AnyOverride, Overrides } from '../overrides/override.ts'
import { overriddenAnswer } from '../overrides/override.ts'
import { carePartnerLevelOf, isClosedToLimited, permissionOf } from '../permissions.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import { after, rescued } from '../maybe-async.ts'
import { touchOtherTables } from '../store/changes.ts'
import { localeOf } from '../store/localized.ts'
import type { CallDetail } from '../store/request-log.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import type { ApiAnswer, ApiCall } from './api-call.ts'
import { startOfPath } from './api-path.ts'
import { bearerOf, callerOf } from './caller.ts'
import type { OperationSpec } from './document.ts'
import { fallbackAnswer } from './fallback.ts'
import { textOf } from './kept-answers.ts'
import { lastingAnswer } from './known-answers.ts'
import { logAccess } from './log-access.ts'
import { noteCall } from './note-call.ts'
import { readBody, readMultipart } from './read-body.ts'
import { parsedBody, parsedParams, parsedQuery } from './read-call.ts'
import { checkedAnswer, drift } from './respond.ts'

type AnyCall = CallContext & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly user: UserRow | undefined
}

/** Every operation seen from here: its parts were parsed by its own schemas, which no type can tell. */
type AnyOperation = { answer(call: AnyCall): unknown }['answer']

/** A call with what the router found out about it. */
export type RoutedCall = {
  readonly spec: OperationSpec
  readonly params: Readonly<Record<string, string>>
  readonly world: World
  readonly call: ApiCall
  /** Where the record of requests keeps who called, and what was sent. */
  readonly detail?: CallDetail | undefined
  /** The overrides of operations. */
  readonly overrides?: Overrides | undefined
}

/** Answers one call of the contract, including errors, synchronously where possible; never throws. */
export function answerCall(routed: RoutedCall): MaybeAsync<ApiAnswer> {
  const { id } = routed.spec
  const changed = () => noteCall(routed.world.tables.changes, routed.spec)
  const locale = localeOf(routed.call.header('accept-language'))
  return rescued(
    () => {
      openWaitingSteps(routed.world, routed.world.clock.now())
      closeDueAccounts(routed.world)
      endDuePartnerships(routed.world)
      publishDueContents(routed.world)
      sendDueReminders(routed.world, originOf(routed.call.address))
      return after(answered(routed, locale), (answer) => {
        changed()
        return answer
      })
    },
    (error) => {
      changed()
      if (!(error instanceof Failure)) {
        return drift(id, error instanceof Error ? error.stack : String(error), locale)
      }
      return checkedAnswer(id, error.status, error.body(locale), locale, { headers: error.headers })
    },
  )
}

/** Answers the call. Who calls (401, 403) comes before what the call says (404, 400). */
function answered(routed: RoutedCall, locale: Language): MaybeAsync<ApiAnswer> {
  const { spec, world, call, detail, overrides } = routed
  const bearer = bearerOf(call.header('authorization'))
  return after(callerOf(world, bearer, permissionOf(spec.id)), (user) => {
    if (detail) detail.user = user
    if (bearer !== null) noteUse(world.pool, bearer, call.header('user-agent'))
    // an operation without sign-in can depend on the token itself, as a share does; an override on anything
    const isKept = spec.method === 'get' && user !== undefined && !overrides?.[spec.id]
    const question = isKept ? `${user.id} ${locale} ${call.address}` : undefined
    const known = question === undefined ? undefined : lastingAnswer(question, world.tables.changes)
    return after(known ?? newlyAnswered(routed, { user, bearer, locale, question }), (answer) => {
      logAccess({ spec, world, user, bearer, address: call.address, answer })
      return answer
    })
  })
}

type Asked = {
  readonly user: UserRow | undefined
  readonly bearer: string | null
  readonly locale: Language
  readonly question: string | undefined
}

/** Reads the call and does what it says. */
function newlyAnswered(
  { spec, params: sentParams, world, call, detail, overrides }: RoutedCall,
  { user, bearer, locale, question }: Asked,
): MaybeAsync<ApiAnswer> {
  const { address } = call
  const params = parsedParams(spec, sentParams)
  const query = parsedQuery(spec, address)
  return after(bodyOf(spec, call, detail), (sent) => {
    const body = spec.takesBody ? parsedBody(spec, sent) : undefined
    const operation: AnyOperation | undefined = operations[spec.id]
    const ifMatch = call.header('if-match')
    const origin = originOf(address)
    const carePartnerLevel = carePartnerLevelOf(spec.id)
    const isClosed = isClosedToLimited(spec.id)
    const caller = { world, user, locale, bearer, carePartnerLevel, isClosedToLimited: isClosed }
    const read = { ...caller, address, origin, ifMatch, params, query, body }
    const original = () => (operation ? operation(read) : fallbackAnswer(spec, address))
    const headersOf = (made: unknown) => (spec.namesLocation ? locationOf(address, made) : undefined)
    const override: AnyOverride | undefined = overrides?.[spec.id]
    if (override) {
      // an override may change anything, even in a read
      touchOtherTables(world.tables.changes)
      return overriddenAnswer({ spec, override, call: read, original, headersOf })
    }
    const answer = () => {
      const { changes } = world.tables
      const [reads, count] = [world.clock.reads(), changes.count]
      const found = original()
      const isOfTables = !(found instanceof Promise) && world.clock.reads() === reads
      return after(found, (made) =>
        checkedAnswer(spec.id, spec.success, made, locale, {
          headers: headersOf(made),
          question,
          state: isOfTables ? { changes, count } : undefined,
        }),
      )
    }
    const sentKey = spec.isKeyed ? call.header('idempotency-key') : null
    if (sentKey === null) return answer()
    const says = `${address.slice(startOfPath(address))} ${textOf(body)}`
    const now = world.clock.now()
    return world.keptAnswers.once({ key: `${user?.id ?? ''} ${sentKey}`, says, now }, answer)
  })
}

function bodyOf(
  { takesBody }: OperationSpec,
  call: ApiCall,
  detail: CallDetail | undefined,
): MaybeAsync<unknown> {
  if (takesBody === false) return undefined
  return takesBody === 'json' ? readBody(call, detail) : readMultipart(call)
}

const originOf = (address: string) => address.slice(0, startOfPath(address))

/** Where something new is: below the collection that it was sent to. */
function locationOf(address: string, answer: unknown): Record<string, string> {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : ''
  const [collection = ''] = address.slice(startOfPath(address)).split('?', 1)
  return { location: `${collection}${id}/` }
}
