/** The areas of the portal; a route's prefix alone tells them apart (ROUTE-92). */
export type Area = 'patient' | 'provider' | 'admin'

const AREAS: readonly Area[] = ['patient', 'provider', 'admin']

/** The area that a path lies in, if it lies in one. `/patients` does not lie in `/patient`. */
export function areaOf(pathname: string): Area | undefined {
  return AREAS.find((area) => pathname === `/${area}` || pathname.startsWith(`/${area}/`))
}

const OPEN = [/^\/share\/[^/]+\/accept\/?$/, /^\/share\/[^/]+\/summary\/?$/, /^\/guest\/welcome/]

/** Whether a page may be opened without being registered (GATE-07..10). */
export function allowsUnregistered(pathname: string): boolean {
  return OPEN.some((pattern) => pattern.test(pathname))
}
