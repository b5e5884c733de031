import { useLocation } from 'react-router-dom'
import { OrganizationMenu } from '#src/features/organizations/OrganizationMenu.tsx'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { areaOf, type Area } from '#src/routes/areas.ts'
import { useSelectedOrganization } from '#src/session/active-organization.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { answeredWith } from '../known-error.ts'
import { navItems } from './nav-items.ts'
import { NavList } from './NavList.tsx'
import { Region } from '#src/ui/Region.tsx'
import styles from './side-nav.module.css'

type Props = { onNavigate?: () => void }

/** The side navigation of the area that the page lies in, with its loading and error states (SHELL-51, SHELL-52). */
export function SideNav({ onNavigate }: Props) {
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  return (
    <div className={styles.frame}>
      {/* The key: another area shows nothing of the one before while it waits. */}
      <Region
        key={area}
        pending={<Skeleton lines={4} />}
        failure={(_error, _panel, retry) => <NavFailed onRetry={retry} />}
        resetKey={pathname}
      >
        {area === 'admin' && <AdminNav onNavigate={onNavigate} />}
        {(area === 'patient' || area === 'provider') && (
          <OrganizationNav area={area} onNavigate={onNavigate} />
        )}
      </Region>
    </div>
  )
}

type NavProps = { onNavigate: (() => void) | undefined }

function AdminNav({ onNavigate }: NavProps) {
  const { t } = useText()
  const { brand } = useConfig()
  return (
    <nav aria-label={t.nav.main()} className={styles.menu}>
      <p className={styles.header}>{t.brand.adminHeader({ product: brand.name })}</p>
      <NavList items={navItems({ area: 'admin', organizationId: undefined, t })} onNavigate={onNavigate} />
    </nav>
  )
}

function OrganizationNav({ area, onNavigate }: NavProps & { area: Exclude<Area, 'admin'> }) {
  const { t } = useText()
  const { organizationWithSubItems: onlySubItemsOf } = useConfig()
  const { organization, organizations, failure } = useSelectedOrganization()
  const items = navItems({ area, organizationId: organization?.id, onlySubItemsOf, t })
  if (!organization && !failure && organizations.length === 0 && items.length === 0) return null
  return (
    <nav aria-label={t.nav.main()} className={styles.menu}>
      <OrganizationMenu {...{ area, organization, organizations }} />
      {failure && !answeredWith(failure.error, 404) && <NavFailed onRetry={failure.retry} />}
      <NavList items={items} onNavigate={onNavigate} />
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
