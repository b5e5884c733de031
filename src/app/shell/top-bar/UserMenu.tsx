import { useLocation } from 'react-router-dom'
import { ProfileMenu } from '#src/features/profiles/switch/ProfileMenu.tsx'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { rolesOf } from '#src/session/user/roles.ts'
import { Avatar } from '#src/ui/data/Avatar.tsx'
import {
  IconChevronDown,
  IconHelpCircle,
  IconLifebuoy,
  IconLogout,
  IconSettings,
  IconShieldLock,
} from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup } from '#src/ui/menus/MenuGroup.tsx'
import { MenuItem } from '#src/ui/menus/MenuItem.tsx'
import { MenuLink } from '#src/ui/menus/MenuLink.tsx'
import { displayName } from './display-name.ts'
import { areaName, RoleSwitcher } from './RoleSwitcher.tsx'
import { roleLabel } from './role-view.ts'
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
