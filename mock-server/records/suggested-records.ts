import type { RecordSuggestion, RecordSuggestionCreate } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { invalidField } from '../failures.ts'
import { conditionRecords } from '../operations/conditions.ts'
import { immunizationRecords } from '../operations/immunizations.ts'
import { medicationRecords } from '../operations/medications.ts'
import { procedureRecords } from '../operations/procedures.ts'
import type { SuggestedDraft } from '../store/record-suggestion-row.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import type { RecordOrigin } from './record-kind.ts'

type Caller = CallContext & { readonly user: UserRow }

const notOne = () =>
  invalidField('non_field_errors', {
    'en-ca': 'Suggest exactly one record.',
    'fr-ca': 'Suggérez exactement une donnée.',
  })

const ofOther = () =>
  invalidField('patient', {
    'en-ca': 'This is another person.',
    'fr-ca': 'Il s’agit d’une autre personne.',
  })

/** The record that a suggestion would become, checked like any other record; or a 400. */
export function draftOf(call: Caller, patient: string, body: RecordSuggestionCreate): SuggestedDraft {
  const sent = Object.values(body).filter((one) => one !== undefined)
  if (sent.length !== 1) throw notOne()
  if (sent[0]?.patient !== patient) throw ofOther()
  const { user } = call
  const origin: RecordOrigin = {
    source: 'provider',
    source_document: null,
    source_submission: null,
    recorded_by: { id: user.id, display_name: `${user.firstName} ${user.lastName}`.trim() },
  }
  const { medication, condition, immunization, procedure } = body
  if (medication)
    return { kind: 'medications', draft: medicationRecords.draft(call, patient, medication, origin) }
  if (condition)
    return { kind: 'conditions', draft: conditionRecords.draft(call, patient, condition, origin) }
  if (immunization) {
    return { kind: 'immunizations', draft: immunizationRecords.draft(call, patient, immunization, origin) }
  }
  if (procedure)
    return { kind: 'procedures', draft: procedureRecords.draft(call, patient, procedure, origin) }
  throw notOne()
}

/** Puts an accepted suggestion in the record, as of now. */
export function insertDraft(world: World, { kind, draft }: SuggestedDraft, now: string): void {
  const times = { created_at: now, updated_at: now }
  switch (kind) {
    case 'medications':
      return medicationRecords.insert(world, { ...draft, ...times })
    case 'conditions':
      return conditionRecords.insert(world, { ...draft, ...times })
    case 'immunizations':
      return immunizationRecords.insert(world, { ...draft, ...times })
    case 'procedures':
      return procedureRecords.insert(world, { ...draft, ...times })
  }
}

type Suggested = Pick<RecordSuggestion, 'medication' | 'condition' | 'immunization' | 'procedure'>

const none: Suggested = { medication: null, condition: null, immunization: null, procedure: null }

/** The suggested record under the name of its kind. */
export function suggestedView({ kind, draft }: SuggestedDraft): Suggested {
  switch (kind) {
    case 'medications':
      return { ...none, medication: medicationRecords.view(draft) }
    case 'conditions':
      return { ...none, condition: conditionRecords.view(draft) }
    case 'immunizations':
      return { ...none, immunization: immunizationRecords.view(draft) }
    case 'procedures':
      return { ...none, procedure: procedureRecords.view(draft) }
  }
}
