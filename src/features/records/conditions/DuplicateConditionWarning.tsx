import { useQuery } from '@tanstack/react-query'
import { useUpdateCondition } from '#generated/endpoints/conditions/conditions.ts'
import type { Condition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Text } from '#src/ui/basics.tsx'
import { DuplicateWarning } from '../form/DuplicateWarning.tsx'
import { isSameName } from '#src/lib/text/same-name.ts'
import { similarConditions } from './queries.ts'

type Props = {
  patientId: string
  name: string
  /** The id of the edited record, which is no duplicate of itself. */
  self?: string | undefined
  onReactivate: (condition: Condition) => void
}

/** Warns that a condition is already in the list; a past one can be reactivated. */
export function DuplicateConditionWarning({ patientId, name, self, onReactivate }: Props) {
  const { t } = useText('records', 'errors')
  const wanted = name.trim()
  const { data } = useQuery({ ...similarConditions(patientId, wanted), enabled: wanted.length >= 2 })
  const update = useUpdateCondition()
  const same = data?.results.filter((one) => one.id !== self && isSameName(one.name, wanted)) ?? []
  const found = same.find(({ status }) => status !== 'resolved') ?? same[0]
  if (!found) return null
  const texts = t.records.conditions.same
  const isOver = found.status === 'resolved'
  const again = () =>
    update
      .mutateAsync({ id: found.id, data: { status: 'active', resolved_year: null } })
      .then(onReactivate, () => undefined)
  return (
    <DuplicateWarning
      words={isOver ? texts.resolved({ name: found.name }) : texts.active({ name: found.name })}
      name={found.name}
      to={paths.patient.healthStory.condition({ patientId, conditionId: found.id })}
    >
      {isOver && found.can_edit && self === undefined && (
        <Button size="sm" variant="secondary" pending={update.isPending} onClick={() => void again()}>
          {texts.again()}
        </Button>
      )}
      {update.isError && <Text tone="danger">{t.errors.catalogue.saveFailed()}</Text>}
    </DuplicateWarning>
  )
}
