import { useRef } from 'react'
import { useCreatePersonSuggestion } from '#generated/endpoints/people/people.ts'
import type { RecordSuggestion, RecordSuggestionCreate, SuggestedRecordKind } from '#generated/model/index.ts'
import { failureMessage, refusalText } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { emptyAllergy } from '../allergies/allergy-schema.ts'
import { AllergyForm } from '../allergies/AllergyForm.tsx'
import { ConditionForm, emptyCondition, toRequest as toCondition } from '../conditions/ConditionForm.tsx'
import { emptyFamily } from '../family-history/family-schema.ts'
import { FamilyForm } from '../family-history/FamilyForm.tsx'
import {
  emptyImmunization,
  ImmunizationForm,
  toRequest as toImmunization,
} from '../immunizations/ImmunizationForm.tsx'
import { emptyMedication, toSend as toMedication } from '../medications/form/medication-values.ts'
import { MedicationForm } from '../medications/form/MedicationForm.tsx'
import { emptyProcedure, ProcedureForm } from '../procedures/ProcedureForm.tsx'
import { emptyResult, toRequest as toResult } from '../test-results/form/result-schema.ts'
import { ResultForm } from '../test-results/form/ResultForm.tsx'

type Props = {
  organizationId: string
  personId: string
  kind: SuggestedRecordKind
  onSent: (suggestion: RecordSuggestion) => void
  onCancel: () => void
}

/** Suggests a record with the form that the person would fill in themselves. */
export function SuggestForm({ organizationId, personId, kind, onSent, onCancel }: Props) {
  const { t, locale } = useText('records')
  const create = useCreatePersonSuggestion()
  const sent = useRef<RecordSuggestion>(undefined)
  const texts = t.records.suggestions.care
  const failureText = (error: unknown) => {
    if (refusalText(error, 'code') === 'not_shared') return texts.notShared()
    const { offline, gone, notSent: failed } = texts
    return failureMessage({ offline, gone, locked: gone, failed })(error)
  }
  /** The forms hand on what `send` returns. */
  async function send<Name extends keyof RecordSuggestionCreate>(
    name: Name,
    record: Omit<NonNullable<RecordSuggestionCreate[Name]>, 'patient'>,
  ) {
    const data = { [name]: { patient: personId, ...record } } as RecordSuggestionCreate
    sent.current = await create.mutateAsync({ id: organizationId, patientId: personId, data })
    return sent.current[name] as NonNullable<RecordSuggestion[Name]>
  }
  const shared = {
    patientId: personId,
    label: texts.add[kind](),
    failed: texts.notSent(),
    failureText,
    submitLabel: texts.send(),
    noDuplicateCheck: true,
    inQuery: true,
    onSaved: () => sent.current && onSent(sent.current),
    onCancel,
  }
  switch (kind) {
    case 'allergies':
      return (
        <AllergyForm {...shared} defaultValues={emptyAllergy} send={(checked) => send('allergy', checked)} />
      )
    case 'medications':
      return (
        <MedicationForm
          {...shared}
          defaultValues={emptyMedication}
          send={(values) => send('medication', toMedication(values, locale))}
        />
      )
    case 'conditions':
      return (
        <ConditionForm
          {...shared}
          defaultValues={emptyCondition}
          send={(checked) => send('condition', toCondition(checked, t))}
        />
      )
    case 'immunizations':
      return (
        <ImmunizationForm
          {...shared}
          defaultValues={emptyImmunization}
          send={(checked) => send('immunization', toImmunization(checked, t))}
        />
      )
    case 'procedures':
      return (
        <ProcedureForm
          {...shared}
          defaultValues={emptyProcedure}
          send={(checked) => send('procedure', checked)}
        />
      )
    case 'family_history':
      return (
        <FamilyForm
          {...shared}
          single
          defaultValues={emptyFamily()}
          send={(fields) => send('family_history', fields)}
        />
      )
    case 'test_results':
      return (
        <ResultForm
          {...shared}
          defaultValues={emptyResult}
          send={(checked) => send('test_result', toResult(checked, locale))}
        />
      )
  }
}
