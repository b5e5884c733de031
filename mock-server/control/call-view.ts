import type { Language } from '#generated/model/index.ts'
import type { UserRow } from '../store/rows.ts'
import type { CallDetail, LoggedCall } from '../store/request-log.ts'
import { detailed } from '../store/request-log.ts'
import type { World } from '../store/world.ts'
import type { Check } from './check-call.ts'
import { checkCall } from './check-call.ts'
import type { ShownBody } from './shown-body.ts'
import { shownBody, shownPath } from './shown-body.ts'

/** One call of the record with its contract check, as the control answers it. */
export type CallView = Check & {
  readonly id: number
  /** ISO date-time of the real clock. */
  readonly at: string
  /** Null until it is answered. */
  readonly ms: number | null
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly operationId: string | null
  /** Its x-request-id. */
  readonly request_id: string
  readonly status: number | null
  /** The caller's email, `guest`, or null for an unknown caller. */
  readonly caller: string | null
  /** The kinds of the faults that hit it. */
  readonly faults: readonly string[]
  readonly request_body: ShownBody | null
  readonly response_headers: Readonly<Record<string, string>>
  readonly response_body: ShownBody | null
}

const callerOf = (user: UserRow | undefined) => (user?.isGuest ? 'guest' : (user?.email ?? null))

/** The text of an answer; undefined when there is none. */
async function textOf({ answer, altered }: CallDetail): Promise<string | undefined> {
  if (altered?.text) return altered.text
  if (!answer) return undefined
  return typeof answer.json === 'string' ? answer.json : new TextDecoder().decode(answer.json ?? undefined)
}

async function viewOf(call: LoggedCall, locale: Language): Promise<CallView> {
  const { id, method, path, operationId, requestId, status, started, took, detail = {} } = call
  const answer = await textOf(detail)
  return {
    id,
    at: new Date(performance.timeOrigin + started).toISOString(),
    ms: took === null ? null : Math.round(took * 10) / 10,
    method,
    path: shownPath(path),
    operationId,
    request_id: requestId,
    status,
    caller: callerOf(detail.user),
    ...checkCall(call, answer, locale),
    faults: detail.faults ?? [],
    request_body: shownBody(detail.sent),
    response_headers: status === 0 ? {} : ((detail.altered ?? detail.answer)?.headers ?? {}),
    response_body: shownBody(answer),
  }
}

/** The last 200 calls of a world with their contract check, oldest first; messages in `locale`. */
export const callViews = ({ requests }: World, locale: Language): Promise<CallView[]> =>
  Promise.all(
    requests
      .list()
      .slice(-detailed)
      .map((call) => viewOf(call, locale)),
  )

/** One of them, by its number. */
export async function callView(
  { requests }: World,
  id: number,
  locale: Language,
): Promise<CallView | undefined> {
  const call = requests.list().find((one) => one.id === id && one.detail)
  return call && viewOf(call, locale)
}
