import type { ReactNode } from 'react'
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import type { Task } from '#generated/model/index.ts'
import { useFillInTask } from '#generated/endpoints/tasks/tasks.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { FormRunner } from '../run/FormRunner.tsx'
import styles from '../forms.module.css'
import type { Outcome } from './outcome.ts'
import { ReadingTask } from './ReadingTask.tsx'
import { ReadingText } from './ReadingText.tsx'
import { draftOf, formOf, organizationOf } from '../task-queries.ts'
import type { FormWords } from '../run/form-words.ts'

/** Only patients can confirm or agree for themselves. */
const isTheirsAlone = ({ audience, kind }: Task) =>
  audience === 'patient' && (kind === 'education' || kind === 'acknowledgement')

type Props = { task: Task; back: string; onFinished: (outcome: Outcome) => void }

/** A task done by a care team member: the team's own, or a patient's that they fill in. */
export function CareTaskStep(props: Props) {
  const { task } = props
  const { t } = useText('steps')
  const user = useCurrentUser()
  const name = task.patient.display_name
  if (task.audience === 'provider') return <Answer {...props} />
  if (isTheirsAlone(task)) return <Reading task={task} />
  if (!task.filled_in_by.some(({ id }) => id === user.id)) return <FillInOffer task={task} />
  const { title, body } = t.steps.task.together
  return (
    <Noted title={title({ name })} body={body({ name })}>
      <Answer {...props} />
    </Noted>
  )
}

function Reading({ task }: { task: Task }) {
  const { t } = useText('steps', 'care')
  const { data: taskForm } = useSuspenseQuery(formOf(task.id))
  const { title, body } = t.steps.task.theirs
  return (
    <Noted title={title({ name: task.patient.display_name })} body={body()}>
      <Stack gap="lg" className={styles.narrow}>
        <ReadingText task={task} content={taskForm.content ?? []} />
      </Stack>
    </Noted>
  )
}

function Answer({ task, back, onFinished }: Props) {
  const { t } = useText('steps', 'care')
  const user = useCurrentUser()
  const [{ data: taskForm }, { data: draft }, { data: organization }] = useSuspenseQueries({
    queries: [formOf(task.id), draftOf(task.id), organizationOf(task.organization)],
  })
  const { definition } = taskForm
  const words = careWords(t, task)
  return definition ? (
    <FormRunner
      {...{ task, taskForm, definition, words, onFinished }}
      journeyHref={back}
      server={draft}
      userId={user.id}
      organizationName={organization.name}
      clinicPhone={organization.phone ?? undefined}
    />
  ) : (
    <ReadingTask {...{ task, taskForm, words, onFinished }} journeyHref={back} />
  )
}

function Noted({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <Stack gap="lg">
      <div className={styles.narrow}>
        <Alert kind="info" role="none" title={title}>
          {body}
        </Alert>
      </div>
      {children}
    </Stack>
  )
}

function careWords(t: Texts, { audience, patient }: Pick<Task, 'audience' | 'patient'>): FormWords {
  const texts = t.steps.task
  return {
    goesTo: texts.goesTo[audience]({ name: patient.display_name }),
    readers: texts.readers(),
    alert: texts.alert(),
    confirm: texts.confirm(),
    removed: { title: texts.removed(), body: texts.removedBody(), back: texts.toSteps() },
  }
}

/** Before a care team member fills in a patient's step: who is notified, and what the team cannot see. */
function FillInOffer({ task }: { task: Task }) {
  const { t } = useText('steps')
  // Invalidates the task, which then names the caller as its author.
  const fillIn = useFillInTask({
    // The focused button is removed with the offer.
    mutation: { onSuccess: () => document.querySelector('h1')?.focus() },
  })
  const name = task.patient.display_name
  const texts = t.steps.task.fillIn
  return (
    <Card className={styles.narrow}>
      <Stack gap="md">
        <Title level={2} size={3}>
          {texts.title({ name })}
        </Title>
        <Text>{texts.body()}</Text>
        <Text>{texts.told({ name })}</Text>
        <Text>{texts.drafts({ name })}</Text>
        {fillIn.isError && <Alert kind="error">{texts.failed()}</Alert>}
        <Button width="phone" pending={fillIn.isPending} onClick={() => fillIn.mutate({ id: task.id })}>
          {texts.start({ name })}
        </Button>
      </Stack>
    </Card>
  )
}
