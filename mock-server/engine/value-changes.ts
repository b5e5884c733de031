import type { AuditChange } from '#generated/model/index.ts'

/** The longest that the contract keeps of a field's name and of a value, in characters. */
const longest = { field: 200, value: 10_000 }

const isObject = (node: unknown): node is object => typeof node === 'object' && node !== null

/**
 * Pages, questions, answers, steps and columns are matched by name, so that inserting one does not shift the
 * others.
 */
function nameOf(node: unknown): string | undefined {
  if (!isObject(node)) return undefined
  const named: Readonly<Record<string, unknown>> = { ...node }
  // a condition has a value too, which is no name
  const names = [named['key'], named['activity_id'], named['variable'], 'label' in named && named['value']]
  return names.find((name) => typeof name === 'string')
}

type Leaves = Map<string, string>

const put = (found: Leaves, path: string, text: string) =>
  found.set(path.slice(0, longest.field), text.slice(0, longest.value))

function leavesOf(node: unknown, path: string, found: Leaves): Leaves {
  if (Array.isArray(node)) listOf(node, path, found)
  else if (isObject(node)) {
    for (const [key, inner] of Object.entries(node)) leavesOf(inner, `${path}/${key}`, found)
  } else if (node !== undefined && node !== null) put(found, path, String(node))
  return found
}

/** The items of a list in order, with their values. */
function listOf(list: readonly unknown[], path: string, found: Leaves): void {
  const names = list.map((inner) => (isObject(inner) ? nameOf(inner) : String(inner)))
  if (names.length > 0 && names.every((name) => name !== undefined)) put(found, path, names.join(', '))
  for (const [at, inner] of list.entries()) {
    if (isObject(inner)) leavesOf(inner, `${path}/${names[at] ?? at}`, found)
  }
}

/**
 * What differs between two states of something that is written, value by value, as the audit keeps it.
 * @returns one change for each value, its field a path such as `/pages/pain/fields/cane/label/fr-ca`
 */
export function valueChanges(before: object | undefined, after: object | undefined): AuditChange[] {
  const [old, now] = [leavesOf(before, '', new Map()), leavesOf(after, '', new Map())]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((field) => old.get(field) !== now.get(field))
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
}
