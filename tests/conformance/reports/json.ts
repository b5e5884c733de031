import type { Report } from '../report.ts'
import { countOf } from './summary.ts'

/** Grows when a field is renamed, removed or means something else; new fields may come at any time. */
const JSON_VERSION = 1

/** A report for programs: the report itself, with a version and the counts. */
export function jsonOf(report: Report): string {
  const errors = countOf(report.findings, 'error')
  const warnings = report.findings.length - errors
  return `${JSON.stringify({ version: JSON_VERSION, conforms: errors === 0, errors, warnings, ...report }, null, 2)}\n`
}
