import type { Language, RecordSuggestion, RecordSuggestionCreate } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { invalidField } from '../failures.ts'
import { allergyRecords } from '../operations/allergies.ts'
import { conditionRecords } from '../operations/conditions.ts'
import { familyHistoryRecords } from '../operations/family-history.ts'
import { immunizationRecords } from '../operations/immunizations.ts'
import { medicationRecords } from '../operations/medications.ts'
import { procedureRecords } from '../operations/procedures.ts'
import { localizedResult, testResultRecords } from '../operations/test-results.ts'
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
  const { allergy, medication, condition, immunization, procedure, family_history, test_result, ...rest } =
    body
  if (allergy) return { kind: 'allergies', draft: allergyRecords.draft(call, patient, allergy, origin) }
  if (medication)
    return { kind: 'medications', draft: medicationRecords.draft(call, patient, medication, origin) }
  if (condition)
    return { kind: 'conditions', draft: conditionRecords.draft(call, patient, condition, origin) }
  if (immunization) {
    return { kind: 'immunizations', draft: immunizationRecords.draft(call, patient, immunization, origin) }
  }
  if (procedure)
    return { kind: 'procedures', draft: procedureRecords.draft(call, patient, procedure, origin) }
  if (family_history) {
    return {
      kind: 'family_history',
      draft: familyHistoryRecords.draft(call, patient, family_history, origin),
    }
  }
  if (test_result)
    return { kind: 'test_results', draft: testResultRecords.draft(call, patient, test_result, origin) }
  // a new kind in the contract does not compile until it is above
  rest satisfies Record<string, never>
  throw notOne()
}

/** Puts an accepted suggestion in the record, as of now. */
export function insertDraft(world: World, { kind, draft }: SuggestedDraft, now: string): void {
  const times = { created_at: now, updated_at: now }
  switch (kind) {
    case 'allergies':
      return allergyRecords.insert(world, { ...draft, ...times })
    case 'medications':
      return medicationRecords.insert(world, { ...draft, ...times })
    case 'conditions':
      return conditionRecords.insert(world, { ...draft, ...times })
    case 'immunizations':
      return immunizationRecords.insert(world, { ...draft, ...times })
    case 'procedures':
      return procedureRecords.insert(world, { ...draft, ...times })
    case 'family_history':
      return familyHistoryRecords.insert(world, { ...draft, ...times })
    case 'test_results':
      return testResultRecords.insert(world, { ...draft, ...times })
  }
}

type Suggested = Pick<RecordSuggestion, keyof RecordSuggestionCreate>

const none: Suggested = {
  allergy: null,
  medication: null,
  condition: null,
  immunization: null,
  procedure: null,
  family_history: null,
  test_result: null,
}

/** The suggested record under the name of its kind. */
export function suggestedView({ kind, draft }: SuggestedDraft, locale: Language): Suggested {
  switch (kind) {
    case 'allergies':
      return { ...none, allergy: allergyRecords.view(draft) }
    case 'medications':
      return { ...none, medication: medicationRecords.view(draft) }
    case 'conditions':
      return { ...none, condition: conditionRecords.view(draft) }
    case 'immunizations':
      return { ...none, immunization: immunizationRecords.view(draft) }
    case 'procedures':
      return { ...none, procedure: procedureRecords.view(draft) }
    case 'family_history':
      return { ...none, family_history: familyHistoryRecords.view(draft) }
    case 'test_results':
      return { ...none, test_result: localizedResult(testResultRecords.view(draft), locale) }
  }
}
