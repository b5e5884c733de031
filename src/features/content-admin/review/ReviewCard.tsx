import { useRef, useState } from 'react'
import type { OrganizationContent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'

type Props = { content: OrganizationContent; onDone: (content: OrganizationContent) => void }

/** When a content was last checked and when it should be checked again. */
export function ReviewCard({ content, onDone }: Props) {
  const { t, format } = useText('contents')
  const [asked, setAsked] = useState<'reviewed' | 'date'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = t.contents.review
  const { review_on: day, is_review_due: isDue, reviewed_at: last } = content
  return (
    <Card as="section" aria-labelledby="review">
      <Stack gap="md">
        <Title level={2} id="review" ref={heading} tabIndex={-1}>
          {texts.title()}
        </Title>
        {day !== null && isDue && (
          <Alert kind="info" role="none" title={texts.due({ date: format.date(day) })}>
            {texts.dueHelp()}
          </Alert>
        )}
        {day !== null && !isDue && <Text>{texts.next({ date: format.date(day) })}</Text>}
        {day === null && <Text>{texts.none()}</Text>}
        <Text tone="secondary">
          {last === null ? texts.never() : texts.last({ date: format.date(last) })}
        </Text>
        <Group gap="sm">
          <Button variant="secondary" onClick={() => setAsked('reviewed')}>
            {texts.reviewed()}
          </Button>
          <Button variant="quiet" onClick={() => setAsked('date')}>
            {day === null ? texts.set() : texts.change()}
          </Button>
        </Group>
      </Stack>
      {asked && (
        <ReviewDialog
          content={content}
          isReviewed={asked === 'reviewed'}
          onClose={() => setAsked(undefined)}
          onDone={(next) => {
            onDone(next)
            setAsked(undefined)
            heading.current?.focus()
          }}
        />
      )}
    </Card>
  )
}
