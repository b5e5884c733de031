/** The areas of the portal, distinguished by path prefix (ROUTE-92). */
export type Area = 'patient' | 'provider' | 'admin'

const AREAS: readonly Area[] = ['patient', 'provider', 'admin']

/** The area of a path, if any. `/patients` is not in `/patient`. */
export function areaOf(pathname: string): Area | undefined {
  return AREAS.find((area) => pathname === `/${area}` || pathname.startsWith(`/${area}/`))
}

/** Whether a page belongs to the settings, which are in no area. */
export const isInSettings = (pathname: string): boolean => /^\/settings(\/|$)/.test(pathname)

/** Whether a path is the home of an area, of an organization in it, or of the settings. */
export function isHome(pathname: string): boolean {
  return /^\/(settings|admin|(patient|provider)(\/organizations\/[\da-f-]{36})?)\/?$/.test(pathname)
}

const OPEN = [/^\/share\/[^/]+\/(accept|summary)\/?$/, /^\/guest\/welcome/]

/** Whether a page is open to unregistered visitors (GATE-07..10). Encoded slashes count as slashes. */
export function allowsUnregistered(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname)
    return !/(^|\/)\.\.?(\/|$)/.test(path) && OPEN.some((pattern) => pattern.test(path))
  } catch {
    return false
  }
}

/** Whether a page belongs to a shared Health Story, which is read without an account even by people who have one. */
export function isSharePage(pathname: string): boolean {
  return pathname.startsWith('/share/') && allowsUnregistered(pathname)
}

/** Whether a page is open to signed-out visitors: those above, and invitations. */
export function isOpenPage(pathname: string): boolean {
  return allowsUnregistered(pathname) || /^\/accept\/?$/.test(pathname)
}
