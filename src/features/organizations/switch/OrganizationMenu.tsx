import { useLocation } from 'react-router-dom'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import type { Area } from '#src/routes/areas.ts'
import { Menu } from '#src/ui/menus/Menu.tsx'
import { MenuGroup, MenuRadio } from '#src/ui/menus/MenuParts.tsx'
import { SearchMenu } from '#src/ui/menus/SearchMenu.tsx'
import { OrganizationIcon } from '../logo/OrganizationIcon.tsx'
import styles from '../organization-menu.module.css'
import { pathAfterSwitch } from './switch-organization.ts'

type Props = {
  area: Extract<Area, 'patient' | 'provider'>
  /** The selected organization; undefined if it failed to load, which leaves the others to choose from. */
  organization: Organization | undefined
  organizations: readonly Organization[]
}

/** Longer menus get a search. */
const LOOKED_THROUGH = 10

/** The selected organization; a menu if there are others to choose (SHELL-65). */
export function OrganizationMenu({ area, organization, organizations }: Props) {
  const { t } = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const choose = (id: string) => {
    if (id === organization?.id) return
    // Skips the transition, which would show the previous organization a few frames longer.
    void navigate(pathAfterSwitch(area, pathname, id), { flushSync: true })
  }
  const label = t.nav.organizations()
  const shown = organization && (
    <>
      <OrganizationIcon organization={organization} />
      <span className={styles.name}>{organization.name}</span>
    </>
  )
  if (!organizations.some(({ id }) => id !== organization?.id)) {
    return shown && <p className={styles.only}>{shown}</p>
  }
  const trigger = shown ?? <span className={styles.name}>{t.area.selectOne()}</span>
  return (
    <div>
      <p className={styles.caption} aria-hidden="true">
        {label}
      </p>
      {organizations.length > LOOKED_THROUGH ? (
        <SearchMenu
          {...{ trigger, label }}
          chosen={organization?.id}
          onChoose={choose}
          choices={organizations.map((choice) => ({
            id: choice.id,
            name: choice.name,
            icon: <OrganizationIcon organization={choice} />,
          }))}
          texts={{
            search: t.nav.searchOrganizations(),
            found: (count) => t.nav.organizationsFound({ count }),
            nothing: t.nav.organizationsNone(),
          }}
        />
      ) : (
        <Menu {...{ trigger, label }} align="start" width="full">
          <MenuGroup label={label} hideLabel scroll>
            {organizations.map((choice) => (
              <MenuRadio
                key={choice.id}
                checked={choice.id === organization?.id}
                picture={<OrganizationIcon organization={choice} />}
                onSelect={() => choose(choice.id)}
              >
                {choice.name}
              </MenuRadio>
            ))}
          </MenuGroup>
        </Menu>
      )}
    </div>
  )
}
