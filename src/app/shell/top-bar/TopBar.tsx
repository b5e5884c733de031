import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import { OrganizationIcon } from '#src/features/organizations/logo/OrganizationIcon.tsx'
import { useConfig } from '#src/flags/config.ts'
import { languages, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { areaOf } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { useSelectedOrganization } from '#src/session/organization/active-organization.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { saveLanguage } from '#src/session/user/save-language.ts'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import { IconLanguage, IconMenu2 } from '#src/ui/icons.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuRadio } from '#src/ui/menus/MenuParts.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { preloadDrawer } from '#src/ui/overlays/Drawer.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { UserMenu } from './UserMenu.tsx'
import { toastFailure } from './failure-toast.ts'
import styles from './top-bar.module.css'

/** Loaded for care teams only. */
const [CareTeamTools] = latePart(async () => (await import('./CareTeamTools.tsx')).CareTeamTools)

type Props = {
  drawerOpened: boolean
  onOpenDrawer: () => void
}

/** Brand or organization, language and account. The right side is empty until the person is known (SHELL-01). */
export function TopBar({ drawerOpened, onOpenDrawer }: Props) {
  const { t } = useText()
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  return (
    <header className={styles.bar} data-no-print>
      <div className={styles.row}>
        {area && (
          <button
            type="button"
            className={styles.open}
            aria-label={t.nav.openMenu()}
            aria-haspopup="dialog"
            aria-expanded={drawerOpened}
            onPointerEnter={preloadDrawer}
            onFocus={preloadDrawer}
            onClick={onOpenDrawer}
          >
            <IconMenu2 aria-hidden size="1.5rem" />
          </button>
        )}
        {area === 'patient' || area === 'provider' ? (
          <Region key={area} pending={<HomeLink />} failure={() => <HomeLink />} resetKey={pathname}>
            <WithOrganization area={area} />
          </Region>
        ) : (
          <HomeLink />
        )}
        <div className={styles.right}>
          {area === 'provider' && (
            <Region pending={null} failure={() => null} resetKey={pathname}>
              <CareTeamTools />
            </Region>
          )}
          <Region pending={null} failure={() => null} resetKey={pathname}>
            <Person />
          </Region>
        </div>
      </div>
    </header>
  )
}

/** The account menu; guests have a menu of their own (SHELL-03). */
function Person() {
  const { is_guest: isGuest } = useCurrentUser()
  return (
    <>
      {isGuest && <GuestMenu />}
      <LanguageMenu />
      {!isGuest && <UserMenu />}
    </>
  )
}

function HomeLink({ wideOnly = false }: { wideOnly?: boolean }) {
  const { t } = useText()
  const { brand } = useConfig()
  return (
    <Link
      to={paths.home()}
      className={wideOnly ? styles.brandOnWide : styles.brand}
      aria-label={t.brand.home({ product: brand.name })}
    >
      <BrandMark name={brand.name} src={brand.logo || undefined} />
    </Link>
  )
}

/** On small screens the organization replaces the product name (SHELL-05). */
function WithOrganization({ area }: { area: 'patient' | 'provider' }) {
  const { organization } = useSelectedOrganization()
  if (!organization) return <HomeLink />
  const home =
    area === 'patient'
      ? paths.patient.organization({ organizationId: organization.id })
      : paths.provider.organization({ organizationId: organization.id })
  return (
    <>
      <HomeLink wideOnly />
      <Link to={home} className={styles.organization}>
        <OrganizationIcon organization={organization} />
        <span className={styles.organizationName}>{organization.name}</span>
      </Link>
    </>
  )
}

/** EN or FR, with a menu of both languages in their own names (SHELL-39, SHELL-40). */
function LanguageMenu() {
  const { t, locale } = useText()
  const { id } = useCurrentUser()
  const change = useChangeLanguage(id)
  const current = languages.find((language) => language.locale === locale)
  const trigger = (
    <>
      <IconLanguage className={styles.language} aria-hidden size="1.25rem" />
      {current?.short}
    </>
  )
  return (
    <Menu trigger={trigger} label={t.language.label()} withChevron={false}>
      <MenuGroup label={t.language.label()} hideLabel>
        {languages.map((language) => (
          <MenuRadio
            key={language.locale}
            lang={language.lang}
            checked={language.locale === locale}
            onSelect={() => change(language.locale)}
          >
            {language.name}
          </MenuRadio>
        ))}
      </MenuGroup>
    </Menu>
  )
}

/** Saves the language of a signed-in person and refetches them (CALL-18); shows a toast on failure (ERR-08). */
function useChangeLanguage(userId: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Locale) => saveLanguage(userId, wanted),
    onSuccess: () => invalidateGetCurrentUser(queryClient),
    onError: () => toastFailure((t) => t.errors.languagePreference()),
  })
  return (wanted: Locale) => {
    if (!isPending) mutate(wanted)
  }
}
