import { useLocation } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Area } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { IconHeartHandshake, IconSettings, IconUser } from '#src/ui/icons.ts'
import { MenuGroup, MenuSeparator } from '#src/ui/menus/MenuGroup.tsx'
import { MenuLink } from '#src/ui/menus/MenuLink.tsx'
import { roleSwitch } from './role-view.ts'

const icons = {
  patient: IconUser,
  provider: IconHeartHandshake,
  admin: IconSettings,
} satisfies Record<Area, typeof IconUser>

/** Label of a role in the top bar and the role switcher. */
export function areaName(t: Texts, area: Area): string {
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
export function RoleSwitcher({ roles }: { roles: readonly Area[] }) {
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
