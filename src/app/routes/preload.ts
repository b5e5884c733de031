import { mayBeSignedIn, preloadIdentity } from '#src/auth/cognito/identity.ts'
import { isOpenPage, isSharePage } from '#src/routes/areas.ts'
import { paths } from '#src/routes/paths.ts'
import { placeAt } from '#src/routes/places.ts'
import { guestToken } from '#src/session/guest/guest-token.ts'
import type { PageEntry } from './page-entry.ts'
import { openPages, pages, sharePages } from './pages.ts'
import { loadOpenArea, loadShareArea, loadSignedInArea } from '../areas/parts.tsx'
import { fetchPage } from '../frame/Titled.tsx'

/** Redirect chains to the home of an organization. */
const waysHome: readonly (readonly string[])[] = [
  [paths.home.pattern, paths.patient.home.pattern, paths.patient.organization.pattern],
  [paths.provider.home.pattern, paths.provider.organization.pattern],
]

function pagesOnTheWay(pathname: string): readonly PageEntry[] {
  const pattern = placeAt(pathname)?.pattern
  const page = pages.find(({ place }) => place.pattern === pattern)
  const way = waysHome.find((places) => pattern !== undefined && places.includes(pattern))
  const further = way?.slice(way.indexOf(pattern ?? '') + 1) ?? []
  return pages.filter((entry) => entry === page || further.includes(entry.place.pattern))
}

/**
 * Loads what will be shown, in parallel with the settings and the session: sign-in, or the page and its shell. A failed
 * load is retried, and reported, at render.
 */
export async function preload(pathname: string): Promise<void> {
  const parts = isSharePage(pathname) ? readersParts(pathname) : visitorsParts(pathname)
  await Promise.all(parts).catch(() => undefined)
}

/** Shared pages load only their own parts, even for a signed-in reader. */
function readersParts(pathname: string): Promise<unknown>[] {
  const pattern = placeAt(pathname)?.pattern
  const page = sharePages.filter(({ place }) => place.pattern === pattern)
  return [loadShareArea(), ...page.map(fetchPage)]
}

function visitorsParts(pathname: string): Promise<unknown>[] {
  return mayBeSignedIn() || guestToken() ? signedInParts(pathname) : strangersParts(pathname)
}

function signedInParts(pathname: string): Promise<unknown>[] {
  if (mayBeSignedIn()) preloadIdentity()
  return [loadSignedInArea(), ...pagesOnTheWay(pathname).map(fetchPage)]
}

function strangersParts(pathname: string): Promise<unknown>[] {
  if (isOpenPage(pathname)) return [loadOpenArea(), ...pagesOnTheWay(pathname).map(fetchPage)]
  return openPages.map(fetchPage)
}
