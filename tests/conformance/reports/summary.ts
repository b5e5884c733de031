import type { Finding, Severity } from '../finding.ts'
import type { OperationCoverage, Report } from '../report.ts'

/** How many findings of a weight there are. */
export const countOf = (findings: readonly Finding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length

/** Whether a run fails: errors always do, warnings only when asked for. */
export const fails = ({ findings }: Report, strict: boolean): boolean =>
  findings.some(({ severity }) => strict || severity === 'error')

export type Group = {
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly findings: readonly Finding[]
}

const weight = (findings: readonly Finding[]) => countOf(findings, 'error') * 1000 + findings.length

/** Findings by operation: the one with the most errors first, errors before warnings inside. */
export function byOperation(findings: readonly Finding[]): Group[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    groups.set(finding.operation, [...(groups.get(finding.operation) ?? []), finding])
  }
  return [...groups.values()]
    .flatMap((group): Group[] => {
      const [first] = group
      if (!first) return []
      const sorted = [...group].sort((a, b) => a.severity.localeCompare(b.severity))
      return [{ operation: first.operation, method: first.method, path: first.path, findings: sorted }]
    })
    .sort((a, b) => weight(b.findings) - weight(a.findings))
}

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** A time for people: `320 ms`, `4.2 s`, `3 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`
  return ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 60_000)} min`
}

/** One sentence that says it all. */
export function verdict({ findings, coverage, requests, ms, mode }: Report): string {
  const errors = countOf(findings, 'error')
  const warnings = findings.length - errors
  const asked = coverage.filter(wasAsked).length
  const what = mode === 'run' ? plural(requests, 'request') : `${plural(requests, 'exchange')} seen`
  const extent = `${asked} of ${plural(coverage.length, 'operation')}, ${what}, ${duration(ms)}`
  if (asked === 0 && findings.length === 0) return `Nothing could be checked (${extent}).`
  const also = warnings > 0 ? plural(warnings, 'warning') : ''
  if (errors === 0) return `Conforms${also ? `, with ${also}` : ''} (${extent}).`
  const where = new Set(findings.map(({ operation }) => operation)).size
  const counts = [plural(errors, 'error'), also].filter(Boolean).join(' and ')
  return `Does not conform: ${counts} in ${plural(where, 'operation')} (${extent}).`
}

export const wasAsked = ({ statuses }: OperationCoverage): boolean => Object.keys(statuses).length > 0

/** How much of the operations, documented statuses and fields was seen, over all operations. */
export function totals(coverage: readonly OperationCoverage[]) {
  const sum = (count: (operation: OperationCoverage) => number) =>
    coverage.reduce((total, operation) => total + count(operation), 0)
  return {
    operations: { seen: coverage.filter(wasAsked).length, all: coverage.length },
    statuses: { seen: sum(statusesSeen), all: sum(({ documented }) => documented.length) },
    fields: { seen: sum(({ seenFields }) => seenFields.length), all: sum(({ fields }) => fields.length) },
  }
}

/** Of the documented statuses, those that came: `4XX` came when any of its class did. */
const statusesSeen = ({ documented, statuses }: OperationCoverage) =>
  documented.filter((status) =>
    Object.keys(statuses).some(
      (came) => came === status || status === 'default' || status.toUpperCase() === `${came[0]}XX`,
    ),
  ).length
