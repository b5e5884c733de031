import { useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { uploads } from '#src/features/documents/upload/uploads-store.ts'
import { OrganizationTheme } from '#src/features/organizations/theme/OrganizationTheme.tsx'
import { ActingForBar } from '#src/features/profiles/switch/ActingForBar.tsx'
import { useConfig } from '#src/flags/config.ts'
import { loadTexts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { latePart } from '#src/lib/late-part.tsx'
import { onReading, readingNow } from '#src/lib/browser/reading.ts'
import { paths } from '#src/routes/paths.ts'
import { areaOf, isHome, isInSettings } from '#src/routes/areas.ts'
import {
  useOrganizationBefore,
  useSelectedOrganization,
} from '#src/session/organization/active-organization.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Drawer } from '#src/ui/overlays/Drawer.tsx'
import { NewVersionNotice, useNewVersion } from '#src/ui/messages/NewVersionNotice.tsx'
import { OfflineNotice } from '#src/ui/messages/OfflineNotice.tsx'
import { SkipLink } from '#src/ui/text/SkipLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { OrganizationGate } from '../gates/OrganizationGate.tsx'
import { useFlag } from '#src/session/user/use-flag.ts'
import { BrandMark } from '#src/ui/data/BrandMark.tsx'
import styles from './shell.module.css'
import { SideNav } from './navigation/SideNav.tsx'
import { TopBar } from './top-bar/TopBar.tsx'
import { SideLogo } from './navigation/SideLogo.tsx'

/** Loaded when there is an upload. */
const [UploadTray] = latePart(
  async () => (await import('#src/features/documents/upload/UploadTray.tsx')).UploadTray,
)

/** Loaded when the person has asked to close their account. */
const [ClosingNotice] = latePart(
  async () => (await import('#src/features/sign-in/closure/ClosingNotice.tsx')).ClosingNotice,
)

/** Loaded when the person has asked for it. */
const [ListenBar] = latePart(async () => (await import('#src/features/reading/ListenBar.tsx')).ListenBar)

export function Shell() {
  const { t } = useText()
  const { brand, policies } = useConfig()
  const { closes_at: closesAt } = useCurrentUser()
  const { pathname, key } = useLocation()
  const [drawer, setDrawer] = useState<{ opened: boolean; at: string }>({ opened: false, at: key })
  // Navigating closes the drawer (SHELL-47).
  if (drawer.opened && drawer.at !== key) setDrawer({ opened: false, at: key })
  const close = () => setDrawer({ opened: false, at: key })
  const area = areaOf(pathname)
  const isForStaff = area === 'provider' || area === 'admin'
  // The home page redirects to an area: reserving the panel's space prevents a layout shift.
  const hasPanel = area !== undefined || pathname === paths.home()
  const hasListenBar = useSyncExternalStore(onReading, readingNow).includes('listen')
  const hasUploads = useSyncExternalStore(uploads.subscribe, uploads.isAny)

  useEffect(() => {
    // Preloads error texts, because they are needed offline.
    loadTexts('errors').catch(() => undefined)
  }, [])

  return (
    <>
      <SkipLink />
      {area !== 'admin' && (area || isInSettings(pathname)) && (
        <Region key={area} pending={null} failure={() => null} resetKey={pathname}>
          {area ? <ActiveTheme /> : <ThemeBefore />}
        </Region>
      )}
      <TopBar drawerOpened={drawer.opened} onOpenDrawer={() => setDrawer({ opened: true, at: key })} />
      <div className={styles.body}>
        {hasPanel && (
          <div className={styles.panel} data-no-print>
            <SideNav variant="panel" />
          </div>
        )}
        <div className={styles.column} data-density={isForStaff ? 'compact' : undefined}>
          <OfflineNotice />
          <NewVersionNotice shown={useNewVersion()} />
          {!isForStaff && <ActingForBar />}
          {hasListenBar && (
            <Region pending={null} failure={() => null}>
              <ListenBar key={pathname} />
            </Region>
          )}
          <main id="main" className={styles.main}>
            {closesAt && isHome(pathname) && (
              <Region pending={null} failure={() => null}>
                <div className={styles.notice}>
                  <ClosingNotice />
                </div>
              </Region>
            )}
            {area === 'provider' ? (
              <OrganizationGate>
                <Outlet />
              </OrganizationGate>
            ) : (
              <Outlet />
            )}
          </main>
          {hasUploads && (
            <Region pending={null} failure={() => null}>
              <UploadTray />
            </Region>
          )}
          <footer className={styles.footer} data-no-print>
            <TextLink href={`mailto:${brand.supportEmail}`} newTab={false}>
              {t.userMenu.support()}
            </TextLink>
            <TextLink href={policies.privacy}>{t.userMenu.privacy()}</TextLink>
          </footer>
        </div>
      </div>
      <Drawer opened={drawer.opened} onClose={close} title={<DrawerTitle />}>
        <SideNav variant="drawer" onNavigate={close} />
      </Drawer>
    </>
  )
}

function ActiveTheme() {
  const { organization } = useSelectedOrganization()
  return organization ? <OrganizationTheme organization={organization} /> : null
}

/** The settings keep the colours of the organization a person comes from. */
function ThemeBefore() {
  const organization = useOrganizationBefore()
  return organization ? <OrganizationTheme organization={organization} /> : null
}

/** Title of the drawer, next to its close button: the product name or a logo (SHELL-66). */
function DrawerTitle() {
  const { brand } = useConfig()
  const { pathname } = useLocation()
  const noOrgSwitcher = useFlag('noOrgSwitcher')
  const area = areaOf(pathname)
  const product = <BrandMark name={brand.name} src={brand.logo || undefined} size="sm" />
  if (!noOrgSwitcher || (area !== 'patient' && area !== 'provider')) return product
  return (
    <Region key={area} pending={null} failure={() => product} resetKey={pathname}>
      <SideLogo />
    </Region>
  )
}
