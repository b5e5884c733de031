import type { CallContext } from '../contract.ts'
import type { FieldErrors } from '../failures.ts'
import { forbidden, invalid, notFound, emptyBodyError } from '../failures.ts'
import { ownPatientFor } from '../operations/access.ts'
import type { Page, SortKeys } from '../operations/lists.ts'
import { ordered, pageOf, searched } from '../operations/lists.ts'
import { iso } from '../store/clock.ts'
import type { RecordRights, RecordRow, RecordTable, RecordTables } from '../store/record-tables.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import type { RecordCheck } from './checks.ts'

type Caller = CallContext & { readonly user: UserRow }
type ItemCall = Caller & { readonly params: { readonly id: string } }
type ListCall<Sort extends string> = Caller & {
  readonly query: {
    readonly patient: string
    readonly search?: string | undefined
    readonly ordering?: readonly (Sort | `-${Sort}`)[] | undefined
    readonly page: number
    readonly page_size: number
  }
}

/** The definition of a kind of health record. */
export type RecordKind<Own extends object, Sort extends string> = {
  /** Of its ids: `condition`. */
  readonly name: string
  readonly table: (records: RecordTables) => RecordTable<Own>
  /** The default values. */
  readonly blank: Own
  /** The derived fields; `sent` is the caller's input. */
  readonly derive?: (fields: Own, sent: Partial<Own>) => Own
  /** The problems of a record as a whole, by field; the contract's schema was already checked. */
  readonly problems: (fields: Own, check: RecordCheck & { readonly now: string }) => FieldErrors
  /** The searchable texts. */
  readonly texts: (row: RecordRow & Own) => readonly (string | null)[]
  readonly sortKeys: SortKeys<Sort, RecordRow & Own>
  readonly defaultOrdering: readonly (Sort | `-${Sort}`)[]
}

/** Where a record comes from that no person wrote down by hand. */
export type RecordOrigin = Pick<RecordRow, 'source' | 'source_document' | 'source_submission' | 'recorded_by'>

/** The one field that stays open on every record. */
type Note = { readonly patient_note?: string | null | undefined }

/** A new record; with `source_text`, one of a file that the person imported. */
type Sent<Own> = Partial<Own> & { readonly source_text?: string | null | undefined }

/** For how long a deleted record can be brought back. */
const restorable = 10 * 60_000

const nameOf = ({ firstName, lastName }: UserRow) => `${firstName} ${lastName}`.trim()

/** Records from a care team or an import are read-only; the patient can add a note. */
const isLocked = ({ source }: RecordRow): boolean => source === 'provider' || source === 'import'

const withoutUndefined = <Sent extends object>(sent: Sent): Sent => {
  const kept = { ...sent }
  for (const key of Object.keys(kept)) {
    if (kept[key as keyof Sent] === undefined) delete kept[key as keyof Sent]
  }
  return kept
}

/**
 * The operations that every kind of health record has: list, create, get, update, delete, confirm, restore. The
 * tables of operations (operations/conditions.ts) name them by operationId.
 */
