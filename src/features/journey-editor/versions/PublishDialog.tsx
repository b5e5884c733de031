import { useState } from 'react'
import type { JourneyDesign, JourneyProblem } from '#generated/model/index.ts'
import { journeyPublishCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ProblemLines } from '../problems/ProblemLines.tsx'
import { useCheckText } from '../problems/ProblemsPanel.tsx'
import type { DesignCheck } from '../problems/use-design-check.ts'
import { DesignChanges } from '../changes/DesignChanges.tsx'
import { wordsOf } from '../design/words-of.ts'
import { changesBetween } from '../design/design-changes.ts'
import type { JourneyEditing } from '../editor/use-journey-editor.ts'
import { Said } from '../review/ReviewNotice.tsx'
import type { ReviewRole } from '../review/review-role.ts'
import { UsageText } from './UsageText.tsx'
import styles from '../journey-editor.module.css'

type Props = {
  opened: boolean
  editing: JourneyEditing
  check: DesignCheck
  /** Leads to the place of a problem. */
  onGo: (problem: JourneyProblem) => void
  onClose: () => void
  onTried: () => void
  /** The pressed button may be gone. */
  onDone: () => void
  onSendBack: () => void
}

/**
 * Shows the problems, the changes and who is affected, asks for a comment, then publishes for new enrolments, or asks
 * for a review. With an error, there is nothing to confirm.
 */
export function PublishDialog({ opened, editing, check, onGo, onClose, onTried, onDone, onSendBack }: Props) {
  const { t } = useText('journeyEditor')
  const [comment, setComment] = useState('')
  const [sentAs, setSentAs] = useState<ReviewRole>()
  const { journey, design, isPending, isChanged } = editing
  const role = sentAs ?? editing.role
  const { publish: texts, review } = t.journeyEditor
  const words = useWords(role)
  const changes = changesBetween(journey.published, design)
  const isNothing = changes.length === 0 && journey.status === 'published' && !journey.has_draft && !isChanged
  const isRefused = check.problems.some(({ severity }) => severity === 'error')
  const isLong = comment.trim().length > journeyPublishCommentMax

  async function publish() {
    if (isNothing || isRefused || isLong) return
    setSentAs(role)
    const done = await (role === 'ask' ? editing.requestReview : editing.publish)(comment.trim())
    // Together: a button that goes before its dialog loses the focus.
    setSentAs(undefined)
    onClose()
    if (!done) return onTried()
    setComment('')
    toast({ variant: 'success', message: words.done(done.version) })
    if (role !== 'publish') onDone()
    return undefined
  }
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      staticBackdrop
      scrollable
      size="md"
      title={words.title}
      actions={
        <>
          {(sentAs !== undefined || (!isNothing && !isRefused)) && (
            <Button pending={isPending} disabled={check.state === 'old'} onClick={() => void publish()}>
              {words.confirm}
            </Button>
          )}
          {role === 'review' && (
            <Button variant="secondary" disabled={isPending} onClick={onSendBack}>
              {review.sendBack()}
            </Button>
          )}
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {texts.cancel()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {role === 'review' && <Said text={journey.review?.comment ?? null} />}
        {isNothing && <Alert kind="info">{texts.nothing()}</Alert>}
        {!isNothing && (
          <Problems
            {...{ design, check }}
            onGo={(problem) => {
              onClose()
              onGo(problem)
            }}
          />
        )}
        <Title level={3}>{texts.changes()}</Title>
        <Region title={t.journeyEditor.versions.changesFailed()}>
          {journey.published ? (
            <DesignChanges before={journey.published} after={design} />
          ) : (
            <NewSteps design={design} />
          )}
        </Region>
        <Title level={3}>{texts.who()}</Title>
        <Region title={texts.usageFailed()}>
          <UsageText id={journey.id} />
        </Region>
        <Text>{words.effect}</Text>
        <TextareaField
          label={texts.comment()}
          description={words.help}
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

/** The words of the dialog for what it confirms. */
function useWords(role: ReviewRole) {
  const { t } = useText('journeyEditor')
  const { publish, review } = t.journeyEditor
  const published = {
    title: publish.title(),
    confirm: publish.confirm(),
    effect: publish.effect(),
    help: publish.commentHelp(),
    done: (version: number | null) => publish.done({ version: String(version ?? '') }),
  }
  if (role === 'review') return { ...published, title: review.title(), confirm: review.approve() }
  if (role !== 'ask') return published
  return {
    title: review.askTitle(),
    confirm: review.askConfirm(),
    effect: review.askEffect(),
    help: review.askHelp(),
    done: () => review.asked(),
  }
}

type ProblemsProps = { design: JourneyDesign; check: DesignCheck; onGo: (problem: JourneyProblem) => void }

function Problems({ design, check, onGo }: ProblemsProps) {
  const { t } = useText('journeyEditor')
  const result = useCheckText(check)
  const kind = check.problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning'
  return (
    <>
      <Title level={3}>{t.journeyEditor.problems.title()}</Title>
      {check.problems.length > 0 || check.state === 'failed' ? (
        <Alert kind={kind}>{result}</Alert>
      ) : (
        <Text>{result}</Text>
      )}
      <ProblemLines design={design} problems={check.problems} onGo={onGo} />
    </>
  )
}

/** The steps of a journey that was never published. */
function NewSteps({ design }: { design: JourneyDesign }) {
  const { t, locale } = useText('journeyEditor')
  const { change, step: steps } = t.journeyEditor
  return (
    <ul className={styles.lines} role="list">
      {design.steps.map(({ activity_id: id, name }) => (
        <li key={id}>{change.added({ name: wordsOf(name, locale) || steps.unnamed() })}</li>
      ))}
    </ul>
  )
}
