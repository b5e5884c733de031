import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { draftStore, type MedicationDraft } from './medication-draft.ts'
import { emptyMedication } from './medication-values.ts'
import type { MedicationFormProps } from './use-medication-form.ts'
import { MedicationWizard } from './MedicationWizard.tsx'

/** The wizard, with a draft stored on this device until it is saved. */
export function AddByWizard({ onSaved, onReactivate, ...props }: MedicationFormProps) {
  const { id: userId } = useCurrentUser()
  const store = draftStore(userId, props.patientId)
  const [, setQuery] = useSearchParams()
  const [found] = useState(() => store.read())
  const [start, setStart] = useState(found ? undefined : emptyMedication)
  if (found && !start) {
    return (
      <ContinueDraft
        draft={found}
        onContinue={() => setStart(found.values)}
        onRestart={() => {
          store.remove()
          setQuery({}, { replace: true })
          setStart(emptyMedication)
        }}
      />
    )
  }
  return (
    <MedicationWizard
      {...props}
      start={start ?? emptyMedication}
      keep={store.write}
      onSaved={(medication) => {
        store.remove()
        onSaved(medication)
      }}
      onReactivate={(medication) => {
        store.remove()
        onReactivate?.(medication)
      }}
    />
  )
}

type ContinueDraftProps = { draft: MedicationDraft; onContinue: () => void; onRestart: () => void }

/** Offers to continue an unsaved draft, or to start over. */
function ContinueDraft({ draft, onContinue, onRestart }: ContinueDraftProps) {
  const { t, format } = useText('records')
  const { wizard } = t.records.medications
  const name = draft.values.name.trim() || wizard.draftUnnamed()
  return (
    <Stack gap="md">
      <Title level={2} size={3}>
        {wizard.draft()}
      </Title>
      <Text>{wizard.draftBody({ name, date: format.dateTime(draft.updatedAt) })}</Text>
      <Group gap="sm">
        <Button onClick={onContinue}>{wizard.continue()}</Button>
        <Button variant="secondary" onClick={onRestart}>
          {wizard.restart()}
        </Button>
      </Group>
    </Stack>
  )
}
