import { useSuspenseQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Stack, Text, Title, VisuallyHidden } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconCheck, IconHeartHandshake } from '#src/ui/icons.ts'
import { profileName } from './profile-name.ts'
import { ProfileAvatar } from './ProfileAvatar.tsx'
import styles from '../profiles.module.css'
import { useSwitchProfile } from '../switch/use-switch-profile.ts'

/** The profiles a person manages: whose each is, and which is active. */
export function ProfileCards() {
  const { t } = useText('profiles')
  const { data } = useSuspenseQuery(ownProfiles())
  const multipleProfiles = useFlag('multipleProfiles')
  const texts = t.profiles
  const add = paths.settings.profiles({}, { add: true })
  if (data.results.length === 0) {
    return (
      <EmptyState
        title={texts.none.title()}
        icon={IconHeartHandshake}
        action={<ButtonLink to={add}>{texts.none.create()}</ButtonLink>}
      >
        {texts.none.body()}
      </EmptyState>
    )
  }
  return (
    <Stack gap="lg">
      <ul role="list" className={styles.cards} aria-label={texts.title()}>
        {data.results.map((profile) => (
          <ProfileCard key={profile.id} profile={profile} canSwitch={multipleProfiles} />
        ))}
      </ul>
      {multipleProfiles && (
        <ButtonLink to={add} variant="secondary" width="phone">
          {texts.add()}
        </ButtonLink>
      )}
    </Stack>
  )
}

function ProfileCard({ profile, canSwitch }: { profile: Patient; canSwitch: boolean }) {
  const { t } = useText('profiles')
  const { active, pendingId, switchTo } = useSwitchProfile()
  const texts = t.profiles
  const name = profileName(profile, t)
  const isActive = profile.id === active
  const whose = () => {
    if (!isOwn(profile)) return texts.helping()
    return profile.is_self ? texts.yours() : texts.someone()
  }
  return (
    <Card as="li" className={styles.card}>
      <ProfileAvatar profile={profile} size="lg" />
      <div className={styles.who}>
        <Title level={2} size={3}>
          {name}
        </Title>
        <Text tone="secondary">{whose()}</Text>
        {isActive && (
          <Badge tone="success" icon={IconCheck}>
            {texts.active()}
          </Badge>
        )}
      </div>
      <div className={styles.actions}>
        {canSwitch && !isActive && (
          <Button size="sm" pending={pendingId === profile.id} onClick={() => switchTo(profile)}>
            {texts.use()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {isOwn(profile) && (
          <ButtonLink to={paths.settings.profile({ profileId: profile.id })} variant="secondary" size="sm">
            {texts.edit()}
            <VisuallyHidden> {name}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
