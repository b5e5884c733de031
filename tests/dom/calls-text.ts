// The server calls of a page, as text.
import { shortIds } from './page-state.ts'
import { allCalls } from './server.ts'

/** Of a whole form or journey the beginning says enough. */
const MOST_SENT = 600

/** The queries of a page, without the writes it sends on its own later. */
export const readsText = (): string[] =>
  textsOf(allCalls().filter(({ id, method }) => method === 'GET' || id === 'filterProcessInstances'))

/** The calls since some earlier one. */
export const callsText = (from: number): string[] => textsOf(allCalls().slice(from))

/** In an order that does not depend on which came first. */
function textsOf(calls: ReturnType<typeof allCalls>): string[] {
  const texts = calls.map(({ id, path, params, query, body }) => {
    const sent = shortIds(JSON.stringify({ ...params, ...query, body })).slice(0, MOST_SENT)
    return `called: ${id ?? path} ${sent}`
  })
  return [...new Set(texts)].toSorted()
}
