import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { HealthStorySection, ProcessInstance } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconUser } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { AddNote } from './AddNote.tsx'
import { PersonContact } from './PersonContact.tsx'
import { PersonJourneys } from './PersonJourneys.tsx'
import { PersonSubmissions } from './PersonSubmissions.tsx'
import lines from '#src/ui/layout/lines.module.css'
import styles from './person.module.css'
import { PersonTrends } from './PersonTrends.tsx'
import { messagesOf, notesOf, personOf, type PersonPlace } from './queries.ts'
import { type RenderStory, SharedStory } from './SharedStory.tsx'

type Props = PersonPlace & {
  /** The person's attention list, passed in because features do not import each other. */
  attention: ReactNode
  /** The targets for their measurements, for the same reason. */
  targets: ReactNode
  /** Shows a Health Story, for the same reason. */
  renderStory: RenderStory
  /** Shows what the team suggests for it, given the parts that the person shares. */
  renderSuggestions: (sections: readonly HealthStorySection[]) => ReactNode
  /** Shows who is responsible for an enrolment. */
  renderResponsible: (enrolment: ProcessInstance) => ReactNode
}

/** A person across an organization's journeys: contacts, attention list, tasks and history. */
export function PersonView(props: Props) {
  const { t } = useText('provider')
  const texts = t.provider.people.page
  const isGone = (error: unknown) => error instanceof ApiError && error.notFound
  return (
    <Region
      title={texts.failed()}
      resetKey={props.personId}
      failure={(error, panel) => (isGone(error) ? <Gone organizationId={props.organizationId} /> : panel)}
    >
      <Person key={props.personId} {...props} />
    </Region>
  )
}

function useBack(organizationId: string) {
  const { t } = useText('provider')
  return { label: t.provider.people.page.back(), to: paths.provider.organization({ organizationId }) }
}

function Gone({ organizationId }: Pick<PersonPlace, 'organizationId'>) {
  const { t } = useText('provider')
  const texts = t.provider.people.page.gone
  return (
    <>
      <PageHeader title={texts.title()} back={useBack(organizationId)} />
      <EmptyState title={texts.title()} icon={IconUser}>
        {texts.body()}
      </EmptyState>
    </>
  )
}

function Person({ attention, targets, renderStory, renderSuggestions, renderResponsible, ...place }: Props) {
  const { t } = useText('provider')
  const { data: person } = useSuspenseQuery(personOf(place))
  const { page: texts, messages, notes, trends, story } = t.provider.people
  // PageFocus ignores changes of the query only, so the heading is focused here.
  useEffect(() => document.querySelector('h1')?.focus({ preventScroll: true }), [])
  return (
    <>
      <PageHeader title={person.display_name} back={useBack(place.organizationId)} />
      <Stack gap="xl">
        <PersonContact {...place} person={person} />
        <div className={styles.columns}>
          <Stack gap="xl">
            {attention}
            <Stack as="section" gap="sm">
              <Title level={2} id="person-journeys">
                {texts.journeys()}
              </Title>
              <Region title={texts.journeysFailed()} pending={<Skeleton lines={3} />}>
                <PersonJourneys {...place} renderResponsible={renderResponsible} />
              </Region>
            </Stack>
            <Stack as="section" gap="sm">
              <Title level={2}>{trends.title()}</Title>
              <Region title={trends.failed()} pending={<Skeleton lines={3} />}>
                <PersonTrends {...place} />
              </Region>
            </Stack>
            {targets}
            <Stack as="section" gap="sm">
              <Title level={2} id="person-submissions">
                {texts.submissions()}
              </Title>
              <Region title={texts.submissionsFailed()} pending={<Skeleton lines={3} />}>
                <PersonSubmissions {...place} />
              </Region>
            </Stack>
            <Stack as="section" gap="sm">
              <Title level={2} id="person-messages">
                {messages.title()}
              </Title>
              <Region title={messages.failed()} pending={<Skeleton lines={3} />}>
                <PersonMessages {...place} />
              </Region>
            </Stack>
            <Stack as="section" gap="sm">
              <Title level={2}>{story.title()}</Title>
              <SharedStory {...place} sections={person.shared_sections} renderStory={renderStory} />
              {renderSuggestions(person.shared_sections)}
            </Stack>
          </Stack>
          <Stack as="section" gap="sm">
            <Title level={2} id="person-notes">
              {notes.title()}
            </Title>
            <AddNote {...place} />
            <Region title={notes.failed()} pending={<Skeleton lines={3} />}>
              <PersonNotes {...place} />
            </Region>
          </Stack>
        </div>
      </Stack>
    </>
  )
}

/** Care team notes about a person, latest first. */
function PersonNotes(place: PersonPlace) {
  const { t, format } = useText('provider')
  const { data } = useSuspenseQuery(notesOf(place))
  const { count, results } = data
  const texts = t.provider.people.notes
  if (count === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <>
      {count > results.length && (
        <Text tone="secondary">{texts.showing({ shown: results.length, count })}</Text>
      )}
      <ul role="list" className={lines.rows} aria-labelledby="person-notes">
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

/** What the system sent to a person for the organization, latest first; never what it said. */
function PersonMessages(place: PersonPlace) {
  const { t, format } = useText('provider')
  const { data } = useSuspenseQuery(messagesOf(place))
  const { count, results } = data
  const texts = t.provider.people.messages
  if (count === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <>
      {count > results.length && (
        <Text tone="secondary">{texts.showing({ shown: results.length, count })}</Text>
      )}
      <ul role="list" className={lines.rows} aria-labelledby="person-messages">
        {results.map(({ id, kind, channel, sent_at: at }) => (
          <li key={id} className={lines.row}>
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
