import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { ContinueDraft } from './ContinueDraft.tsx'
import { draftStore } from './medication-draft.ts'
import { emptyMedication } from './medication-values.ts'
import { MedicationWizard } from './MedicationWizard.tsx'

type Props = Omit<ComponentProps<typeof MedicationWizard>, 'start' | 'keep'>

/** The wizard, with a draft stored on this device until it is saved. */
export function AddByWizard({ onSaved, onReactivate, ...props }: Props) {
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
        onReactivate(medication)
      }}
    />
  )
}
