import { useScheduleOrganizationContent } from '#generated/endpoints/organization-contents/organization-contents.ts'
import type { OrganizationContent } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

type Props = {
  content: OrganizationContent
  onChange: () => void
  onCancelled: (content: OrganizationContent) => void
}

/** When a content will be published, or why it was not. */
export function ScheduleNotice({ content, onChange, onCancelled }: Props) {
  const { t, format } = useText('contents')
  const schedule = useScheduleOrganizationContent({ request: ifMatch(content.revision) })
  const texts = t.contents.schedule
  const { id, publish_at: at, publish_failed_at: failedAt } = content
  const cancel = () =>
    schedule.mutate(
      { id, data: { publish_at: null } },
      {
        onSuccess: (next) => {
          toast({ variant: 'success', message: texts.cancelled() })
          onCancelled(next)
        },
      },
    )
  const failed = failureMessage({
    conflict: t.contents.publish.conflict,
    offline: t.contents.review.offline,
    failed: texts.cancelFailed,
  })
  if (failedAt !== null) {
    return (
      <Alert kind="warning" role="none" title={texts.missed({ date: format.dateTime(failedAt) })}>
        {texts.missedBody()}
      </Alert>
    )
  }
  if (at === null) return null
  return (
    <Alert kind="info" role="none" title={texts.scheduled({ date: format.dateTime(at) })}>
      <Stack gap="sm">
        <span>{texts.body()}</span>
        <Group gap="sm">
          <Button variant="secondary" size="sm" onClick={onChange}>
            {texts.change()}
          </Button>
          <Button variant="quiet" size="sm" pending={schedule.isPending} onClick={cancel}>
            {texts.cancel()}
          </Button>
        </Group>
        {schedule.isError && <Alert kind="error">{failed(schedule.error)}</Alert>}
      </Stack>
    </Alert>
  )
}
