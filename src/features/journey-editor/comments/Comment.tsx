import { useId, useState } from 'react'
import {
  useDeleteJourneyComment,
  useUpdateJourneyComment,
} from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyComment } from '#generated/model/index.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from '../journey-editor.module.css'

/** A comment, which any administrator resolves and its author deletes. */
export function Comment({ comment }: { comment: JourneyComment }) {
  const { t } = useText('journeyEditor')
  const format = useFormat()
  const id = useId()
  const { id: userId } = useCurrentUser()
  const [isAsked, setAsked] = useState(false)
  const update = useUpdateJourneyComment()
  const texts = t.journeyEditor.comments
  const { author, text, created_at: at, resolved_at: resolvedAt, resolved_by: resolvedBy } = comment
  const isResolved = resolvedAt !== null
  /** The pressed button goes with the comment. */
  const leave = () => document.getElementById(`comment-${comment.step}`)?.focus()
  const resolve = () =>
    update.mutate(
      { id: comment.id, data: { is_resolved: !isResolved } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: isResolved ? texts.reopened() : texts.resolved() })
          if (!isResolved) leave()
        },
      },
    )
  const failed = failureMessage({ offline: texts.offline, gone: texts.gone, failed: texts.notChanged })
  const { send, dialog } = useConfirmedCall(useDeleteJourneyComment(), {
    done: texts.deleted(),
    failed,
    onClose: () => setAsked(false),
    onDone: leave,
  })
  return (
    <li className={styles.comment} aria-labelledby={id}>
      <Stack gap="sm">
        <Group gap="sm">
          <Text id={id} size="sm" tone="secondary">
            {texts.by({ name: author.display_name, date: format.dateTime(at) })}
          </Text>
          {isResolved && <Badge tone="success">{texts.isResolved()}</Badge>}
        </Group>
        <Text className={styles.said}>{text}</Text>
        {isResolved && (
          <Text size="sm" tone="secondary">
            {texts.resolvedBy({ name: resolvedBy?.display_name ?? '', date: format.dateTime(resolvedAt) })}
          </Text>
        )}
        {update.isError && <Alert kind="error">{failed(update.error)}</Alert>}
        <Group gap="sm">
          <Button
            size="sm"
            variant="secondary"
            steady
            aria-describedby={id}
            pending={update.isPending}
            onClick={resolve}
          >
            {isResolved ? texts.reopen() : texts.resolve()}
          </Button>
          {author.id === userId && (
            <Button size="sm" variant="quiet" aria-describedby={id} onClick={() => setAsked(true)}>
              {texts.delete()}
            </Button>
          )}
        </Group>
      </Stack>
      <ConfirmDialog
        {...dialog}
        opened={isAsked}
        title={texts.deleteTitle()}
        confirmLabel={texts.deleteConfirm()}
        final
        onConfirm={() => send({ id: comment.id })}
      >
        <Text className={styles.said}>{text}</Text>
      </ConfirmDialog>
    </li>
  )
}
