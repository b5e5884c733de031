import { placeAt, type Place } from './places.ts'
import { withoutPage } from './without-page.ts'

/** Whether the page of a place exists already; to one without, nothing links. */
export const hasPage = (place: Place): boolean => !withoutPage.has(place)

/** Whether a page of the route map stands at this path. */
export function isKnownPath(pathname: string): boolean {
  const place = placeAt(pathname)
  return place !== undefined && hasPage(place)
}
