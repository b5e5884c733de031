import { matchPath, resolvePath } from 'react-router-dom'
import { placeAt } from '#src/routes/places.ts'
import type { NavItem } from './nav-items.ts'

/** Whether an item is highlighted on a page: by exact or prefix match, or by one of its `matches` (SHELL-50). */
export function isActive(item: Pick<NavItem, 'to' | 'exact' | 'matches'>, pathname: string): boolean {
  const path = resolvePath(item.to).pathname
  if (matchPath({ path, end: item.exact }, pathname)) return true
  const place = placeAt(pathname)
  return place !== undefined && (item.matches?.includes(place) ?? false)
}
