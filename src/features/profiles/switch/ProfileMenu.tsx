import { useQuery } from '@tanstack/react-query'
import type { Patient } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { ProfileAvatar } from '../show/ProfileAvatar.tsx'
import { MenuGroup, MenuItem, MenuLink, MenuRadio, MenuSeparator } from '#src/ui/menus/MenuParts.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { VisuallyHidden } from '#src/ui/basics.tsx'
import { profileName } from '../show/profile-name.ts'
import { useSwitchProfile } from './use-switch-profile.ts'

/**
 * Part of the user menu: the active profile with a link to its page (SHELL-23, SHELL-24) and a list to switch
 * (SHELL-25, SHELL-26, D-39); without a profile, a link to create one (ROUTE-87, D-64). Hidden when multiple
 * profiles are off (SHELL-27). If profiles fail to load, the rest of the menu still works.
 */
export function ProfileMenu() {
  const multipleProfiles = useFlag('multipleProfiles')
  const { is_guest: isGuest } = useCurrentUser()
  if (!multipleProfiles || isGuest) return null
  return (
    <Region pending={null} failure={() => null}>
      <Profiles />
    </Region>
  )
}

function Profiles() {
  const { t } = useText('profiles')
  const { data, isError, refetch } = useQuery(ownProfiles())
  const { active, switchTo } = useSwitchProfile()
  const texts = t.profiles
  if (!data) {
    return isError ? <MenuItem onSelect={() => void refetch()}>{texts.menuFailed()}</MenuItem> : null
  }
  const profiles = data.results
  if (profiles.length === 0) {
    return (
      <>
        <MenuLink to={paths.settings.profiles()}>{texts.none.create()}</MenuLink>
        <MenuSeparator />
      </>
    )
  }
  const current = profiles.find(({ id }) => id === active)
  const avatar = (profile: Patient) => <ProfileAvatar profile={profile} size="sm" />
  return (
    <>
      {current && (
        <MenuLink
          to={isOwn(current) ? paths.settings.profile({ profileId: current.id }) : paths.settings.profiles()}
          picture={avatar(current)}
        >
          <span>
            {profileName(current, t)}
            <VisuallyHidden>, {texts.menuActive()}</VisuallyHidden>
          </span>
        </MenuLink>
      )}
      {/* The only profile has its link above. */}
      {profiles.length > 1 && (
        <MenuGroup label={texts.menu()} scroll>
          {profiles.map((profile) => (
            <MenuRadio
              key={profile.id}
              checked={profile.id === active}
              picture={avatar(profile)}
              onSelect={() => switchTo(profile)}
            >
              {profileName(profile, t)}
            </MenuRadio>
          ))}
        </MenuGroup>
      )}
      <MenuSeparator />
    </>
  )
}
