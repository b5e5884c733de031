/** The areas of the portal; a route's prefix alone tells them apart (ROUTE-92). */
export type Area = 'patient' | 'provider' | 'admin'

const AREAS: readonly Area[] = ['patient', 'provider', 'admin']

/** The area that a path lies in, if it lies in one. `/patients` does not lie in `/patient`. */
export function areaOf(pathname: string): Area | undefined {
  return AREAS.find((area) => pathname === `/${area}` || pathname.startsWith(`/${area}/`))
}

/** Whether a path is the first page of an area, of an organization in it, or of the settings. */
export function isHome(pathname: string): boolean {
  return /^\/(settings|admin|(patient|provider)(\/organizations\/[\da-f-]{36})?)\/?$/.test(pathname)
}

const OPEN = [/^\/share\/[^/]+\/(accept|summary)\/?$/, /^\/guest\/welcome/]

/** Whether a page may be opened without being registered (GATE-07..10). Encoded slashes count as slashes. */
export function allowsUnregistered(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname)
    return !/(^|\/)\.\.?(\/|$)/.test(path) && OPEN.some((pattern) => pattern.test(path))
  } catch {
    return false
  }
}

/** Whether a page belongs to a shared Health Story: it is read without an account, also by who has one. */
export function isSharePage(pathname: string): boolean {
  return pathname.startsWith('/share/') && allowsUnregistered(pathname)
}

/** Whether strangers see a page in the place of sign-in: those above, and an invitation, which is for strangers too. */
export function isOpenPage(pathname: string): boolean {
  return allowsUnregistered(pathname) || /^\/accept\/?$/.test(pathname)
}
