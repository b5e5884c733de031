import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { takenMedication } from './allergy-rules.ts'
import { currentMedications } from './queries.ts'

type Props = { patientId: string; allergen: string }

/** Warns that the person takes a medication they react to (2.8); does not block saving. */
export function TakenMedication({ patientId, allergen }: Props) {
  const { t } = useText('records')
  const { data } = useQuery(currentMedications(patientId))
  const medication = takenMedication(
    allergen,
    (data?.results ?? []).map(({ name }) => name),
  )
  if (medication === undefined) return null
  return (
    <Alert kind="warning" role="status">
      {t.records.allergies.takesIt({ medication })}
    </Alert>
  )
}
