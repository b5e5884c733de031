import { useLocation } from 'react-router-dom'
import { useConfig } from '#src/flags/config.ts'
import { areaOf } from '#src/routes/areas.ts'
import { useFlag } from '#src/session/use-flag.ts'
import { BrandMark } from '#src/ui/BrandMark.tsx'
import { Region } from '#src/ui/Region.tsx'
import { SideLogo } from './SideLogo.tsx'

/** Title of the drawer, next to its close button: the product name or a logo (SHELL-66). */
export function DrawerTitle() {
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
