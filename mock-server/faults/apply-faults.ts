import { brokenConnection } from '../broken-connection.ts'
import { verifyAccessToken } from '../cognito/access-tokens.ts'
import type { MaybeAsync } from '../maybe-async.ts'
import type { CallDetail } from '../store/request-log.ts'
import type { World } from '../store/world.ts'
import { alter } from './alter.ts'
import { chaos } from './chaos.ts'
import { failedWith } from './failed.ts'
import type { FaultTarget } from './fault.ts'
import type { ActiveFault } from './fault-list.ts'
import { random } from './random.ts'

/** A call that faults may hit. */
export type FaultyCall = {
  readonly world: World
  readonly request: Request
  readonly target: FaultTarget
  /** Where the record of requests keeps which faults hit. */
  readonly detail?: CallDetail
  /** Answers it as if nothing were wrong. */
  readonly answer: () => MaybeAsync<Response>
}

/**
 * Answers a call through the faults that are in force: those that fit act in the order they were put in. Without
 * any it is the plain answer, at no cost.
 */
export function applyFaults(call: FaultyCall): MaybeAsync<Response> {
  if (call.world.faults.size === 0) return call.answer()
  const hits = call.world.faults.take(call.target)
  if (call.detail && hits.length > 0) call.detail.faults = hits.map(({ fault }) => fault.kind)
  return through(call, hits)
}

async function through(call: FaultyCall, [hit, ...others]: readonly ActiveFault[]): Promise<Response> {
  if (!hit) return call.answer()
  const { fault } = hit
  const next = () => through(call, others)
  switch (fault.kind) {
    case 'status':
      return failedWith(fault.status, fault.body, fault.headers)
    case 'raw':
      return new Response(fault.body, {
        status: fault.status ?? 200,
        headers: { 'content-type': fault.type ?? 'application/json', 'cache-control': 'no-store' },
      })
    case 'empty':
      return new Response(null, { status: fault.status ?? 200, headers: { 'cache-control': 'no-store' } })
    case 'delay':
      await wait(between(fault.ms, fault.mostMs ?? fault.ms, hit.hits), call)
      return next()
    case 'drop':
      return brokenConnection()
    case 'hang':
      await wait(Infinity, call)
      return brokenConnection()
    case 'revokeSession':
      await revokeSession(call)
      return next()
    case 'expireAccessToken':
      call.world.pool.expireAccessTokens()
      return next()
    case 'chaos':
      return chaos(fault, hit.hits, next)
    case 'clockOffset':
      return next()
    case 'mutate':
    case 'hugeList':
    case 'resetAfterBytes':
    case 'dropAfterCommit':
      return alter(fault, await next())
  }
}

/** A delay between two, the same for the same hit. */
const between = (least: number, most: number, hit: number) => least + random(7, hit) * (most - least)

const longest = 600_000

/** Waits, at most ten minutes, until the caller gives up or the faults are replaced. */
function wait(ms: number, { world, request }: FaultyCall): Promise<void> {
  const signal = AbortSignal.any([request.signal, world.faults.released])
  return new Promise((done) => {
    const timer = setTimeout(done, Math.min(ms, longest))
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** Ends every session of the person who calls. */
async function revokeSession({ world, request }: FaultyCall): Promise<void> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const claims = token === undefined ? undefined : await verifyAccessToken(world.pool, token)
  if (claims) world.pool.revokeAll(claims.sub)
}
