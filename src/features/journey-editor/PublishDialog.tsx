import { useState } from 'react'
import { journeyPublishCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Region } from '#src/ui/Region.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { Title } from '#src/ui/Title.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { changesBetween, type DesignChange } from './design-changes.ts'
import type { JourneyEditing } from './use-journey-editor.ts'
import { UsageText } from './UsageText.tsx'
import styles from './journey-editor.module.css'

type Props = { opened: boolean; editing: JourneyEditing; onClose: () => void; onTried: () => void }

/** Shows the changes and who is affected, asks for a comment, then publishes for new enrolments. */
export function PublishDialog({ opened, editing, onClose, onTried }: Props) {
  const { t } = useText('journeyEditor')
  const [comment, setComment] = useState('')
  const { journey, design, isPending, isChanged } = editing
  const texts = t.journeyEditor.publish
  const changes = changesBetween(journey.published, design)
  const isNothing = changes.length === 0 && journey.status === 'published' && !journey.has_draft && !isChanged
  const isLong = comment.trim().length > journeyPublishCommentMax

  async function publish() {
    if (isNothing || isLong) return
    const done = await editing.publish(comment.trim())
    onClose()
    if (!done) return onTried()
    setComment('')
    toast({ variant: 'success', message: texts.done({ version: String(done.version ?? '') }) })
    return undefined
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      staticBackdrop
      scrollable
      size="md"
      title={texts.title()}
      actions={
        <>
          {!isNothing && (
            <Button pending={isPending} onClick={() => void publish()}>
              {texts.confirm()}
            </Button>
          )}
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {isNothing && <Alert kind="info">{texts.nothing()}</Alert>}
        <Title level={3}>{texts.changes()}</Title>
        <ChangeList changes={changes} />
        <Title level={3}>{texts.who()}</Title>
        <Region title={texts.usageFailed()}>
          <UsageText id={journey.id} />
        </Region>
        <Text>{texts.effect()}</Text>
        <TextareaField
          label={texts.comment()}
          description={texts.commentHelp()}
          optional
          rows={3}
          maxCharacters={journeyPublishCommentMax}
          value={comment}
          error={isLong ? texts.commentLong({ max: journeyPublishCommentMax }) : undefined}
          onChange={setComment}
        />
      </Stack>
    </Modal>
  )
}

function ChangeList({ changes }: { changes: readonly DesignChange[] }) {
  const { t, locale } = useText('journeyEditor')
  const { change: texts, parts, stepParts, step: steps } = t.journeyEditor
  const nameOf = ({ step }: Extract<DesignChange, { step: unknown }>) =>
    step.name[locale] || step.name['en-ca'] || steps.unnamed()
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const lineOf = (change: DesignChange): string => {
    switch (change.kind) {
      case 'part':
        return texts.part({ part: parts[change.part]() })
      case 'added':
        return texts.added({ name: nameOf(change) })
      case 'removed':
        return texts.removed({ name: nameOf(change) })
      case 'changed':
        return texts.changed({
          name: nameOf(change),
          parts: list.format(change.parts.map((part) => stepParts[part]())),
        })
      case 'order':
        return texts.order()
    }
  }
  if (changes.length === 0) return <Text>{texts.none()}</Text>
  return (
    <ul className={styles.lines} role="list">
      {changes.map((change) => (
        <li key={JSON.stringify(change)}>{lineOf(change)}</li>
      ))}
    </ul>
  )
}
