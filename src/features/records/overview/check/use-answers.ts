import { useConfirmAllergy, useUpdateAllergy } from '#generated/endpoints/allergies/allergies.ts'
import { useConfirmCondition, useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import { useConfirmFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import { useConfirmMedication, useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { dueRecords } from './due-records.ts'

type Write = (id: string) => Promise<unknown>
type Answers = {
  /** It is still correct. */
  confirm: Write
  /** It has ended; not available for a relative's illness. */
  end?: Write
}

export function useAnswers(): Record<keyof typeof dueRecords, Answers> {
  const confirmAllergy = useConfirmAllergy()
  const updateAllergy = useUpdateAllergy()
  const confirmMedication = useConfirmMedication()
  const updateMedication = useUpdateMedication()
  const confirmCondition = useConfirmCondition()
  const updateCondition = useUpdateCondition()
  const confirmFamilyHistory = useConfirmFamilyHistory()
  return {
    allergies: {
      confirm: (id) => confirmAllergy.mutateAsync({ id }),
      end: (id) => updateAllergy.mutateAsync({ id, data: { status: 'resolved' } }),
    },
    medications: {
      confirm: (id) => confirmMedication.mutateAsync({ id }),
      end: (id) => updateMedication.mutateAsync({ id, data: { currently_taking: false } }),
    },
    conditions: {
      confirm: (id) => confirmCondition.mutateAsync({ id }),
      end: (id) => updateCondition.mutateAsync({ id, data: { status: 'resolved' } }),
    },
    familyHistory: { confirm: (id) => confirmFamilyHistory.mutateAsync({ id }) },
  }
}
