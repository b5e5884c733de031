import type {
  AcceptedSuggestion,
  DocumentRecord,
  DocumentRecordKind,
  SuggestionMatch,
  SuggestionOverrides,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { invalidField } from '../failures.ts'
import { conditionRecords } from '../operations/conditions.ts'
import type { DocumentRow, Finding, Found, FoundCondition, FoundMedication } from '../store/document-row.ts'
import { medicationRecords } from '../operations/medications.ts'
import { nameOf } from '../operations/views.ts'
import { plain } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

type Caller = CallContext & { readonly user: UserRow }
type KnownRecord = { readonly id: string; readonly name: string; readonly source_document: string | null }

/** Where a record comes from that was found in a document. */
type Origin = {
  readonly source: 'document'
  readonly source_document: string
  readonly source_submission: null
  readonly recorded_by: { readonly id: string; readonly display_name: string }
}

/** The interface of a kind of health record for findings: the only connection between documents and records. */
type Seam<Fields> = {
  readonly allOf: (world: World, patient: string) => readonly KnownRecord[]
  /** Writes down what was found; the id of the new record. */
  readonly add: (call: Caller, patient: string, fields: Fields, origin: Origin) => string
  /** Takes what was found over into a record of the profile, as far as it says something. */
  readonly change: (call: Caller, patient: string, target: string, fields: Fields) => void
}

const noTarget = () =>
  invalidField('accepted', {
    'en-ca': 'The record to update is not in the health record.',
    'fr-ca': 'L’élément à mettre à jour n’est pas dans le dossier de santé.',
  })

function targetIn<Row extends KnownRecord>(rows: readonly Row[], target: string): Row {
  const row = rows.find(({ id }) => id === target)
  if (!row) throw noTarget()
  return row
}

const conditions: Seam<FoundCondition> = {
  allOf: conditionRecords.allOf,
  add: (call, patient, fields, origin) => conditionRecords.add(call, patient, fields, origin).id,
  change: (call, patient, target, { diagnosis_year }) => {
    const row = targetIn(conditionRecords.allOf(call.world, patient), target)
    conditionRecords.change(call, row, diagnosis_year === null ? {} : { diagnosis_year })
  },
}

/** A finding in words becomes a dose in words. */
const medications: Seam<FoundMedication> = {
  allOf: medicationRecords.allOf,
  add: (call, patient, fields, origin) => medicationRecords.add(call, patient, fields, origin).id,
  change: (call, patient, target, fields) => {
    const row = targetIn(medicationRecords.allOf(call.world, patient), target)
    const said = Object.entries(fields).filter(([field, value]) => field !== 'name' && value !== null)
    // a dose in words takes the place of one in numbers
    const dose = fields.dose_text === null ? {} : { dose: null }
    medicationRecords.change(call, row, { ...Object.fromEntries(said), ...dose })
  },
}

const allOf = (kind: DocumentRecordKind, world: World, patient: string): readonly KnownRecord[] => {
  switch (kind) {
    case 'condition':
      return conditions.allOf(world, patient)
    case 'medication':
      return medications.allOf(world, patient)
  }
}

const kinds = ['medication', 'condition'] as const satisfies readonly DocumentRecordKind[]

/** The records that came from a document. */
export const linkedRecords = (world: World, { id, patient }: DocumentRow): DocumentRecord[] =>
  kinds.flatMap((kind) =>
    allOf(kind, world, patient)
      .filter(({ source_document: from }) => from === id)
      .map((record) => ({ kind, id: record.id, name: record.name })),
  )

/** The record of the same name that the person has, whatever its case and accents; null without one. */
export function recordOfName(world: World, patient: string, { kind, fields }: Found): SuggestionMatch | null {
  const name = plain(fields.name.trim())
  const known = allOf(kind, world, patient).find((record) => plain(record.name.trim()) === name)
  return known ? { id: known.id, name: known.name } : null
}

/** Applies the person's corrections to a finding; a field of another kind of record is a 400. */
function corrected<Fields extends object>(fields: Fields, overrides: SuggestionOverrides = {}): Fields {
  const sent = Object.entries(overrides).filter(([, value]) => value !== undefined)
  if (!sent.every(([field]) => Object.hasOwn(fields, field))) {
    throw invalidField('accepted', {
      'en-ca': 'This kind of record has no such field.',
      'fr-ca': 'Ce type d’élément n’a pas ce champ.',
    })
  }
  return { ...fields, ...Object.fromEntries(sent) }
}

function written<Fields extends object>(
  seam: Seam<Fields>,
  call: Caller,
  { id, patient }: DocumentRow,
  found: Fields,
  { action, target, overrides }: AcceptedSuggestion,
): string {
  const fields = corrected(found, overrides)
  if ((action === 'update') !== (target !== undefined)) throw noTarget()
  if (target !== undefined) {
    seam.change(call, patient, target, fields)
    return target
  }
  return seam.add(call, patient, fields, {
    source: 'document',
    source_document: id,
    source_submission: null,
    recorded_by: { id: call.user.id, display_name: nameOf(call.user) },
  })
}

/** Adds a finding to the record with the person's corrections; returns the id of the record. */
export function takeOver(
  call: Caller,
  row: DocumentRow,
  finding: Finding,
  accepted: AcceptedSuggestion,
): string {
  switch (finding.kind) {
    case 'condition':
      return written(conditions, call, row, finding.fields, accepted)
    case 'medication':
      return written(medications, call, row, finding.fields, accepted)
  }
}
