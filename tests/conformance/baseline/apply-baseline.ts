import type { Finding } from '../finding.ts'
import type { Report } from '../report.ts'
import type { Entry } from './baseline.ts'

/** Whether an entry is about a finding. */
export const covers = (entry: Entry, finding: Finding): boolean =>
  entry.operation === finding.operation &&
  entry.rule === finding.rule &&
  (entry.pointer === undefined || entry.pointer === finding.pointer) &&
  (entry.status === undefined || entry.status === finding.status)

const nameOf = ({ operation, rule, pointer, status }: Entry) =>
  [operation, rule, pointer, status].filter((part) => part !== undefined && part !== '').join(' ')

/** Whether the operation of an entry was looked at, so that its silence means something. */
const wasSeen = ({ coverage, mode }: Report, { operation }: Entry) => {
  const found = coverage.find((one) => one.operation === operation)
  return found ? Object.keys(found.statuses).length > 0 : mode === 'run'
}

/**
 * Moves what a baseline accepts out of the findings. An entry that is past its day accepts nothing and says so; one
 * that no longer matches is reported, so that it can be removed.
 * @param today `YYYY-MM-DD`
 */
export function applyBaseline(report: Report, entries: readonly Entry[], today: string): Report {
  const open = entries.filter(({ until }) => until >= today)
  const over = entries.filter(({ until }) => until < today)
  const entryFor = (finding: Finding) => open.find((entry) => covers(entry, finding))
  const accepted = report.findings.flatMap((finding) => {
    const entry = entryFor(finding)
    return entry ? [{ finding, reason: entry.reason, until: entry.until }] : []
  })
  const findings = report.findings.filter((finding) => !entryFor(finding))
  const expired = over
    .filter((entry) => findings.some((finding) => covers(entry, finding)))
    .map(
      (entry) =>
        `Baseline: ${nameOf(entry)} was accepted until ${entry.until} (${entry.reason}). That day is past, so it counts again.`,
    )
  const removable = entries
    .filter((entry) => !report.findings.some((finding) => covers(entry, finding)) && wasSeen(report, entry))
    .map((entry) => `Baseline: ${nameOf(entry)} was not found any more. Its entry can be removed.`)
  return {
    ...report,
    findings,
    accepted: [...report.accepted, ...accepted],
    notes: [...report.notes, ...expired, ...removable],
  }
}
