import type { RecordStatement, RecordStatementStatus } from '#generated/model/index.ts'
import { RecordKind } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import { isGone } from '../store/document-row.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

const keyOf = (patient: string, kind: RecordKind): string => `${patient}:${kind}`

/** `family-history` is the table `familyHistory`. */
const tableName = (kind: RecordKind): string =>
  kind.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase())

/** As much as is needed of a record, of whatever kind. */
type AnyRow = { readonly id: string; readonly patient: string }

type AnyTable = {
  readonly rows: Iterable<AnyRow>
  readonly deleted: ReadonlyMap<string, { readonly row: AnyRow }>
}
type AnyKindTable = Omit<AnyTable, 'rows'> & { readonly rows: ReadonlyMap<string, AnyRow> }

/** Documents have a table beside those of the other kinds. */
function tableOf({ tables, clock }: World, kind: RecordKind): AnyTable | undefined {
  if (kind === 'documents') {
    const { rows, deleted } = tables.documents
    return { rows: [...rows.values()].filter((row) => !isGone(row, clock.now())), deleted }
  }
  const name = tableName(kind)
  const table = Object.entries<AnyKindTable>(tables.records).find(([one]) => one === name)?.[1]
  return table && { rows: table.rows.values(), deleted: table.deleted }
}

/** Whether there is any record of this kind. */
export function hasRecords(world: World, patient: string, kind: RecordKind): boolean {
  const rows = tableOf(world, kind)?.rows ?? []
  return [...rows].some((row) => row.patient === patient)
}

function deletedOf(world: World, patient: string, kind: RecordKind): string[] {
  const deleted = tableOf(world, kind)?.deleted.values() ?? []
  return [...deleted].flatMap(({ row }) => (row.patient === patient ? [row.id] : []))
}

/**
 * What is said of a kind in place of records, as the contract has it (`RecordStatement`).
 * @returns a statement with nulls where nothing is said, or where there are records
 */
export function statementOf(world: World, patient: string, kind: RecordKind): RecordStatement {
  const row = world.tables.recordStatements.get(keyOf(patient, kind))
  // A record that was added since ends it, also when that one was deleted again.
  const isOver =
    !row ||
    hasRecords(world, patient, kind) ||
    deletedOf(world, patient, kind).some((id) => !row.deleted.includes(id))
  if (isOver) return { patient, kind, status: null, recorded_by: null, updated_at: null }
  return { patient, kind, status: row.status, recorded_by: row.by, updated_at: iso(row.at) }
}

/** Says it, or with null takes it back. */
export function state(
  world: World,
  { patient, kind, status }: { patient: string; kind: RecordKind; status: RecordStatementStatus | null },
  user: Pick<UserRow, 'id' | 'firstName' | 'lastName'>,
): void {
  const { recordStatements } = world.tables
  if (status === null) recordStatements.delete(keyOf(patient, kind))
  else {
    const by = { id: user.id, display_name: `${user.firstName} ${user.lastName}`.trim() }
    recordStatements.set(keyOf(patient, kind), {
      status,
      by,
      at: world.clock.now(),
      deleted: deletedOf(world, patient, kind),
    })
  }
}

/** Moves a guest's statements to their profile, unless the profile has its own. */
export function moveStatements({ tables }: World, from: string, into: string): void {
  const { recordStatements } = tables
  for (const kind of Object.values(RecordKind)) {
    const said = recordStatements.get(keyOf(from, kind))
    recordStatements.delete(keyOf(from, kind))
    if (said && !recordStatements.has(keyOf(into, kind))) recordStatements.set(keyOf(into, kind), said)
  }
}
