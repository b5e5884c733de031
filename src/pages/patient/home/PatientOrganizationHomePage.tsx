import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useSettled } from '#src/api/use-settled.ts'
import { partOfDay } from '#src/features/journeys/home/greeting.ts'
import { HomeJourneys } from '#src/features/journeys/home/HomeJourneys.tsx'
import { HomeNextTask } from '#src/features/journeys/home/HomeNextTask.tsx'
import { HomeTasks } from '#src/features/journeys/home/HomeTasks.tsx'
import styles from '#src/features/journeys/journeys.module.css'
import { journeysOf, openTasks } from '#src/features/journeys/queries.ts'
import { useNow } from '#src/features/journeys/task-list/use-now.ts'
import { recommended } from '#src/features/library/queries.ts'
import { ProfileAvatar } from '#src/features/profiles/show/ProfileAvatar.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { useActiveOrganization } from '#src/session/organization/active-organization.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Avatar } from '#src/ui/data/Avatar.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { useNearView } from '#src/ui/layout/use-near-view.ts'

/** Lazy, because only some hosts use it (FLAG-08). */
const SingleJourneyHome = lazy(() =>
  import('#src/features/journeys/home/SingleJourneyHome.tsx').then((module) => ({
    default: module.SingleJourneyHome,
  })),
)

/** Lazy, because it renders after the tasks. */
const RecommendedContent = lazy(() =>
  import('#src/features/library/home/RecommendedContent.tsx').then((module) => ({
    default: module.RecommendedContent,
  })),
)

export const title = (t: Texts): string => t.patient.home.title()

/** The home of an organization, or the person's single journey where the flag is on. */
export default function PatientOrganizationHomePage() {
  const { organizationId } = useRouteParams('organizationId')
  const isJourney = useFlag('singleJourneyHome')
  // The key remounts per organization, which resets the modal and announcements.
  const home = <Home key={organizationId} organizationId={organizationId} />
  if (!isJourney) return home
  return (
    <SingleJourneyHome
      key={organizationId}
      organizationId={organizationId}
      greeting={<Greeting />}
      otherwise={home}
    />
  )
}

/**
 * For sections that render once their data is here, because React delays content that suspends by 300 ms. A query, not a
 * prefetch, which does nothing for data that a change of language has reset. The section's own query polls.
 */
const ahead: { refetchInterval: false; notifyOnChangeProps: [] } = {
  refetchInterval: false,
  notifyOnChangeProps: [],
}

/**
 * The next step first, then the journeys. The parts load in parallel and fail separately; each appears once those above
 * it have loaded, to avoid layout shifts. Recommended content loads when it comes near the viewport.
 */
function Home({ organizationId }: { organizationId: string }) {
  const { t } = useText()
  const { organizations } = useActiveOrganization()
  const { current_patient: patient } = useCurrentUser()
  useQuery({ ...openTasks(organizationId), ...ahead })
  useQuery({ ...journeysOf(organizationId), ...ahead })
  const hasTasks = useSettled(openTasks(organizationId))
  const hasJourneys = useSettled(journeysOf(organizationId)) && hasTasks
  const hasReading = useSettled(recommended({ organization: organizationId, patient })) && hasJourneys
  const [readingRef, isReadingNear] = useNearView()
  const texts = t.patient.home
  return (
    <>
      <Hello />
      <div className={styles.beside}>
        <Region title={t.patient.failed.tasks()} pending={<Skeleton cards={1} lines={4} />}>
          {hasTasks ? <HomeTasks organizationId={organizationId} /> : <Skeleton cards={1} lines={4} />}
        </Region>
        <div hidden={!hasTasks}>
          <Stack as="section" gap="sm">
            <Title level={2} id="journeys">
              {t.patient.journeys.title()}
            </Title>
            <Region title={t.patient.failed.journeys()} pending={<Skeleton cards={2} />}>
              {hasJourneys ? <HomeJourneys organizationId={organizationId} /> : <Skeleton cards={2} />}
            </Region>
          </Stack>
        </div>
      </div>
      <div className={styles.reading} ref={readingRef} hidden={!hasJourneys}>
        {isReadingNear ? (
          <Region title={t.patient.failed.reading()} pending={<Skeleton cards={1} lines={3} />}>
            <RecommendedContent organizationId={organizationId} />
          </Region>
        ) : (
          <div className={styles.unseen} data-loading />
        )}
      </div>
      <div className={styles.further} hidden={!hasReading}>
        <Group gap="lg">
          <TextLink to={paths.patient.history({ organizationId })}>{texts.history()}</TextLink>
          {organizations.length > 1 && <TextLink to={paths.patient.home()}>{texts.organizations()}</TextLink>}
        </Group>
      </div>
      {hasJourneys && (
        <Region pending={null} failure={() => null}>
          <HomeNextTask organizationId={organizationId} />
        </Region>
      )}
    </>
  )
}

/** The greeting, with the avatar of the active profile. */
function Hello() {
  const { t } = useText()
  const { organization } = useActiveOrganization()
  const profile = useActiveProfile()
  const { current_patient: patient, is_guest: isGuest } = useCurrentUser()
  const hasProfile = patient !== null && !isGuest
  const hasOthers = useHasOthers()
  const texts = t.patient.home
  return (
    <div className={styles.hello}>
      {profile && <ProfileAvatar profile={profile} size="lg" />}
      {!profile && hasProfile && <Avatar name="" size="lg" />}
      <div>
        <PageHeader title={<Greeting />} subtitle={organization?.name} />
        {profile && hasOthers && (
          <Text>
            {texts.acting({ name: `${profile.first_name} ${profile.last_name}`.trim() })}{' '}
            <TextLink to={paths.settings.profiles()}>{texts.switchProfile()}</TextLink>
          </Text>
        )}
      </div>
    </div>
  )
}

/** Whether the person manages more than one profile, as far as loaded. */
function useHasOthers(): boolean {
  const { is_guest: isGuest } = useCurrentUser()
  const several = useFlag('multipleProfiles') && !isGuest
  const { data } = useQuery({ ...ownProfiles(), enabled: several })
  return several && (data?.results.length ?? 0) > 1
}

function Greeting() {
  const { t } = useText()
  const { first_name: name } = useCurrentUser()
  const texts = t.patient.home.greeting
  const greeting = texts[partOfDay(useNow())]()
  return name ? texts.named({ greeting, name }) : greeting
}
