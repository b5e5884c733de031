import { useSuspenseQuery } from '@tanstack/react-query'
import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group } from '#src/ui/basics.tsx'
import { followingTaskOf } from '../task-queries.ts'

export function AfterTask({ task }: { task: Task }) {
  const { t } = useText('forms')
  const { data } = useSuspenseQuery(followingTaskOf(task.process_instance))
  const next = data.results.find(({ id }) => id !== task.id)
  const place = { organizationId: task.organization, journeyId: task.process_instance }
  const texts = t.forms.submission
  return (
    <div data-no-print>
      <Group gap="sm">
        {next && (
          <ButtonLink to={paths.patient.task({ ...place, taskId: next.id })} width="phone">
            {texts.nextStep({ name: next.name })}
          </ButtonLink>
        )}
        <ButtonLink to={paths.patient.journey(place)} width="phone" variant={next ? 'secondary' : 'primary'}>
          {texts.toJourney()}
        </ButtonLink>
      </Group>
    </div>
  )
}
