import { useLocation } from 'react-router-dom'
import { ProfileMenu } from '#src/features/profiles/switch/ProfileMenu.tsx'
import { useConfig } from '#src/flags/config.ts'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import type { Area } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { rolesOf } from '#src/session/user/roles.ts'
import { Avatar } from '#src/ui/data/Avatar.tsx'
import {
  IconChevronDown,
  IconHeartHandshake,
  IconHelpCircle,
  IconLifebuoy,
  IconLogout,
  IconSettings,
  IconShieldLock,
  IconUser,
} from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuItem, MenuLink, MenuSeparator } from '#src/ui/menus/MenuParts.tsx'
import { displayName } from './display-name.ts'
import { roleLabel, roleSwitch } from './role-view.ts'
import styles from './top-bar.module.css'
import { useSignOut } from './use-sign-out.ts'

/**
 * The account menu: name, role switcher and personal pages (SHELL-04, SHELL-16); FAQs are for patients
 * (SHELL-20, D-38).
 */
export function UserMenu() {
  const { t } = useText()
  const { pathname } = useLocation()
  const { brand, policies } = useConfig()
  const user = useCurrentUser()
  const { signOut } = useSignOut()
  const roles = rolesOf(user)
  const name = displayName(user, t.userMenu.nameless())
  const role = roleLabel(pathname, roles)
  const trigger = (
    <>
      <Avatar name={name} size="sm" />
      <span className={styles.person}>
        <span className={styles.name}>{name}</span>
        {role && <span className={styles.role}> {areaName(t, role)}</span>}
      </span>
      <IconChevronDown className={styles.chevron} aria-hidden size="1.125rem" />
    </>
  )
  return (
    <Menu trigger={trigger} label={t.userMenu.label()} withChevron={false}>
      {/* The profile below has the name; the email says which account this is. */}
      <MenuGroup label={user.email ?? name}>
        <ProfileMenu />
        <RoleSwitcher roles={roles} />
        <MenuLink to={paths.settings.home()} icon={IconSettings}>
          {t.userMenu.accountSettings()}
        </MenuLink>
        <MenuLink href={`mailto:${brand.supportEmail}`} icon={IconLifebuoy}>
          {t.userMenu.support()}
        </MenuLink>
        {roles.includes('patient') && (
          <MenuLink to={paths.patient.faq()} icon={IconHelpCircle}>
            {t.userMenu.faqs()}
          </MenuLink>
        )}
        <MenuLink href={policies.privacy} icon={IconShieldLock}>
          {t.userMenu.privacy()}
        </MenuLink>
        <MenuItem onSelect={signOut} icon={IconLogout}>
          {t.userMenu.signOut()}
        </MenuItem>
      </MenuGroup>
    </Menu>
  )
}

const icons = {
  patient: IconUser,
  provider: IconHeartHandshake,
  admin: IconSettings,
} satisfies Record<Area, typeof IconUser>

/** Label of a role in the top bar and the role switcher. */
function areaName(t: Texts, area: Area): string {
  switch (area) {
    case 'patient':
      return t.area.personal()
    case 'provider':
      return t.area.provider()
    case 'admin':
      return t.area.admin()
  }
}

/** Links to the areas of the person's roles (SHELL-28..30). */
function RoleSwitcher({ roles }: { roles: readonly Area[] }) {
  const { t } = useText()
  const { pathname } = useLocation()
  const state = roleSwitch(pathname, roles)
  if (!state.shown) return null
  const { current, options } = state
  return (
    <>
      <MenuGroup
        key={current}
        label={current ? areaName(t, current) : t.area.selectOne()}
        collapse={current ? 'closed' : 'open'}
      >
        {options.map((area) => {
          const Icon = icons[area]
          return (
            <MenuLink key={area} to={paths[area].home()} icon={Icon} current={area === current}>
              {areaName(t, area)}
            </MenuLink>
          )
        })}
      </MenuGroup>
      <MenuSeparator />
    </>
  )
}
