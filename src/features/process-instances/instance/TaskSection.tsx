import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProcessInstance, Task, TaskStatus } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { CellLines } from '#src/ui/lists/CellLines.tsx'
import { DataTable } from '#src/ui/lists/DataTable.tsx'
import type { Column } from '#src/ui/lists/table-column.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { tasksOf } from '../queries.ts'
import { isOver } from '../state.ts'
import { unsorted } from '../list/unsorted.ts'

const tones: Readonly<Record<TaskStatus, Tone>> = {
  open: 'primary',
  completed: 'success',
  cancelled: 'neutral',
}

/** The tasks of an instance; open ones can be cancelled (CALL-51). */
export function TaskSection({ instance }: { instance: ProcessInstance }) {
  const { t } = useText('instances')
  const { data } = useSuspenseQuery(tasksOf(instance.id))
  const [asked, setAsked] = useState<Task>()
  const [opened, setOpened] = useState(false)
  const columns = useColumns(
    isOver(instance)
      ? undefined
      : (task) => {
          setAsked(task)
          setOpened(true)
        },
  )
  const texts = t.instances.tasks
  if (data.count === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <Stack gap="sm">
      <DataTable
        caption={texts.title()}
        hideCaption
        columns={columns}
        rows={data.results}
        rowKey={({ id }) => id}
        {...unsorted}
      />
      {data.count > data.results.length && (
        <Text tone="secondary">{texts.more({ shown: data.results.length, total: data.count })}</Text>
      )}
      {asked && (
        <CancelDialog
          key={asked.id}
          {...{ instance, opened }}
          task={asked}
          isLast={data.results.filter(({ status }) => status === 'open').length === 1}
          onClose={() => setOpened(false)}
        />
      )}
    </Stack>
  )
}

function useColumns(onCancel: ((task: Task) => void) | undefined): readonly Column<Task>[] {
  const { t } = useText('instances')
  const texts = t.instances.tasks
  const columns: Column<Task>[] = [
    {
      id: 'name',
      header: texts.activity(),
      isName: true,
      cell: ({ name, activity_id: activity, audience }) => (
        <CellLines
          more={
            <>
              {texts.forWhom[audience]()} <code>{activity}</code>
            </>
          }
        >
          {name}
        </CellLines>
      ),
    },
    {
      id: 'status',
      header: texts.status(),
      cell: ({ status }) => <Badge tone={tones[status]}>{texts.state[status]()}</Badge>,
    },
    {
      id: 'opened',
      header: texts.opened(),
      onPhone: 'named',
      cell: (task) => <Moment at={task.created_at} />,
    },
    {
      id: 'closed',
      header: texts.closed(),
      onPhone: 'named',
      cell: ({ completed_at: completed, cancelled_at: cancelled }) => {
        const at = completed ?? cancelled
        return at === null ? t.instances.nothing() : <Moment at={at} />
      },
    },
  ]
  if (!onCancel) return columns
  const actions: Column<Task> = {
    id: 'actions',
    header: texts.actions(),
    tool: 'actions',
    cell: (task) =>
      task.status === 'open' && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={texts.cancelOf({ name: task.name })}
          onClick={() => onCancel(task)}
        >
          {texts.cancel()}
        </Button>
      ),
  }
  return [...columns, actions]
}

/** A day, with its time below. */
function Moment({ at }: { at: string }) {
  const { format } = useText()
  return (
    <CellLines more={format.time(at)}>
      <time dateTime={at}>{format.shortDate(at)}</time>
    </CellLines>
  )
}
