import { existsSync, readFileSync } from 'node:fs'
import { isObject } from '../contract/document.ts'
import type { Finding } from '../finding.ts'
import { keyOf } from '../finding.ts'
import type { FindingName, Report, Trend } from '../report.ts'
import { wasAsked } from './summary.ts'

/** An earlier report, as far as a trend needs it; null when there is none yet. */
export type Earlier = Pick<Report, 'started' | 'findings' | 'accepted' | 'coverage'> | null

/** A file that is no report; the message says so. */
export class EarlierProblem extends Error {}

/** Reads the JSON report of an earlier run. A file that is not there yet is none: the first run of a nightly job has none. */
export function readEarlier(file: string): Earlier {
  if (!existsSync(file)) return null
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const isReport =
      isObject(report) && [report.findings, report.accepted, report.coverage].every(Array.isArray)
    if (isReport) return report as unknown as Earlier
  } catch {
    // reported below
  }
  throw new EarlierProblem(`--since ${file} is no report of this tool: write one with --json.`)
}

const nameOf = ({ operation, rule, pointer, status }: Finding): FindingName => ({
  operation,
  rule,
  pointer,
  status,
})

/** What is new, gone and as before. */
export function trendOf(report: Report, earlier: Earlier): Trend {
  const asked = report.coverage.filter(wasAsked)
  if (!earlier) return { since: null, added: [], gone: [], same: 0, asked: [0, asked.length] }
  const all = ({ findings, accepted }: Pick<Report, 'findings' | 'accepted'>) =>
    new Set([...findings, ...accepted.map(({ finding }) => finding)].map(keyOf))
  const [before, now] = [all(earlier), all(report)]
  const here = new Set(asked.map(({ operation }) => operation))
  const added = report.findings.filter((finding) => !before.has(keyOf(finding)))
  return {
    since: earlier.started,
    added: added.map(nameOf),
    // what was not asked this time is not known to be mended
    gone: earlier.findings
      .filter((finding) => !now.has(keyOf(finding)) && here.has(finding.operation))
      .map(nameOf),
    same: report.findings.length - added.length,
    asked: [earlier.coverage.filter(wasAsked).length, asked.length],
  }
}
