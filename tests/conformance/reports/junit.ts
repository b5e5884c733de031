import type { Finding } from '../finding.ts'
import type { OperationCoverage, Report } from '../report.ts'
import { curlOf } from './curl.ts'
import { escape } from './escape.ts'
import { countOf, wasAsked } from './summary.ts'

const describeFinding = (finding: Finding) =>
  [
    `${finding.rule}${finding.pointer && ` at ${finding.pointer}`} (status ${finding.status}, ${finding.count} times)`,
    `promised: ${finding.promised}`,
    `came:     ${finding.came}`,
    ...(finding.exchange ? [`again:    ${curlOf(finding.exchange.request)}`] : []),
  ].join('\n')

function testcase({ operation, method, path, leftOut }: OperationCoverage, report: Report): string {
  const own = ({ operation: id }: Finding) => id === operation
  const errors = report.findings.filter((finding) => own(finding) && finding.severity === 'error')
  const others = [
    ...report.findings
      .filter((finding) => own(finding) && finding.severity === 'warning')
      .map(describeFinding),
    ...report.accepted
      .filter(({ finding }) => own(finding))
      .map(
        ({ finding, reason, until }) => `accepted until ${until} (${reason})\n${describeFinding(finding)}`,
      ),
  ]
  const [first] = errors
  const message =
    first && `${first.rule}: ${first.came}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`
  const inside = [
    leftOut !== null && !first ? `<skipped message="${escape(leftOut)}"/>` : '',
    first && message
      ? `<failure type="${escape(first.rule)}" message="${escape(message)}">${escape(errors.map(describeFinding).join('\n\n'))}</failure>`
      : '',
    others.length > 0 ? `<system-out>${escape(others.join('\n\n'))}</system-out>` : '',
  ].join('')
  return `    <testcase classname="${escape(`${method} ${path}`)}" name="${escape(operation)}">${inside}</testcase>\n`
}

/** Findings of what is in no coverage (an address that no operation fits) get a case of their own. */
const missing = ({ findings, accepted, coverage }: Report): OperationCoverage[] => {
  const known = new Set(coverage.map(({ operation }) => operation))
  const all = [...findings, ...accepted.map(({ finding }) => finding)]
  return [...new Map(all.map((finding) => [finding.operation, finding])).values()]
    .filter(({ operation }) => !known.has(operation))
    .map(({ operation, method, path }) => ({
      operation,
      method,
      path,
      statuses: {},
      documented: [],
      fields: [],
      seenFields: [],
      leftOut: null,
    }))
}

/** A report as JUnit XML: one case for each operation, failed by errors, skipped when it was not asked. */
export function junitOf(report: Report): string {
  const cases = [
    ...report.coverage.map((one) =>
      wasAsked(one) || one.leftOut !== null ? one : { ...one, leftOut: 'Not seen.' },
    ),
    ...missing(report),
  ]
  const failed = new Set(
    report.findings.filter(({ severity }) => severity === 'error').map(({ operation }) => operation),
  )
  const skipped = cases.filter(({ operation, leftOut }) => leftOut !== null && !failed.has(operation)).length
  const counts = `tests="${cases.length}" failures="${failed.size}" skipped="${skipped}" errors="0" time="${(report.ms / 1000).toFixed(3)}"`
  const title = escape(`${report.title} at ${report.target}`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
  <testsuite name="${title}" timestamp="${escape(report.started)}" ${counts}>
    <properties><property name="errors-found" value="${countOf(report.findings, 'error')}"/></properties>
${cases.map((one) => testcase(one, report)).join('')}  </testsuite>
</testsuites>
`
}