export function recordOperations<Own extends object, Sort extends string>(kind: RecordKind<Own, Sort>) {
  type Row = RecordRow & Own
  const tableOf = ({ tables }: World) => kind.table(tables.records)
  const now = ({ clock }: World) => iso(clock.now())

  const view = (row: Row): Row & RecordRights => {
    const isOpen = !isLocked(row)
    return { ...row, can_edit: isOpen, can_delete: isOpen }
  }

  function rowFor(call: ItemCall): Row {
    const row = tableOf(call.world).rows.get(call.params.id)
    if (!row) throw notFound()
    ownPatientFor(call, row.patient)
    return row
  }

  /** The whole fields that come of what was sent, or a 400. */
  function fieldsFrom(call: Caller, before: Own, sent: Partial<Own>): Own {
    const { world, locale } = call
    const whole = { ...before, ...withoutUndefined(sent) }
    const fields = kind.derive ? kind.derive(whole, sent) : whole
    const at = now(world)
    const errors = kind.problems(fields, { locale, today: at.slice(0, 10), now: at })
    if (Object.keys(errors).length > 0) throw invalid(() => errors)
    return fields
  }

  /** The record that comes of what was sent, not written down yet; or a 400. */
  function draft(call: Caller, patient: string, body: Sent<Own>, origin?: RecordOrigin): Row {
    const { world, user } = call
    const { source_text: sourceText = null, ...rest } = body
    const sent = rest as Partial<Own>
    const fields = fieldsFrom(call, kind.blank, sent)
    const at = now(world)
    return {
      id: world.newId(kind.name),
      patient,
      source: sourceText === null ? 'self_reported' : 'file',
      source_document: null,
      source_submission: null,
      source_text: sourceText,
      recorded_by: { id: user.id, display_name: nameOf(user) },
      ...origin,
      patient_note: null,
      created_at: at,
      updated_at: at,
      last_confirmed_at: null,
      ...fields,
    }
  }

  function insert(world: World, row: Row): void {
    tableOf(world).rows.set(row.id, row)
  }

  function add(call: Caller, patient: string, sent: Sent<Own>, origin?: RecordOrigin): Row & RecordRights {
    const row = draft(call, patient, sent, origin)
    insert(call.world, row)
    return view(row)
  }

  function change(call: Caller, row: Row, sent: Partial<Own>): Row & RecordRights {
    const at = now(call.world)
    Object.assign(row, fieldsFrom(call, row, sent), { updated_at: at })
    // a note may well say that the record is wrong
    if (Object.keys(sent).some((name) => name !== 'patient_note')) row.last_confirmed_at = at
    return view(row)
  }

  return {
    draft,
    insert,
    /** Writes a record down for a profile, whatever it comes from. */
    add,
    /** Changes some fields of a record; who changes it has looked at it, so it is confirmed as well. */
    change,
    view,

    /** All records of a profile, in the order of making. */
    allOf: (world: World, patient: string): readonly Row[] =>
      [...tableOf(world).rows.values()].filter((row) => row.patient === patient),

    list(call: ListCall<Sort>, keeps: (row: Row) => boolean = () => true): Page<Row & RecordRights> {
      const { world, query } = call
      const { id } = ownPatientFor(call, query.patient)
      const rows = [...tableOf(world).rows.values()].filter((row) => row.patient === id && keeps(row))
      const found = searched(rows, query.search, kind.texts)
      const ordering = query.ordering?.length ? query.ordering : kind.defaultOrdering
      return pageOf(call, ordered(found, ordering, kind.sortKeys), view)
    },

    create: (call: Caller & { readonly body: Sent<Own> & { readonly patient: string } }) =>
      add(call, ownPatientFor(call, call.body.patient).id, call.body),

    get: (call: ItemCall) => view(rowFor(call)),

    update(call: ItemCall & { readonly body: Partial<Own> & Note }) {
      const row = rowFor(call)
      const sent = withoutUndefined(call.body)
      const names = Object.keys(sent)
      if (names.length === 0) throw emptyBodyError()
      if (isLocked(row) && names.some((name) => name !== 'patient_note')) throw forbidden()
      return change(call, row, sent)
    },

    remove(call: ItemCall): void {
      const row = rowFor(call)
      if (isLocked(row)) throw forbidden()
      const { rows, deleted } = tableOf(call.world)
      rows.delete(row.id)
      deleted.set(row.id, { row, at: call.world.clock.now() })
    },

    /** A record that was not deleted is simply there. */
    restore(call: ItemCall) {
      const { rows, deleted } = tableOf(call.world)
      const { row, at } = deleted.get(call.params.id) ?? { row: rowFor(call), at: call.world.clock.now() }
      ownPatientFor(call, row.patient)
      if (call.world.clock.now() - at > restorable) throw notFound()
      deleted.delete(row.id)
      rows.set(row.id, row)
      return view(row)
    },

    confirm(call: ItemCall) {
      const row = rowFor(call)
      row.last_confirmed_at = now(call.world)
      return view(row)
    },
  }
}
