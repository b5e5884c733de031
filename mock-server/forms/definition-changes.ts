import type { AuditChange, FormDefinition } from '#generated/model/index.ts'

/** Pages, questions, alerts and answers are told apart by their name, so that one put before them moves nothing. */
function nameOf(node: unknown, at: string): string {
  if (typeof node !== 'object' || node === null) return at
  const { key, value } = Object.fromEntries(Object.entries(node))
  return typeof key === 'string' ? key : typeof value === 'string' ? value : at
}

function leavesOf(node: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (typeof node !== 'object' || node === null) {
    if (node !== undefined) found.set(path.slice(0, 200), String(node).slice(0, 10_000))
    return found
  }
  for (const [key, inner] of Object.entries(node)) {
    leavesOf(inner, `${path}/${Array.isArray(node) ? nameOf(inner, key) : key}`, found)
  }
  return found
}

/** What differs between two states of a form, value by value, as the audit keeps it. */
export function definitionChanges(
  before: FormDefinition | undefined,
  after: FormDefinition | undefined,
): AuditChange[] {
  const [old, now] = [leavesOf(before, '', new Map()), leavesOf(after, '', new Map())]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => field !== '/version' && old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
}
