import type { FormDefinition } from '#generated/model/index.ts'
import { type JsonText, lineOf, readJson } from './json-lines.ts'
import { type SchemaIssue, schemaIssues } from './schema-issues.ts'

export type JsonIssue = SchemaIssue & { line: number }

export type Checked =
  | { ok: true; form: FormDefinition }
  | { ok: false; kind: 'syntax'; at: Extract<JsonText, { ok: false }> }
  | { ok: false; kind: 'schema'; issues: JsonIssue[] }

/** Parses a text as a form; reports errors with their line. */
export function checkText(text: string): Checked {
  const read = readJson(text)
  if (!read.ok) return { ok: false, kind: 'syntax', at: read }
  const issues = schemaIssues(read.value)
  // Just validated against the contract.
  if (issues.length === 0) return { ok: true, form: read.value as FormDefinition }
  const placed = issues.map((issue) => ({ ...issue, line: lineOf(read.lines, issue.path) }))
  return { ok: false, kind: 'schema', issues: placed.sort((one, other) => one.line - other.line) }
}
