import { useSuspenseQuery } from '@tanstack/react-query'
import type { JourneyEvent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import styles from '../process-instances.module.css'
import { EVENTS_SIZE, eventsOf } from '../queries.ts'

export function EventList({ instanceId, page }: { instanceId: string; page: number }) {
  const { t } = useText('instances', 'kit')
  const { data } = useSuspenseQuery(eventsOf(instanceId, page))
  const texts = t.instances.history
  const { list } = t.kit
  if (data.count === 0) return <Text tone="secondary">{texts.none()}</Text>
  const { from, to, pages } = pageSpan(page, EVENTS_SIZE, data.count)
  return (
    <Stack gap="sm">
      <PageStatus page={page}>{list.showing({ from, to, total: data.count })}</PageStatus>
      <ol role="list" className={styles.rows} aria-labelledby="history">
        {data.results.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ol>
      <PageNav label={texts.pages()} previous={list.previous()} next={list.next()} {...{ page, pages }} />
    </Stack>
  )
}

function Row({ event }: { event: JourneyEvent }) {
  const { t, format } = useText('instances')
  const { type, task_name: name, occurred_at: at, actor, text } = event
  const texts = t.instances.history
  return (
    <li className={styles.row}>
      <Text strong>{name ? texts.about({ what: texts.type[type](), name }) : texts.type[type]()}</Text>
      {text && <blockquote className={styles.said}>{text}</blockquote>}
      <Text tone="secondary">
        <time dateTime={at}>{format.dateTime(at)}</time>{' '}
        {actor ? texts.by({ name: actor.display_name }) : texts.byItself()}
      </Text>
    </li>
  )
}
