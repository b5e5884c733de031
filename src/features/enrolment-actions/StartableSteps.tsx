import { useSuspenseQuery } from '@tanstack/react-query'
import { useAddProcessInstanceExecution } from '#generated/endpoints/enrolments/enrolments.ts'
import type { JourneyActivity, ProcessInstance, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlayerPlay } from '#src/ui/icons.ts'
import { Row, RowWords, Rows } from '#src/ui/layout/Rows.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import styles from './enrolment-actions.module.css'
import { activitiesOf } from './queries.ts'
import { type StepAction, useStepAction } from './use-step-action.ts'

/** By the contract's rules, a finished activity that cannot repeat cannot start. */
const isStartable = ({ repeatable, last_started_at: last }: JourneyActivity): boolean =>
  repeatable || last === null

type RowProps = { activity: JourneyActivity; onStart: () => void }

function StartableStep({ activity, onStart }: RowProps) {
  const { t, format } = useText('steps')
  const texts = t.steps.available
  const last = activity.last_started_at
  return (
    <Row>
      <RowWords>
        <Text strong>{activity.name}</Text>
        <Text>{activity.description}</Text>
        <Text as="span" size="sm" tone="secondary">
          {last === null ? texts.never() : texts.last({ date: format.date(last) })}
        </Text>
      </RowWords>
      <div className={styles.actions}>
        {!isStartable(activity) && <Badge>{texts.once()}</Badge>}
        {isStartable(activity) && (
          <div data-no-print>
            <Button
              variant="secondary"
              icon={IconPlayerPlay}
              onClick={onStart}
              aria-label={texts.startOf({ step: activity.name })}
            >
              {texts.start()}
            </Button>
          </div>
        )}
      </div>
    </Row>
  )
}

type Props = {
  enrolment: ProcessInstance
  audience: TaskAudience
  onStarted: (activity: JourneyActivity) => void
}

/** The steps of the journey that are not open, with a start button where possible (2.20). */
export function StartableSteps({ enrolment, audience, onStarted }: Props) {
  const { t } = useText('steps')
  const { data } = useSuspenseQuery(activitiesOf(enrolment.id, audience))
  const { mutateAsync } = useAddProcessInstanceExecution({
    mutation: { networkMode: 'always', retry: false },
  })
  const starting = useStepAction<JourneyActivity>({
    act: ({ activity_id }) =>
      mutateAsync({ id: enrolment.id, data: { activity_id, instruction_type: 'startBeforeActivity' } }),
    onDone: onStarted,
    headingId: 'startable-steps',
  })
  if (data.count === 0) return <Text tone="secondary">{t.steps.available.none[audience]()}</Text>
  const closed = data.results.filter(({ open_task: open }) => open === null)
  return (
    <>
      {closed.length === 0 ? (
        <Text tone="secondary">{t.steps.available.allOpen()}</Text>
      ) : (
        <Rows aria-labelledby="startable-steps">
          {closed.map((activity) => (
            <StartableStep
              key={activity.activity_id}
              activity={activity}
              onStart={() => starting.ask(activity)}
            />
          ))}
        </Rows>
      )}
      <StartDialog action={starting} name={enrolment.patient.display_name} />
    </>
  )
}

type StartDialogProps = { action: StepAction<JourneyActivity>; /** The patient's name. */ name: string }

/** Explains the effect of starting a step, before doing so (CALL-49). */
function StartDialog({ action, name }: StartDialogProps) {
  const { t } = useText('steps')
  const activity = action.subject
  if (!activity) return null
  const texts = t.steps.start
  const step = activity.name
  const isForPatient = activity.audience === 'patient'
  return (
    <ConfirmDialog
      opened={action.opened}
      title={texts.title()}
      confirmLabel={texts.confirm()}
      onConfirm={action.confirm}
      onCancel={action.close}
      pending={action.pending}
      error={action.errorText(texts.failed())}
    >
      <Stack gap="sm">
        <Text strong>{isForPatient ? texts.patient({ step, name }) : texts.provider({ step })}</Text>
        <Text>{isForPatient ? texts.patientHow() : texts.providerHow({ name })}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
