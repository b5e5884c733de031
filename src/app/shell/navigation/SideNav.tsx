import { Link, useLocation } from 'react-router-dom'
import { OrganizationMenu } from '#src/features/organizations/switch/OrganizationMenu.tsx'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Area, areaOf } from '#src/routes/areas.ts'
import { useSelectedOrganization } from '#src/session/organization/active-organization.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { answeredWith } from '../../errors/known-error.ts'
import { SideLogo } from './SideLogo.tsx'
import { isActive } from './is-active.ts'
import { type NavItem, navItems } from './nav-items.ts'
import styles from './side-nav.module.css'

type Props = {
  /** Fixed next to the page, or a drawer with its own header on small screens. */
  variant: 'panel' | 'drawer'
  onNavigate?: (() => void) | undefined
}

/**
 * The side navigation of the current area, with loading and error states (SHELL-51, SHELL-52). Remounted per
 * area, so that items of another area never flash.
 */
export function SideNav({ variant, onNavigate }: Props) {
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  return (
    <div className={styles.frame}>
      {/* The key remounts per area, so nothing of the previous one shows while loading. */}
      <Region
        key={area}
        pending={<Skeleton lines={4} />}
        failure={(_error, _panel, retry) => <NavFailed onRetry={retry} />}
        resetKey={pathname}
      >
        {area === 'admin' && <AdminNav onNavigate={onNavigate} />}
        {(area === 'patient' || area === 'provider') && (
          <OrganizationNav area={area} {...{ variant, onNavigate }} />
        )}
      </Region>
    </div>
  )
}

function AdminNav({ onNavigate }: Pick<Props, 'onNavigate'>) {
  const { t } = useText()
  const { brand } = useConfig()
  const items = navItems({ area: 'admin', organizationId: undefined, t })
  return (
    <nav aria-label={t.nav.main()} className={styles.menu}>
      <p className={styles.header}>{t.brand.adminHeader({ product: brand.name })}</p>
      <NavList items={items} onNavigate={onNavigate} />
    </nav>
  )
}

function OrganizationNav({ area, variant, onNavigate }: Props & { area: Exclude<Area, 'admin'> }) {
  const { t } = useText()
  const { organizationWithSubItems: onlySubItemsOf } = useConfig()
  const { organization, organizations, failure } = useSelectedOrganization()
  const singleJourneyHome = useFlag('singleJourneyHome')
  const noOrgSwitcher = useFlag('noOrgSwitcher')
  const organizationId = organization?.id
  const all = navItems({ area, organizationId, onlySubItemsOf, singleJourneyHome, t })
  if (!organization && !failure && organizations.length === 0 && all.length === 0) return null
  return (
    <nav aria-label={t.nav.main()} className={styles.menu}>
      {!noOrgSwitcher && <OrganizationMenu {...{ area, organization, organizations }} />}
      {/* The drawer has the logo in its header instead (SHELL-66). */}
      {noOrgSwitcher && variant === 'panel' && <SideLogo />}
      {failure && !answeredWith(failure.error, 404) && <NavFailed onRetry={failure.retry} />}
      <NavList items={all} onNavigate={onNavigate} />
    </nav>
  )
}

function NavFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <Alert kind="error" title={t.error.fallback()}>
      <Stack gap="sm">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t.actions.retry()}
        </Button>
      </Stack>
    </Alert>
  )
}

type NavListProps = {
  items: readonly NavItem[]
  /** Called on navigation; closes the drawer (SHELL-47). */
  onNavigate?: (() => void) | undefined
}

/** The navigation items of an area, with the active one highlighted (SHELL-50). */
function NavList({ items, onNavigate }: NavListProps) {
  const { pathname } = useLocation()
  const current = (item: Parameters<typeof isActive>[0]) => (isActive(item, pathname) ? 'page' : undefined)
  return (
    <ul role="list" className={styles.list}>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} className={styles.item} aria-current={current(item)} onClick={onNavigate}>
            <item.icon aria-hidden size="1.375rem" />
            {item.label}
          </Link>
          {item.items && item.items.length > 0 && (
            <ul role="list" className={styles.sub}>
              {item.items.map((sub) => (
                <li key={sub.to}>
                  <Link
                    to={sub.to}
                    className={styles.subItem}
                    aria-current={current(sub)}
                    onClick={onNavigate}
                  >
                    {sub.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
