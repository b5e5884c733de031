import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import styles from '../control.module.css'

type Props = {
  readonly names: readonly string[]
  /** How many worlds the server keeps. */
  readonly limit: number
  readonly current: string
  readonly onStart: (name: string) => void
}

/** Worlds that were discarded to make room: their calls get a 410 until they are started again. */
export function DiscardedWorlds({ names, limit, current, onStart }: Props) {
  const { t } = useText('control')
  const words = t.control.parts.worlds.discarded
  if (names.length === 0) return null
  return (
    <Stack gap="sm">
      <Title level={2} size={4}>
        {words.title()}
      </Title>
      <Text size="sm" tone="secondary">
        {words.about({ limit })}
      </Text>
      <ul role="list" className={styles.cards} aria-label={words.title()}>
        {names.map((name) => (
          <Card as="li" key={name}>
            <Group justify="between">
              <Text>{name === current ? words.current({ name }) : name}</Text>
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.startName({ name })}
                onClick={() => onStart(name)}
              >
                {words.start()}
              </Button>
            </Group>
          </Card>
        ))}
      </ul>
    </Stack>
  )
}
