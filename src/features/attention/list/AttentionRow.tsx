import type { ReactNode } from 'react'
import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Row, RowWords } from '#src/ui/layout/Rows.tsx'
import styles from '../attention.module.css'
import { AttentionHistory } from './AttentionHistory.tsx'
import { placeOf } from '../attention-place.ts'
import { severityTones } from '../severity.ts'
import { useAttentionWords } from '../use-attention-words.ts'

type Props = {
  item: AttentionItem
  /** Shown next to the link to the item. */
  children: ReactNode
}

/** One item: the person, what happened, since when, who is handling it, and a link. */
export function AttentionRow({ item, children }: Props) {
  const { t, format } = useText('attention')
  const words = useAttentionWords()
  const texts = t.attention
  const place = placeOf(item)
  const who = words.who(item)
  const instructions = words.told(item)
  const heading = `attention-${item.id}`
  const {
    acknowledged_by: by,
    acknowledged_at: at,
    assigned_to: to,
    note,
    process_definition_name: journey,
    answers,
    date_of_birth: born,
    escalated_at: escalated,
  } = item
  return (
    <Row tone={severityTones[item.severity]} aria-labelledby={heading}>
      <RowWords>
        <div className={styles.head}>
          <Title level={3} size={4} id={heading} className={styles.who}>
            {who}
          </Title>
          <Badge tone={severityTones[item.severity]}>{texts.severity[item.severity]()}</Badge>
          {escalated !== null && <Badge tone="danger">{texts.escalated()}</Badge>}
          {born !== null && (
            <Text as="span" size="sm" tone="secondary">
              {texts.act.born({ date: format.date(born) })}
            </Text>
          )}
        </div>
        <Text lang={words.lang(item)}>{words.what(item)}</Text>
        {answers.length > 0 && (
          <ul role="list" className={styles.answers} lang={words.lang(item)}>
            {answers.map(({ question, answer }) => (
              <li key={question}>{texts.list.answer({ question, answer })}</li>
            ))}
          </ul>
        )}
        <div className={styles.facts}>
          <time dateTime={item.since}>{words.since(item)}</time>
          {journey !== null && <span lang={words.lang(item)}>{texts.inJourney({ name: journey })}</span>}
        </div>
        {by !== null && at !== null && (
          <Text strong>{texts.taken.by({ name: by.display_name, when: words.moment(at) })}</Text>
        )}
        {by === null && to !== null && <Text strong>{texts.assign.has({ name: to.display_name })}</Text>}
        {note !== null && <Text className={styles.note}>{texts.taken.note({ note })}</Text>}
        {instructions !== undefined && (
          <Disclosure look="plain" title={texts.told()}>
            <Text lang={words.lang(item)}>{instructions}</Text>
          </Disclosure>
        )}
        <AttentionHistory item={item} />
      </RowWords>
      <div className={styles.actions}>
        {children}
        <ButtonLink
          to={place.to}
          state={place.state}
          variant={item.kind === 'alert' && by === null ? 'primary' : 'secondary'}
          size="sm"
          aria-label={texts.about({ action: texts.open[place.kind](), who })}
        >
          {texts.open[place.kind]()}
        </ButtonLink>
      </div>
    </Row>
  )
}
