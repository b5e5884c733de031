import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { tokenFor } from '#tests/contract/support/client.ts'
import { readContract } from './contract/read-contract.ts'
import type { Report } from './report.ts'
import { rules } from './rules.ts'
import { run } from './run.ts'
import { access } from './support/deviations/access.ts'
import { inOneAnswer } from './support/deviations/in-one-answer.ts'
import { lists } from './support/deviations/lists.ts'
import { writes } from './support/deviations/writes.ts'
import type { Twist } from './support/twisted.ts'
import { senderInto } from './support/twisted.ts'
import { testRows } from '#tests/support/table.ts'

const app = createApp()
const contract = readContract('generated/openapi.json')
const deviations = [...inOneAnswer, ...access, ...lists, ...writes]

/** One run against the mock server, each in its own world; Ana is patient, care team and administrator. */
async function runOn(world: string, only: readonly string[], twist?: Twist): Promise<Report> {
  const token = await tokenFor(app, world, 'ana')
  const options = {
    target: `http://${world}.localhost:4010`,
    contract: contract.file,
    token,
    strictAuth: false,
    allowWrites: true,
    includeAssumed: true,
    seed: 1,
    maxRequests: 10_000,
    ratePerSecond: 0,
    timeoutMs: 10_000,
    only,
    params: {},
    headers: {},
  }
  return run(options, senderInto(app, twist), contract)
}

const names = deviations.map(({ name }) => name)

/** No good answer of the mock server can break these; check-exchange.test.ts does. */
const elsewhere = new Set(['forbidden-field', 'does-not-fit'])

describe('A conformance run against a backend with one deviation', () => {
  testRows(deviations)('finds $rule at $name', async ({ name, rule, at, only, twist }) => {
    const { findings } = await runOn(`d${names.indexOf(name)}`, only, twist)
    expect(findings.map((finding) => `${finding.rule} ${finding.operation}`)).toContain(`${rule} ${at}`)
  })

  it('knows a deviation for every rule', () => {
    const known = new Set<string>(deviations.map(({ rule }) => rule))
    expect(Object.keys(rules).filter((rule) => !known.has(rule) && !elsewhere.has(rule))).toEqual([])
  })
})

describe('A conformance run against the mock server as it is', () => {
  let report: Report
  beforeAll(async () => {
    report = await runOn('conforming', [])
  }, 240_000)

  it('finds no error', () => {
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('gets an answer of nearly every operation', () => {
    const asked = report.coverage.filter(({ leftOut }) => leftOut === null)
    expect(asked.length / report.coverage.length).toBeGreaterThan(0.9)
  })
})
