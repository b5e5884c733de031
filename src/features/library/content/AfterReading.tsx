import { useId } from 'react'
import type { UserContent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconCheck } from '#src/ui/icons.ts'
import styles from '../library.module.css'
import { useUpdateContent } from './use-update-content.ts'

/** Shown after a content: mark it as finished, and rate it. */
export function AfterReading({ item }: { item: UserContent }) {
  return (
    <div data-no-print>
      <Card look="soft">
        <Stack gap="lg">
          <Done item={item} />
          <Helpful item={item} />
        </Stack>
      </Card>
    </div>
  )
}

function Done({ item }: { item: UserContent }) {
  const { t, format } = useText('library')
  const { shown, update, isPending } = useUpdateContent(item)
  const texts = t.library.content
  const { read_at: readAt } = shown
  if (readAt === null) {
    return (
      <Button
        pending={isPending}
        width="phone"
        icon={IconCheck}
        onClick={() => update({ read_at: new Date().toISOString(), progress: 100 })}
      >
        {texts.done()}
      </Button>
    )
  }
  return (
    <div className={styles.done}>
      <Text strong>{texts.doneOn({ date: format.date(readAt) })}</Text>
      <Button variant="secondary" size="sm" pending={isPending} onClick={() => update({ read_at: null })}>
        {texts.notDone()}
      </Button>
    </div>
  )
}

function Helpful({ item }: { item: UserContent }) {
  const { t } = useText('library')
  const id = useId()
  const { shown, update, isPending } = useUpdateContent(item)
  const texts = t.library.content
  const { helpful } = shown
  // Pressing again withdraws the rating.
  const answer = (value: boolean) => () => update({ helpful: helpful === value ? null : value })
  return (
    <div role="group" aria-labelledby={id} className={styles.helpful}>
      <Text id={id} strong>
        {texts.helpful()}
      </Text>
      <div className={styles.answers}>
        <Button
          variant="secondary"
          pending={isPending}
          aria-pressed={helpful === true}
          onClick={answer(true)}
        >
          {texts.yes()}
        </Button>
        <Button
          variant="secondary"
          pending={isPending}
          aria-pressed={helpful === false}
          onClick={answer(false)}
        >
          {texts.no()}
        </Button>
      </div>
      <p role="status">{helpful === null ? '' : helpful ? texts.thanks() : texts.sorry()}</p>
    </div>
  )
}
