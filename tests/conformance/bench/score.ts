import { keyOf } from '../finding.ts'
import type { Report } from '../report.ts'
import { run } from '../run.ts'
import { createBackend } from './backend.ts'
import type { DeviationId } from './deviations.ts'
import { deviations } from './deviations.ts'

export type Score = {
  /** Deviations that gave a finding which the conforming backend does not give. */
  readonly found: readonly DeviationId[]
  readonly missed: readonly DeviationId[]
  /** Findings on the conforming backend, of two runs one after the other. */
  readonly falseAlarms: readonly string[]
  /** Of the first run on the conforming backend. */
  readonly requests: number
  readonly ms: number
}

const runOn = (send: ReturnType<typeof createBackend>): Promise<Report> =>
  run(
    {
      target: 'http://backend.test',
      contract: 'tests/data/bench-contract.json',
      token: 'test-token',
      strictAuth: false,
      stateful: false,
      allowWrites: true,
      includeAssumed: true,
      seed: 1,
      maxRequests: 5000,
      ratePerSecond: 0,
      timeoutMs: 10_000,
      settleMs: 0,
      only: [],
      params: {},
      headers: {},
    },
    send,
  )

/** Runs the tool on the conforming backend twice, without a restart, and on each deviation once. */
export async function score(): Promise<Score> {
  const conforming = createBackend()
  const [first, second] = [await runOn(conforming), await runOn(conforming)]
  const falseAlarms = [...first.findings, ...second.findings].map(keyOf)
  const found: DeviationId[] = []
  const missed: DeviationId[] = []
  for (const id of Object.keys(deviations) as DeviationId[]) {
    const { findings } = await runOn(createBackend(id))
    if (findings.some((finding) => !falseAlarms.includes(keyOf(finding)))) found.push(id)
    else missed.push(id)
  }
  return { found, missed, falseAlarms, requests: first.requests, ms: first.ms }
}
