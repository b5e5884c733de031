/**
 * The search of a list of people, as a history entry keeps it: their names stay out of addresses, so out of the history of
 * browsers and the logs of servers.
 */
export function keptSearch(state: unknown): string {
  const { search } = Object(state) as { search?: unknown }
  return typeof search === 'string' ? search : ''
}
