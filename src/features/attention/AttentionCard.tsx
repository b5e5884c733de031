import type { ReactNode } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Title } from '#src/ui/Title.tsx'
import styles from './attention.module.css'
import { AttentionHistory } from './AttentionHistory.tsx'
import { placeOf } from './attention-place.ts'
import { severityTones } from './severity.ts'
import { useAttentionWords } from './use-attention-words.ts'

type Props = {
  item: AttentionItem
  /** Beside the way to the place where one does something about it. */
  children: ReactNode
}

/** Whom it is about, what it is, since when, who takes care of it; and where to go. */
export function AttentionCard({ item, children }: Props) {
  const { t } = useText('attention')
  const words = useAttentionWords()
  const texts = t.attention
  const place = placeOf(item)
  const who = words.who(item)
  const heading = `attention-${item.id}`
  const { acknowledged_by: by, acknowledged_at: at, note, process_definition_name: journey } = item
  return (
    <Card as="li" className={styles.card} aria-labelledby={heading}>
      <Stack gap="sm">
        <Group gap="sm" justify="between" align="start">
          <Title level={3} id={heading} className={styles.who}>
            {who}
          </Title>
          <Group gap="xs">
            <Badge tone={severityTones[item.severity]}>{texts.severity[item.severity]()}</Badge>
          </Group>
        </Group>
        <Text lang={words.lang(item)}>{words.what(item)}</Text>
        <div className={styles.facts}>
          <Text as="span" tone="secondary">
            <time dateTime={item.since}>{words.since(item)}</time>
          </Text>
          {journey !== null && (
            <Text as="span" tone="secondary" lang={words.lang(item)}>
              {texts.inJourney({ name: journey })}
            </Text>
          )}
        </div>
        {by !== null && at !== null && (
          <Text strong>{texts.taken.by({ name: by.display_name, when: words.moment(at) })}</Text>
        )}
        {note !== null && <Text className={styles.note}>{texts.taken.note({ note })}</Text>}
        <AttentionHistory item={item} />
        <Group gap="sm" className={styles.foot}>
          <ButtonLink
            to={place.to}
            variant="secondary"
            size="sm"
            aria-label={texts.about({ action: texts.open[place.kind](), who })}
          >
            {texts.open[place.kind]()}
          </ButtonLink>
          {children}
        </Group>
      </Stack>
    </Card>
  )
}
