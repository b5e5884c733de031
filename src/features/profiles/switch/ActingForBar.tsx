import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { ProfileAvatar } from '../show/ProfileAvatar.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Text } from '#src/ui/basics.tsx'
import { profileName } from '../show/profile-name.ts'
import styles from './acting-for.module.css'
import { useSwitchProfile } from './use-switch-profile.ts'

/** Names the active profile if it belongs to another person. Renders nothing for one's own. */
export function ActingForBar() {
  return (
    <Region pending={null} failure={() => null}>
      <ForSomebodyElse />
    </Region>
  )
}

function ForSomebodyElse() {
  const { is_guest: isGuest } = useCurrentUser()
  const hasMenu = useFlag('multipleProfiles') && !isGuest
  const profile = useActiveProfile()
  useEffect(() => {
    // Preloads the texts the menu needs when it opens.
    if (hasMenu) loadTexts('profiles').catch(() => undefined)
  }, [hasMenu])
  return profile && !profile.is_self ? <Bar profile={profile} /> : null
}

function Bar({ profile }: { profile: Patient }) {
  const { t } = useText('profiles')
  const { data } = useQuery(ownProfiles())
  const { switchTo, pendingId } = useSwitchProfile()
  const own = data?.results.find(({ is_self: isSelf }) => isSelf)
  const name = profileName(profile, t)
  const texts = t.profiles.acting
  return (
    <section aria-label={texts.label()} className={styles.bar}>
      <ProfileAvatar profile={profile} size="sm" />
      <Text strong>{texts.text({ name })}</Text>
      {own && (
        <Button variant="quiet" size="sm" pending={pendingId === own.id} onClick={() => switchTo(own)}>
          {texts.own()}
        </Button>
      )}
    </section>
  )
}
