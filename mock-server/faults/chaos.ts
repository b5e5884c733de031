import { brokenConnection } from '../broken-connection.ts'
import type { Fault } from './fault.ts'
import { failedWith } from './failed.ts'
import { random } from './random.ts'

const failures = [500, 503, 429, 0] as const

/**
 * Lets a share of the calls fail: with 500, 503 or 429, or without an answer (half of those after the server did
 * its work). Answers tell by the header `x-mock-chaos`.
 * @param count which call this is
 */
export async function chaos(
  { percent, seed = 1 }: Extract<Fault, { kind: 'chaos' }>,
  count: number,
  next: () => Promise<Response>,
): Promise<Response> {
  if (random(seed, count) * 100 >= percent) return next()
  const status = failures[Math.floor(random(seed + 1, count) * failures.length)] ?? 500
  if (status !== 0) return failedWith(status, undefined, { 'x-mock-chaos': String(percent) })
  if (random(seed + 2, count) < 0.5) await next()
  return brokenConnection()
}
