import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './person.module.css'
import { messagesOf, type PersonPlace } from './queries.ts'

/** What the system sent to a person for the organization, latest first; never what it said. */
export function PersonMessages(place: PersonPlace) {
  const { t } = useText('provider')
  const format = useFormat()
  const { data } = useSuspenseQuery(messagesOf(place))
  const { count, results } = data
  const texts = t.provider.people.messages
  if (count === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <>
      {count > results.length && (
        <Text tone="secondary">{texts.showing({ shown: results.length, count })}</Text>
      )}
      <ul role="list" className={styles.rows} aria-labelledby="person-messages">
        {results.map(({ id, kind, channel, sent_at: at }) => (
          <li key={id} className={styles.row}>
            <Text as="span">{texts.kind[kind]()}</Text>
            <Text as="span" tone="secondary">
              {texts.channel[channel]()} · <time dateTime={at}>{format.dateTime(at)}</time>
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}
