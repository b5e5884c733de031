import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { JourneyEvent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import lines from '#src/ui/layout/lines.module.css'
import { type PersonPlace, submissionsOf } from './queries.ts'

/** Submissions in all journeys of a person, latest first. */
export function PersonSubmissions(place: PersonPlace) {
  const { t } = useText('provider')
  const { data } = useSuspenseQuery(submissionsOf(place))
  const { count, results } = data
  const texts = t.provider.people.page
  if (count === 0) return <Text tone="secondary">{texts.noSubmissions()}</Text>
  return (
    <>
      {count > results.length && (
        <Text tone="secondary">{texts.showing({ shown: results.length, count })}</Text>
      )}
      <ul role="list" className={lines.rows} aria-labelledby="person-submissions">
        {results.map((event) => (
          <Submission key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
}

function Submission({ event }: { event: JourneyEvent }) {
  const { t, locale, format } = useText('provider')
  const { pathname, search } = useLocation()
  const { actor, patient, organization: organizationId, process_instance: journeyId, task, languages } = event
  const lang = languages.includes(locale) ? undefined : 'en'
  const place = { organizationId, journeyId, taskId: task ?? '' }
  return (
    <li className={lines.row}>
      <div className={lines.words}>
        {task === null ? (
          <Text as="span">{event.task_name}</Text>
        ) : (
          <TextLink to={paths.provider.submission(place, { returnTo: pathname + search })}>
            <span lang={lang}>{event.task_name}</span>
          </TextLink>
        )}
        <Text as="span" size="sm" tone="secondary" lang={lang}>
          {event.process_definition_name}
        </Text>
      </div>
      <Text as="span" tone="secondary">
        <time dateTime={event.occurred_at}>{format.dateTime(event.occurred_at)}</time>
        {actor &&
          actor.display_name !== patient.display_name &&
          ` ${t.provider.people.page.by({ name: actor.display_name })}`}
      </Text>
    </li>
  )
}
