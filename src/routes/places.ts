import { matchRoutes } from 'react-router-dom'
import { paths } from './paths.ts'

export type Place = { readonly pattern: string }

const isPlace = (value: object): value is Place => 'pattern' in value

function placesIn(map: object): readonly Place[] {
  return Object.values(map).flatMap((value: object) => (isPlace(value) ? [value] : placesIn(value)))
}

export const places: readonly Place[] = placesIn(paths)

const candidates = places.map((place) => ({ path: place.pattern, place }))

/** Many ask for the place of the page in turn, and ranking all routes takes a while. */
let latest: { pathname: string; place: Place | undefined } | undefined

/** The entry a path matches, ranked as the router does: static segments before parameters (ROUTE-89). */
export function placeAt(pathname: string): Place | undefined {
  if (latest?.pathname === pathname) return latest.place
  const place = pathname.startsWith('/') ? matchRoutes(candidates, pathname)?.at(-1)?.route.place : undefined
  latest = { pathname, place }
  return place
}
