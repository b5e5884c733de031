import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { type HealthRecord, lastLookedAt } from '../record/record.ts'

type Props = {
  record: HealthRecord
  /** URL of the edit page; omit it when the form is below. */
  changeTo?: string
  /** The confirm mutation of the kind. */
  confirm: {
    mutateAsync: (variables: { id: string }) => Promise<unknown>
    isPending: boolean
    isError: boolean
  }
}

/** Asks whether a record is still correct after a year without a review. */
export function ReviewReminder({ record, changeTo, confirm }: Props) {
  const { t, format } = useText('records')
  const texts = t.records.shared.confirm
  const say = () =>
    confirm.mutateAsync({ id: record.id }).then(
      () => void toast({ variant: 'success', message: texts.done() }),
      () => undefined,
    )
  return (
    <TitledCard id="still-right" title={texts.title()} size={3} gap="sm" look="accent">
      <Text>{texts.body({ date: format.date(lastLookedAt(record)) })}</Text>
      {confirm.isError && <Alert kind="error">{texts.failed()}</Alert>}
      <Group gap="sm">
        <Button pending={confirm.isPending} onClick={() => void say()}>
          {texts.yes()}
        </Button>
        {changeTo && (
          <ButtonLink variant="secondary" to={changeTo}>
            {texts.change()}
          </ButtonLink>
        )}
      </Group>
    </TitledCard>
  )
}
