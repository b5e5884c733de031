import { useState } from 'react'
import { useReportAccessEvent } from '#generated/endpoints/access-events/access-events.ts'
import type { AccessEvent } from '#generated/model/index.ts'
import { accessReportCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { characters } from '#src/lib/validation/text-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { useProblemText } from '#src/ui/forms/use-problem-text.ts'
import { Row, RowWords } from '#src/ui/layout/Rows.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './access-log.module.css'

type Props = { event: AccessEvent; patientId: string }

/** Who did what with which information and when; a report with its answer, or the button to report it. */
export function AccessRow({ event, patientId }: Props) {
  const { t } = useText('access')
  const format = useFormat()
  const [isReporting, setReporting] = useState(false)
  const texts = t.access
  const { at, count, actor_kind: kind, organization, reported_at: reportedAt, comment, answer } = event
  const name = event.actor_name || texts.noName()
  const date = format.dateTime(at)
  const unbroken = date.replaceAll(' ', '\u00a0')
  const actor = {
    care_team: () => texts.kind.care_team({ organization: organization?.name ?? '' }),
    administrator: () => texts.kind.administrator(),
    share_recipient: () => texts.kind.share_recipient(),
    care_partner: () => texts.kind.care_partner(),
  }
  return (
    <Row>
      <RowWords>
        <Text className={styles.text}>
          {texts.did[event.action]({ name })} <strong>{texts.information[event.information]()}</strong>
        </Text>
        <Text size="sm" tone="secondary" className={styles.text}>
          {actor[kind]()} ·{' '}
          <time dateTime={at}>{count > 1 ? texts.times({ count, date: unbroken }) : unbroken}</time>
        </Text>
        {reportedAt !== null && answer === null && (
          <Text>{texts.reported({ date: format.date(reportedAt) })}</Text>
        )}
        {comment !== null && <Text className={styles.text}>{texts.yourNote({ comment })}</Text>}
        {answer !== null && (
          <Text className={styles.text}>
            {texts.answered({ date: format.date(event.answered_at ?? at), answer })}
          </Text>
        )}
      </RowWords>
      {reportedAt === null && (
        <div data-no-print>
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.reportOf({ name, date })}
            onClick={() => setReporting(true)}
          >
            {texts.report()}
          </Button>
        </div>
      )}
      {isReporting && <ReportDialog {...{ event, patientId }} onClose={() => setReporting(false)} />}
    </Row>
  )
}

type ReportDialogProps = { event: AccessEvent; patientId: string; onClose: () => void }

/** Reports an event to the administrators; what was typed stays when sending fails. */
function ReportDialog({ event, patientId, onClose }: ReportDialogProps) {
  const { t } = useText('access', 'validation')
  const problemText = useProblemText()
  const [comment, setComment] = useState('')
  const report = useReportAccessEvent()
  const texts = t.access.dialog
  const isTooLong = characters(comment) > accessReportCommentMax
  const send = () => {
    if (isTooLong) return
    report.mutate(
      { id: patientId, eventId: event.id, data: { comment: comment.trim() || null } },
      {
        onSuccess: () => {
          toast({ variant: 'success', message: texts.sent() })
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      opened
      title={texts.title()}
      confirmLabel={texts.send()}
      onConfirm={send}
      onCancel={onClose}
      pending={report.isPending}
      error={report.isError ? texts.failed() : undefined}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <TextareaField
          label={texts.comment()}
          optional
          value={comment}
          onChange={setComment}
          maxCharacters={accessReportCommentMax}
          error={isTooLong ? problemText({ code: 'maxCharacters', max: accessReportCommentMax }) : undefined}
          rows={3}
        />
      </Stack>
    </ConfirmDialog>
  )
}
