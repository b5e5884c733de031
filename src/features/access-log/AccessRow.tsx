import { useState } from 'react'
import { useReportAccessEvent } from '#generated/endpoints/access-events/access-events.ts'
import type { AccessEvent } from '#generated/model/index.ts'
import { accessReportCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { CommentField, isTooLong } from '#src/form-kit/confirm/CommentField.tsx'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Row, RowWords } from '#src/ui/layout/Rows.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './access-log.module.css'

type Props = { event: AccessEvent; patientId: string }

/** Who did what with which information and when; a report with its answer, or the button to report it. */
export function AccessRow({ event, patientId }: Props) {
  const { t } = useText('access')
  const format = useFormat()
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
          <ReportButton
            {...{ event, patientId }}
            label={texts.report()}
            name={texts.reportOf({ name, date })}
          />
        </div>
      )}
    </Row>
  )
}

type ReportProps = Props & { label: string; name: string }

/** Reports an event to the administrators. */
function ReportButton({ event, patientId, ...button }: ReportProps) {
  const { t } = useText('access')
  const [comment, setComment] = useState('')
  const texts = t.access.dialog
  return (
    <ConfirmButton
      {...button}
      look={{ size: 'sm' }}
      call={useReportAccessEvent()}
      variables={{ id: patientId, eventId: event.id, data: { comment: comment.trim() || null } }}
      isReady={!isTooLong(comment, accessReportCommentMax)}
      title={texts.title()}
      confirmLabel={texts.send()}
      done={texts.sent()}
      failed={texts.failed}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <CommentField
          label={texts.comment()}
          optional
          value={comment}
          onChange={setComment}
          max={accessReportCommentMax}
        />
      </Stack>
    </ConfirmButton>
  )
}
