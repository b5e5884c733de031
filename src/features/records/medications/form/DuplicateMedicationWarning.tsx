import { useQuery } from '@tanstack/react-query'
import { useUpdateMedication } from '#generated/endpoints/medications/medications.ts'
import type { Medication } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useDebounce } from '#src/lib/use-debounce.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { isSameName } from '#src/lib/text/same-name.ts'
import { productName } from '../facts/product-name.ts'
import { similarMedications } from '../queries.ts'

type Props = {
  patientId: string
  name: string
  /** The id of the edited record, which is no duplicate of itself. */
  self?: string | undefined
  onReactivate: (medication: Medication) => void
}

/** Debounce delay in ms. */
const PAUSE = 400

/** Warns that a medication is already in the list; a stopped one can be resumed. Does not block saving. */
export function DuplicateMedicationWarning({ patientId, name, self, onReactivate }: Props) {
  const { t } = useText('records', 'errors')
  const wanted = useDebounce(name.trim(), PAUSE)
  const { data } = useQuery({ ...similarMedications(patientId, wanted), enabled: wanted.length >= 2 })
  const update = useUpdateMedication()
  const same = data?.results.filter((one) => one.id !== self && isSameName(one.name, wanted)) ?? []
  const found = same.find((one) => one.currently_taking) ?? same[0]
  if (!found) return null
  const texts = t.records.medications.same
  const words = { name: productName(found) }
  const canReturn = !found.currently_taking && found.can_edit && self === undefined
  const again = () =>
    update
      .mutateAsync({ id: found.id, data: { currently_taking: true, end_date: null } })
      .then(onReactivate, () => undefined)
  return (
    <Alert kind="warning" role="status">
      <p>{found.currently_taking ? texts.current(words) : texts.past(words)}</p>
      <p>{texts.hint()}</p>
      {update.isError && <p>{t.errors.catalogue.saveFailed()}</p>}
      <Group gap="sm">
        {canReturn && (
          <Button size="sm" variant="secondary" pending={update.isPending} onClick={() => void again()}>
            {texts.again()}
          </Button>
        )}
        <TextLink to={paths.patient.healthStory.medication({ patientId, medicationId: found.id })}>
          {t.records.shared.duplicate.open({ name: productName(found) })}
        </TextLink>
      </Group>
    </Alert>
  )
}
