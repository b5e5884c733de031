import { Memberships } from '../store/memberships.ts'
import { Table } from '../store/table.ts'
import type { MembershipRow } from '../store/rows.ts'
import type { Tables } from '../store/tables.ts'
import { SnapshotRefused } from './refused.ts'

/** The rows of a world out of its tables, and back in through their own doors, so that each is found again. */

type Members = Readonly<Record<string, unknown>>

/** How often something changed is not kept: a restored world has found nothing yet. */
const parts = (tables: object): [string, unknown][] =>
  Object.entries(tables).filter(([name]) => name !== 'changes')

const kept = (part: unknown): unknown => {
  if (part instanceof Table) return part.kept()
  if (part instanceof Memberships) return part.filter(() => true)
  return part instanceof Map || Array.isArray(part) ? part : keptTables(Object(part))
}

/** The content of tables, or of a group of them, for `encode`. */
export const keptTables = (tables: object): Members =>
  Object.fromEntries(parts(tables).map(([name, part]) => [name, kept(part)]))

/**
 * Fills empty tables with rows.
 * @param from what `keptTables` gave
 * @throws SnapshotRefused naming the table that is missing, unknown or of another kind
 */
export function fillTables(tables: Tables, from: unknown): void {
  fillGroup(tables, from, 'tables')
}

function fillGroup(group: object, from: unknown, path: string): void {
  const members = membersOf(from, path)
  const own = parts(group)
  const names = new Set(own.map(([name]) => name))
  const unknown = Object.keys(members).find((name) => !names.has(name))
  if (unknown !== undefined) throw new SnapshotRefused(`has ${path}.${unknown}, which no world has`)
  for (const [name, part] of own) fill(part, members[name], `${path}.${name}`)
}

function fill(part: unknown, from: unknown, path: string): void {
  if (part instanceof Table) {
    const { rows, arrivals } = membersOf(from, path)
    const texts = listOf(arrivals, path).filter((id) => typeof id === 'string')
    part.fill(
      listOf(rows, path).map((row) => rowOf(row, path)),
      texts,
    )
  } else if (part instanceof Memberships) {
    for (const row of listOf(from, path)) part.push(membershipOf(row, path))
  } else if (part instanceof Map) {
    if (!(from instanceof Map)) throw new SnapshotRefused(`has no map ${path}`)
    for (const [key, row] of from) part.set(key, row)
  } else if (Array.isArray(part)) {
    for (const row of listOf(from, path)) part.push(row)
  } else fillGroup(Object(part), from, path)
}

function membersOf(from: unknown, path: string): Members {
  if (typeof from !== 'object' || from === null) throw new SnapshotRefused(`lacks ${path}`)
  return Object.fromEntries(Object.entries(from))
}

function listOf(from: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(from)) throw new SnapshotRefused(`has no list ${path}`)
  return from
}

const isMembership = (row: unknown): row is MembershipRow =>
  typeof row === 'object' && row !== null && 'user' in row && 'organization' in row && 'role' in row

function membershipOf(row: unknown, path: string): MembershipRow {
  if (!isMembership(row)) throw new SnapshotRefused(`has something in ${path} that is no membership`)
  return row
}

const isRow = (row: unknown): row is { readonly id: string } =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string'

function rowOf(row: unknown, path: string): { readonly id: string } {
  if (!isRow(row)) throw new SnapshotRefused(`has a row without an id in ${path}`)
  return row
}
