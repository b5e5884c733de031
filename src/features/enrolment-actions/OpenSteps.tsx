import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCancelProcessInstanceActivity } from '#generated/endpoints/enrolments/enrolments.ts'
import type { ProcessInstance, Task, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Row, RowHints, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import styles from './enrolment-actions.module.css'
import { openTasksOf } from './queries.ts'
import { stepPath, stepsPath } from './step-place.ts'
import { useStepAction, type StepAction } from './use-step-action.ts'

type RowProps = {
  task: Task
  assignee: string
  returnTo: string
  isFresh: boolean
  isOver: boolean
  /** When the list was fetched (epoch ms). */
  now: number
  onRemove: () => void
}

function OpenStep({ task, assignee, returnTo, isFresh, isOver, now, onRemove }: RowProps) {
  const { t, format } = useText('steps')
  const row = useRef<HTMLLIElement>(null)
  const texts = t.steps.open
  // Focuses the step that was just started, because the pressed button is gone.
  useEffect(() => {
    if (isFresh) row.current?.focus()
  }, [isFresh])
  const date = format.date(task.created_at)
  const ago = format.relativeDay(task.created_at)
  const due = task.due_at
  const isOverdue = due !== null && Date.parse(due) < now
  return (
    <Row ref={row} tabIndex={-1} data-fresh={isFresh || undefined}>
      <RowWords>
        <Text strong>{task.name}</Text>
        <RowHints>
          <Text as="span" tone="secondary">
            {texts.assignee({ name: assignee })}
          </Text>
          <Text as="span" tone="secondary">
            {ago === date ? texts.opened({ date }) : texts.openedAgo({ date, ago })}
          </Text>
          {due !== null && !isOverdue && (
            <Text as="span" tone="secondary">
              {texts.due({ date: format.date(due) })}
            </Text>
          )}
        </RowHints>
        <div className={styles.badges}>
          {isFresh && <Badge tone="success">{texts.fresh()}</Badge>}
          {due !== null && isOverdue && (
            <Badge tone="warning">{texts.overdue({ date: format.date(due) })}</Badge>
          )}
          {task.draft_updated_at !== null && <Badge tone="primary">{texts.draft()}</Badge>}
        </div>
      </RowWords>
      <div className={styles.actions} data-no-print>
        <ButtonLink
          to={stepPath(task, returnTo)}
          variant="secondary"
          aria-label={texts.viewOf({ step: task.name })}
        >
          {texts.view()}
        </ButtonLink>
        {!isOver && (
          <Button
            variant="quiet"
            icon={IconTrash}
            onClick={onRemove}
            aria-label={texts.removeOf({ step: task.name })}
          >
            {texts.remove()}
          </Button>
        )}
      </div>
    </Row>
  )
}

const dueOf = ({ due_at: due }: Task) => (due === null ? Number.MAX_VALUE : Date.parse(due))

/** The longest overdue first, then the oldest. */
const byDue = (a: Task, b: Task) => dueOf(a) - dueOf(b)

type Props = {
  enrolment: ProcessInstance
  audience: TaskAudience
  /** The id of the activity that was just started. */
  fresh: string | undefined
  isOver: boolean
  onRemoved: (task: Task) => void
}

/** Open steps: for whom, since when, and the available actions (2.20). */
export function OpenSteps({ enrolment, audience, fresh, isOver, onRemoved }: Props) {
  const { t } = useText('steps')
  const { data, dataUpdatedAt: now } = useSuspenseQuery(openTasksOf(enrolment.id, audience))
  const { mutateAsync } = useCancelProcessInstanceActivity({
    mutation: { networkMode: 'always', retry: false },
  })
  const removing = useStepAction<Task>({
    act: ({ id }) => mutateAsync({ id: enrolment.id, data: { task: id } }),
    onDone: onRemoved,
    headingId: 'open-steps',
  })
  const assignee = audience === 'patient' ? enrolment.patient.display_name : enrolment.care_team.name
  return (
    <>
      {data.count === 0 ? (
        <Text tone="secondary">{t.steps.open.none()}</Text>
      ) : (
        <Rows aria-labelledby="open-steps">
          {data.results.toSorted(byDue).map((task) => (
            <OpenStep
              key={task.id}
              {...{ task, assignee, isOver, now }}
              onRemove={() => removing.ask(task)}
              returnTo={stepsPath(enrolment, audience)}
              isFresh={task.activity_id === fresh}
            />
          ))}
        </Rows>
      )}
      <RemoveDialog action={removing} />
    </>
  )
}

/** Explains the effect of removing an open step, before doing so (CALL-51). */
function RemoveDialog({ action }: { action: StepAction<Task> }) {
  const { t } = useText('steps')
  const task = action.subject
  if (!task) return null
  const texts = t.steps.remove
  const isForPatient = task.audience === 'patient'
  return (
    <ConfirmDialog
      opened={action.opened}
      undoable
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={action.confirm}
      onCancel={action.close}
      pending={action.pending}
      error={action.errorText(texts.failed())}
    >
      <Stack gap="sm">
        <Text strong>{texts.which({ step: task.name })}</Text>
        <Text>{isForPatient ? texts.patient({ name: task.patient.display_name }) : texts.provider()}</Text>
        {task.draft_updated_at !== null && (
          <Text strong>{isForPatient ? texts.patientDraft() : texts.providerDraft()}</Text>
        )}
        <Text>{texts.again()}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
