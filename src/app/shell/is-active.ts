import { matchPath, resolvePath } from 'react-router-dom'
import type { NavItem } from './nav-items.ts'

/** Whether a place is highlighted on a page: by exact or prefix match, or by one of its patterns (SHELL-50). */
export function isActive(item: Pick<NavItem, 'to' | 'exact' | 'matches'>, pathname: string): boolean {
  const path = resolvePath(item.to).pathname
  if (matchPath({ path, end: item.exact }, pathname)) return true
  return item.matches?.some((pattern) => matchPath(pattern, pathname)) ?? false
}
