import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ClearData } from '#src/features/guest/ClearData.tsx'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { dropClaim } from '#src/session/guest/guest-claim.ts'
import { rememberGuestUrl } from '#src/session/sign-in/remembered-url.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconEraser, IconShieldLock } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuItem, MenuLink } from '#src/ui/menus/MenuParts.tsx'

/** A guest's replacement for the account menu: sign-up and privacy (SHELL-03, SHELL-31..38). */
export function GuestMenu() {
  const { t } = useText()
  const { policies } = useConfig()
  const { pathname, search, hash } = useLocation()
  const [clearing, setClearing] = useState(false)
  const signUp = () => {
    dropClaim() // Starts over with a fresh proof.
    rememberGuestUrl(pathname + search + hash)
  }
  return (
    <>
      <ButtonLink to={paths.guest.signUp()} size="sm" onClick={signUp}>
        {t.userMenu.signUp()}
      </ButtonLink>
      <Menu
        trigger={<IconShieldLock aria-hidden size="1.25rem" />}
        label={t.userMenu.privacyMenu()}
        withChevron={false}
      >
        <MenuGroup label={t.userMenu.privacyMenu()} hideLabel>
          <MenuLink href={policies.privacy} icon={IconShieldLock}>
            {t.userMenu.privacy()}
          </MenuLink>
          <MenuItem onSelect={() => setClearing(true)} icon={IconEraser}>
            {t.userMenu.clearData()}
          </MenuItem>
        </MenuGroup>
      </Menu>
      <ClearData opened={clearing} onClose={() => setClearing(false)} />
    </>
  )
}
