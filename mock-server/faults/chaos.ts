import { brokenConnection } from '../broken-connection.ts'
import type { Fault } from './fault.ts'
import { failedWith } from './failed.ts'

/** A number from 0 up to 1 out of a seed and a count: the same run fails at the same calls. */
function random(seed: number, count: number): number {
  let value = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(count, 0xc2b2ae35)) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 0x1_0000_0000
}

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
  return brokenConnection
}
