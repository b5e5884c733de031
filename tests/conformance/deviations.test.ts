import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { tokenFor } from '#tests/contract/support/client.ts'
import { readContract } from './contract/read-contract.ts'
import type { RunOptions } from './options.ts'
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
async function runOn(
  world: string,
  only: readonly string[],
  twist?: Twist,
  more: Partial<RunOptions> = {},
): Promise<Report> {
  const token = await tokenFor(app, world, 'ana')
  const options = {
    target: `http://${world}.localhost:4010`,
    contract: contract.file,
    token,
    strictAuth: false,
    stateful: false,
    allowWrites: true,
    includeAssumed: true,
    seed: 1,
    maxRequests: 20_000,
    ratePerSecond: 0,
    timeoutMs: 10_000,
    settleMs: 0,
    only,
    params: {},
    headers: {},
    ...more,
  }
  return run(options, senderInto(app, twist), contract)
}

const names = deviations.map(({ name }) => name)

/** Other backends break these: in check-exchange.test.ts, foreign-contracts.test.ts, checks/people.test.ts, promises.test.ts and notebook.test.ts, steps/steps.test.ts. */
const elsewhere = new Set([
  'undocumented-body',
  'undocumented-refusal',
  'undocumented-success',
  'forbidden-field',
  'does-not-fit',
  'row-of-another',
  'open-to-another',
  'unlisted-answers',
  'changed-by-another',
  'open-to-role',
  'unknown-query-changes',
  'search-incomplete',
  'text-changed',
  'created-twice',
  'repeated-key-ignored',
  'null-not-kept',
  'step-unlike-expected',
  'unlike-refusal',
  'brought-back-differs',
  'done-twice',
  'moment-not-renewed',
])

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
    const tokenB = await tokenFor(app, 'conforming', 'maya')
    const steps = 'tests/conformance/steps/portage.yaml'
    report = await runOn('conforming', [], undefined, { tokenB, steps })
  }, 240_000)

  it('finds no error', () => {
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('sees every effect that the contract promises', () => {
    const { effects = [] } = report
    expect(new Set(effects.map(({ operation }) => operation)).size).toBeGreaterThan(50)
    expect(effects.filter(({ outcome }) => outcome !== 'seen')).toEqual([])
  })

  it('gets a success of every operation but those of not-reached.yaml, with every step taken', () => {
    const missed = report.coverage.filter(
      ({ statuses }) => !Object.keys(statuses).some((status) => /^[23]/.test(status)),
    )
    const kept = parse(readFileSync('tests/conformance/steps/not-reached.yaml', 'utf8'))
    expect(missed.map(({ operation }) => operation).sort()).toEqual(Object.keys(kept).sort())
    expect(report.notes.filter((note) => note.startsWith('Step '))).toEqual([])
  })
})
