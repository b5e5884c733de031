import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getGetFormUsageQueryOptions, usePublishForm } from '#generated/endpoints/forms/forms.ts'
import type { Form, FormDefinition, FormUsage } from '#generated/model/index.ts'
import { formPublishCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import type { Compare } from '../changes/change.ts'
import { ChangeList } from '../changes/ChangeList.tsx'
import { definitionProblems, type PlacedProblem } from '../create/definition-problems.ts'
import { useRefusal } from './use-refusal.ts'
import { UsedBy } from './UsedBy.tsx'

type Props = {
  form: Form
  opened: boolean
  compare: Compare
  onClose: () => void
  onPublished: (form: Form) => void
  onProblems: (problems: readonly PlacedProblem[]) => void
}

/** Shows the changes and who is affected, then publishes the draft for the next patient. */
export function PublishDialog({ form, opened, compare, onClose, onPublished, onProblems }: Props) {
  const { t } = useText('formAdmin', 'kit')
  const [comment, setComment] = useState('')
  const usage = useQuery(getGetFormUsageQueryOptions(form.id, { query: { enabled: opened, staleTime: 0 } }))
  const texts = t.formAdmin.publish
  const { definition, draft } = form
  const { send, dialog } = useConfirmedCall(usePublishForm({ request: ifMatch(form.revision) }), {
    done: ({ version }) => texts.done({ number: version ?? 1 }),
    failed: useRefusal(texts.failed),
    onClose,
    onDone: (published) => {
      setComment('')
      onProblems([])
      onPublished(published)
    },
    onFailed: (error, close) => {
      const problems = definitionProblems(error)
      onProblems(problems)
      // The editor lists the problems with links.
      if (problems.length > 0) close()
    },
  })
  const publish = () => {
    if (comment.length > formPublishCommentMax) return
    send({ id: form.id, data: { ...(comment.trim() !== '' && { comment: comment.trim() }) } })
  }
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      title={texts.title({ number: draft?.version ?? 1, name: form.name })}
      confirmLabel={texts.confirm()}
      onConfirm={publish}
    >
      <Stack gap="lg">
        <Stack gap="sm">
          <Title level={3}>{texts.changes()}</Title>
          {draft && definition ? (
            <Changes changes={compare(definition, draft)} forms={[definition, draft]} />
          ) : (
            <Text>{texts.first()}</Text>
          )}
        </Stack>
        <Stack gap="sm">
          <Title level={3}>{texts.who()}</Title>
          {usage.data ? (
            <Affected usage={usage.data} />
          ) : usage.isError ? (
            <Alert kind="warning">{texts.load()}</Alert>
          ) : (
            <Skeleton lines={2} />
          )}
        </Stack>
        <TextareaField
          label={texts.comment()}
          description={texts.commentHelp()}
          optional
          value={comment}
          onChange={setComment}
          maxCharacters={formPublishCommentMax}
          error={comment.length > formPublishCommentMax ? texts.commentLong() : undefined}
          rows={2}
        />
      </Stack>
    </ConfirmDialog>
  )
}

function Changes({ changes, forms }: { changes: ReturnType<Compare>; forms: readonly FormDefinition[] }) {
  const { t } = useText('formAdmin')
  if (changes.length === 0) return <Text>{t.formAdmin.publish.none()}</Text>
  return <ChangeList {...{ changes, forms }} />
}

function Affected({ usage }: { usage: FormUsage }) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.publish
  if (usage.journeys.length === 0) return <Text>{texts.nobody()}</Text>
  return (
    <>
      <Text>{texts.journeys()}</Text>
      <UsedBy usage={usage} />
      {usage.open_task_count > 0 && <Text>{texts.open({ count: usage.open_task_count })}</Text>}
    </>
  )
}
