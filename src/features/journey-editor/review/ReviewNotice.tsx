import type { JourneyDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import styles from '../journey-editor.module.css'
import { reviewRole } from './review-role.ts'

type Props = { journey: JourneyDefinition; userId: string }

/** Who asked for the review of the draft, or why it was sent back. */
export function ReviewNotice({ journey, userId }: Props) {
  const { t, format } = useText('journeyEditor')
  const texts = t.journeyEditor.review
  const { review, draft_updated_by: author } = journey
  const role = reviewRole(journey, userId, false)
  if (review?.state === 'returned') {
    const { returned_by: by, returned_at: at, reason } = review
    return (
      <Alert kind="warning" role="none" title={texts.returned({ name: by?.display_name ?? '' })}>
        <Stack gap="sm">
          <Said text={reason} />
          <Text>{texts.returnedBody({ date: format.dateTime(at ?? '') })}</Text>
        </Stack>
      </Alert>
    )
  }
  if (role === 'writing') {
    return (
      <Alert kind="info" role="none" title={texts.writing({ name: author?.display_name ?? '' })}>
        <Text>{texts.writingBody()}</Text>
      </Alert>
    )
  }
  if (!review) return null
  const date = format.dateTime(review.requested_at)
  return role === 'mine' ? (
    <Alert kind="info" role="none" title={texts.mine()}>
      <Text>{texts.mineBody({ date })}</Text>
    </Alert>
  ) : (
    <Alert kind="info" role="none" title={texts.theirs({ name: review.requested_by.display_name })}>
      <Stack gap="sm">
        <Said text={review.comment} />
        <Text>{texts.theirsBody({ date })}</Text>
      </Stack>
    </Alert>
  )
}

/** The words of another administrator, in their lines. */
export function Said({ text }: { text: string | null }) {
  const { t } = useText('journeyEditor')
  return (
    text !== null && <Text className={styles.said}>{t.journeyEditor.review.said({ comment: text })}</Text>
  )
}
