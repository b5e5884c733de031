import { placeAt } from './places.ts'

/** Whether a page of the route map stands at this path. */
export const isKnownPath = (pathname: string): boolean => placeAt(pathname) !== undefined
