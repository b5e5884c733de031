import { useLocation, useNavigate } from 'react-router-dom'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Area } from '#src/routes/areas.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { MenuGroup } from '#src/ui/MenuGroup.tsx'
import { MenuRadio } from '#src/ui/MenuRadio.tsx'
import { OrganizationIcon } from './OrganizationIcon.tsx'
import styles from './organizations.module.css'
import { pathAfterSwitch } from './switch-organization.ts'

type Props = {
  area: Extract<Area, 'patient' | 'provider'>
  organization: Organization
  organizations: readonly Organization[]
}

/** The selected organization; a dropdown where there is another to choose (SHELL-65). */
export function OrganizationMenu({ area, organization, organizations }: Props) {
  const { t } = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const shown = (
    <>
      <OrganizationIcon organization={organization} />
      <span className={styles.name}>{organization.name}</span>
    </>
  )
  if (!organizations.some(({ id }) => id !== organization.id)) return <p className={styles.only}>{shown}</p>
  return (
    <div>
      <p className={styles.caption} aria-hidden="true">
        {t.nav.organizations()}
      </p>
      <Menu trigger={shown} label={t.nav.organizations()} align="start" width="full">
        <MenuGroup label={t.nav.organizations()} hideLabel scroll>
          {organizations.map((choice) => (
            <MenuRadio
              key={choice.id}
              checked={choice.id === organization.id}
              icon={<OrganizationIcon organization={choice} />}
              onSelect={() => {
                if (choice.id !== organization.id) void navigate(pathAfterSwitch(area, pathname, choice.id))
              }}
            >
              {choice.name}
            </MenuRadio>
          ))}
        </MenuGroup>
      </Menu>
    </div>
  )
}
