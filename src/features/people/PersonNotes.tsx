import { useSuspenseQuery } from '@tanstack/react-query'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/Text.tsx'
import styles from './person.module.css'
import { notesOf, type PersonPlace } from './queries.ts'

/** Care team notes about a person, latest first. */
export function PersonNotes(place: PersonPlace) {
  const { t } = useText('provider')
  const format = useFormat()
  const { data } = useSuspenseQuery(notesOf(place))
  const { count, results } = data
  const texts = t.provider.people.notes
  if (count === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <>
      {count > results.length && (
        <Text tone="secondary">{texts.showing({ shown: results.length, count })}</Text>
      )}
      <ul role="list" className={styles.rows} aria-labelledby="person-notes">
        {results.map(({ id, text, author, created_at: at }) => (
          <li key={id} className={styles.note}>
            <Text className={styles.noteText}>{text}</Text>
            <Text size="sm" tone="secondary">
              {author.display_name} · <time dateTime={at}>{format.dateTime(at)}</time>
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}
