/**
 * The first calls of a page, as the portal makes them: who it is, and their organizations. Nothing about health: that
 * waits until the gates are passed (GATE-17).
 */
export function earlyCalls(pathname: string): string[] {
  const [, area] = pathname.split('/')
  const user = '/v1/users/current/'
  if (area === 'admin') return [user]
  const role = area === 'provider' ? 'provider' : 'patient'
  return [user, `/v1/organizations/?my_role_type=${role}&page_size=100`]
}
