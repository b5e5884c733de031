import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router-dom'
import type { Patient } from '#generated/model/index.ts'
import { ProfileAvatar } from '#src/features/profiles/show/ProfileAvatar.tsx'
import { profileName } from '#src/features/profiles/show/profile-name.ts'
import styles from '#src/features/profiles/profiles.module.css'
import { useSwitchProfile } from '#src/features/profiles/switch/use-switch-profile.ts'
import { storyHome } from '#src/features/records/story-home.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { SHARED } from '#src/lib/browser/shared-files.ts'
import { paths } from '#src/routes/paths.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Text, Title, VisuallyHidden } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconHeartHandshake } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'

export const title = (t: Texts): string => t.records.landing.title()

/**
 * Redirects to the active profile's Health Story (ROUTE-22, D-62). Without an active profile the person chooses
 * one; without any profile, the page explains how to get one.
 */
export default function HealthStoryPage() {
  const { t } = useText('records')
  const { current_patient: active } = useCurrentUser()
  const texts = t.records.landing
  const isHelping = useActiveProfile()?.care_partner_level !== undefined
  if (isHelping) return <NotShared />
  if (active !== null) return <ToStory patientId={active} />
  return (
    <Region title={texts.failed()}>
      <WithoutActiveProfile />
    </Region>
  )
}

/** A document that another app shared goes where documents are added. */
function ToStory({ patientId }: { patientId: string }) {
  const { hash } = useLocation()
  const { newDocument } = paths.patient.healthStory
  const to = hash === SHARED ? newDocument({ patientId }) + SHARED : storyHome(patientId)
  return <Navigate to={to} replace />
}

/** A care partner sees journeys, not the Health Story. */
function NotShared() {
  const { t } = useText('records')
  const texts = t.records.landing
  return (
    <>
      <PageHeader title={texts.title()} />
      <Text>{texts.notShared()}</Text>
    </>
  )
}

function WithoutActiveProfile() {
  const { t } = useText('records')
  const { data } = useSuspenseQuery(ownProfiles())
  const own = data.results.filter(isOwn)
  const [only, another] = own
  const texts = t.records.landing
  if (only && !another) return <ToStory patientId={only.id} />
  if (!only) {
    return (
      <>
        <PageHeader title={texts.title()} />
        <EmptyState
          title={texts.none.title()}
          icon={IconHeartHandshake}
          action={
            <ButtonLink to={paths.settings.profiles({}, { add: true })}>{texts.none.create()}</ButtonLink>
          }
        >
          {texts.none.body()}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title={texts.choose()} subtitle={texts.chooseHint()} />
      <ul role="list" className={styles.cards} aria-label={texts.choose()}>
        {own.map((profile) => (
          <Choice key={profile.id} profile={profile} />
        ))}
      </ul>
    </>
  )
}

/** Choosing a profile activates it, which triggers the redirect. */
function Choice({ profile }: { profile: Patient }) {
  const { t } = useText('records', 'profiles')
  const { pendingId, switchTo } = useSwitchProfile()
  const texts = t.records.landing
  const name = profileName(profile, t)
  return (
    <Card as="li" className={styles.card}>
      <ProfileAvatar profile={profile} size="lg" />
      <div className={styles.who}>
        <Title level={2} size={3}>
          {name}
        </Title>
        <Text tone="secondary">{profile.is_self ? t.profiles.yours() : t.profiles.someone()}</Text>
      </div>
      <div className={styles.actions}>
        <Button size="sm" pending={pendingId === profile.id} onClick={() => switchTo(profile)}>
          <span aria-hidden>{texts.open()}</span>
          <VisuallyHidden>{texts.openNamed({ name })}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  )
}
