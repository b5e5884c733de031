import type { ComponentProps, ComponentType } from 'react'
import type { JourneyEvent, JourneyEventList, JourneyEventType } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { FilteredEmpty } from '#src/ui/lists/FilteredEmpty.tsx'
import {
  IconCircleCheck,
  IconCirclePlus,
  IconCircleX,
  IconClock,
  IconDoorExit,
  IconFlag,
  IconHelpCircle,
  IconInfoCircle,
  IconPencil,
  IconRoute,
} from '#src/ui/icons.ts'
import { RowHints, RowLink, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import styles from '../journeys.module.css'
import { ListCount, ListPages } from '../lists/ListCount.tsx'
import { byMonth } from '../lists/months.ts'
import { nameLang } from '../name-lang.ts'
import { useForWhom } from '../own-profiles.ts'

type Props = {
  list: JourneyEventList
  address: ListAddress
  page: number
  /** Events of several journeys, so each names its own. */
  journey?: boolean
}

/** Events by month, newest first, twenty per page. */
export function EventMonths({ list, address, page, journey = false }: Props) {
  const { t, format } = useText('care')
  const texts = t.care.history
  if (list.count === 0) {
    if (address.isFiltered) return <FilteredEmpty search={address.search} onClear={address.clear} />
    return (
      <EmptyState title={texts.empty.title()} icon={IconClock}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <ListCount page={page} total={list.count} found={address.isFiltered} />
      {byMonth(list.results, ({ occurred_at: at }) => at).map(({ month, items }) => (
        <Stack as="section" gap="sm" key={month}>
          <Title level={2} size={3} id={`month-${month}`}>
            {format.date(month)}
          </Title>
          <Rows as="ol" aria-labelledby={`month-${month}`}>
            {items.map((event) => (
              <EventRow key={event.id} {...{ event, journey }} />
            ))}
          </Rows>
        </Stack>
      ))}
      <ListPages page={page} total={list.count} />
    </Stack>
  )
}

/** A backend may send newer event types (F28): those get a neutral icon. */
const icons: Readonly<Partial<Record<JourneyEventType, ComponentType<ComponentProps<typeof IconRoute>>>>> = {
  enrolled: IconRoute,
  task_opened: IconCirclePlus,
  fill_in_started: IconPencil,
  task_completed: IconCircleCheck,
  task_cancelled: IconCircleX,
  question_asked: IconHelpCircle,
  journey_completed: IconFlag,
  journey_left: IconDoorExit,
}

/**
 * The subject of an event and its page: the submission of a finished step, the page of an open one, or the
 * journey.
 */
function subjectOf(event: JourneyEvent): { name: string; to: string | undefined } {
  const { type, task, task_name: taskName, process_instance: journeyId, organization: organizationId } = event
  if (!taskName)
    return { name: event.process_definition_name, to: paths.patient.journey({ organizationId, journeyId }) }
  if (!task || type === 'task_cancelled') return { name: taskName, to: undefined }
  const place = { organizationId, journeyId, taskId: task }
  const isAnswered = type === 'task_completed' || type === 'question_asked'
  return { name: taskName, to: isAnswered ? paths.patient.submission(place) : paths.patient.task(place) }
}

/** One event: type, step or journey, time and person. `journey` also names the journey. */
function EventRow({ event, journey }: { event: JourneyEvent; journey: boolean }) {
  const { t, locale, format } = useText('care')
  const { id: me } = useCurrentUser()
  const forName = useForWhom()(event.patient)
  const texts = t.care.history
  const Icon = icons[event.type] ?? IconInfoCircle
  const lang = nameLang(event.languages, locale)
  const { name, to } = subjectOf(event)
  const words = <span lang={lang}>{name}</span>
  return (
    <li className={styles.event} data-type={event.type}>
      <Icon aria-hidden size="1.5rem" />
      <RowWords>
        {to ? <RowLink to={to}>{words}</RowLink> : <Text strong>{words}</Text>}
        {event.text && <blockquote className={styles.said}>{event.text}</blockquote>}
        <RowHints>
          <span>{texts.type[event.type]()}</span>
          <time dateTime={event.occurred_at}>{format.dateTime(event.occurred_at)}</time>
          {event.actor && (
            <span>
              {event.actor.id === me ? texts.byYou() : texts.by({ name: event.actor.display_name })}
            </span>
          )}
          {journey && event.task_name && (
            <Text as="span" tone="secondary" {...(lang && { lang })}>
              {event.process_definition_name}
            </Text>
          )}
          {forName && <span>{t.care.forWhom({ name: forName })}</span>}
        </RowHints>
      </RowWords>
    </li>
  )
}
