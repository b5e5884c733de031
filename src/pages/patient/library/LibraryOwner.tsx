import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Patient } from '#generated/model/index.ts'
import { profileName } from '#src/features/profiles/show/profile-name.ts'
import { useSwitchProfile } from '#src/features/profiles/switch/use-switch-profile.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useActiveProfile } from '#src/session/user/active-profile.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconBook2 } from '#src/ui/icons.ts'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'

/** The library, or why it isn't there: a care partner doesn't see what the person they help reads. */
export function LibraryOwner({ children }: { children: ReactNode }) {
  const profile = useActiveProfile()
  return profile?.care_partner_level === undefined ? children : <NotShared profile={profile} />
}

function NotShared({ profile }: { profile: Patient }) {
  const { t } = useText('partners', 'profiles')
  const { data } = useQuery(ownProfiles())
  const { pendingId, switchTo } = useSwitchProfile()
  const own = data?.results.find(({ is_self: isSelf }) => isSelf)
  const texts = t.partners.library
  return (
    <EmptyState
      title={texts.title()}
      icon={IconBook2}
      action={
        own && (
          <Button pending={pendingId === own.id} onClick={() => switchTo(own)}>
            {texts.own()}
          </Button>
        )
      }
    >
      {texts.body({ name: profileName(profile, t) })}
    </EmptyState>
  )
}
