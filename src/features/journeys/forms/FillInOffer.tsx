import { useFillInTask } from '#generated/endpoints/tasks/tasks.ts'
import type { Task } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import styles from './forms.module.css'

/** Before a care team member fills in a patient's step: who is notified, and what the team cannot see. */
export function FillInOffer({ task }: { task: Task }) {
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
