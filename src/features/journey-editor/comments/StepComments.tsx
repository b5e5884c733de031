import { useSuspenseQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import {
  useCreateJourneyComment,
  useDeleteJourneyComment,
  useUpdateJourneyComment,
} from '#generated/endpoints/journey-definitions/journey-definitions.ts'
import type { JourneyComment } from '#generated/model/index.ts'
import { JourneyCommentCreate, journeyCommentCreateTextMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { lines } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import styles from '../journey-editor.module.css'
import { commentsOf } from './queries.ts'

type Props = { journeyId: string; step: string; name: string }

/** What administrators say about a step: open comments, those that are resolved on request, and a new one. */
export function StepComments({ journeyId, step, name }: Props) {
  const { t } = useText('journeyEditor')
  const { data } = useSuspenseQuery(commentsOf(journeyId, step))
  const [isAll, setAll] = useState(false)
  const texts = t.journeyEditor.comments
  const open = data.results.filter((one) => one.resolved_at === null)
  const resolved = data.results.length - open.length
  const shown = isAll ? data.results : open
  return (
    <Stack gap="md">
      {data.count === 0 && <Text tone="secondary">{texts.none()}</Text>}
      {shown.length > 0 && (
        <ul className={styles.lines} role="list" aria-label={texts.of({ name })}>
          {shown.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {resolved > 0 && (
        <div>
          <Button size="sm" variant="quiet" steady aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {(isAll ? texts.hideResolved : texts.showResolved)({ count: resolved })}
          </Button>
        </div>
      )}
      <AddComment journeyId={journeyId} step={step} name={name} />
    </Stack>
  )
}

const schema = z.object({ text: lines(JourneyCommentCreate.shape.text, 'text') })

type AddCommentProps = { journeyId: string; step: string; name: string }

/** Adds a comment; stays open for the next one. */
function AddComment({ journeyId, step, name }: AddCommentProps) {
  const { t } = useText('journeyEditor')
  const create = useCreateJourneyComment()
  const texts = t.journeyEditor.comments
  const { form, field, shell } = useAppForm({
    schema,
    defaultValues: { text: '' },
    texts: { text: texts.missing() },
    send: ({ text }) => create.mutateAsync({ data: { journey: journeyId, step, text } }),
    onSaved: () => {
      form.reset()
      toast({ variant: 'success', message: texts.added() })
    },
    failureText: failureMessage({ offline: texts.offline, failed: texts.notAdded }),
  })
  return (
    <FormShell {...shell} inQuery="edit" aria-label={texts.addTo({ name })} submitLabel={texts.add()}>
      <TextareaField
        {...field('text')}
        id={`comment-${step}`}
        label={texts.label()}
        description={texts.help()}
        rows={2}
        maxCharacters={journeyCommentCreateTextMax}
      />
    </FormShell>
  )
}

/** A comment, which any administrator resolves and its author deletes. */
function Comment({ comment }: { comment: JourneyComment }) {
  const { t, format } = useText('journeyEditor')
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
