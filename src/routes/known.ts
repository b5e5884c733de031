import { placeAt } from './places.ts'

/** Whether the route map has a page at this path. */
export const isKnownPath = (pathname: string): boolean => placeAt(pathname) !== undefined
