import type { TextPair } from '#generated/model/index.ts'
import type { MediaRow } from '../store/content-row.ts'
import { kindOf, mediaPath } from '../store/content-row.ts'
import type { JourneyRow } from '../store/journey-row.ts'
import { currentVersion } from '../store/journey-row.ts'
import type { World } from '../store/world.ts'
import { definitionOf } from './definitions.ts'
import { isOngoing } from './join-journey.ts'

/** How a banner of the media library is written, before the id of its file. */
const ofLibrary = 'media:'

/** The media file of a banner, ready or not; undefined for a path, and for a file that is gone. */
const fileOf = ({ tables }: World, banner: string): MediaRow | undefined =>
  banner.startsWith(ofLibrary) ? tables.mediaFiles.get(banner.slice(ofLibrary.length)) : undefined

/** Whether a banner is a file of a media library. */
export const isOfLibrary = (banner: string | null): boolean => banner?.startsWith(ofLibrary) ?? false

/** A media file as a banner. */
export const bannerOf = ({ id }: Pick<MediaRow, 'id'>): string => ofLibrary + id

const hasBytes = (row: MediaRow, bytes: Uint8Array) =>
  row.bytes?.length === bytes.length && row.bytes.every((byte, at) => byte === bytes[at])

/** The file of an organization's media library with these bytes. */
export const libraryFileWith = (
  { tables }: World,
  organization: string,
  bytes: Uint8Array,
): MediaRow | undefined =>
  [...tables.mediaFiles.values()].find(
    (row) => row.isReady && row.organization === organization && hasBytes(row, bytes),
  )

/** A banner as patients get it; `alt` is null for one that only decorates. */
export type ShownBanner = { readonly path: string | null; readonly alt: TextPair | null }

/** Banner URL and alt text; no picture when its file was deleted. */
export function shownBanner(world: World, banner: string | null): ShownBanner {
  if (!banner?.startsWith(ofLibrary)) return { path: banner, alt: null }
  const file = fileOf(world, banner)
  return file ? { path: mediaPath(file), alt: file.alt } : { path: null, alt: null }
}

/** Whether a journey of the organization can have this banner: a file of another library cannot be kept there. */
export function isBannerOf(world: World, organization: string, banner: string | null): boolean {
  if (!banner?.startsWith(ofLibrary)) return true
  const file = fileOf(world, banner)
  return file?.isReady === true && file.organization === organization && kindOf(file) === 'picture'
}

/** A banner as the audit list tells it: a file by its name. */
export const bannerName = (world: World, banner: string | null): string | null =>
  (banner && fileOf(world, banner)?.fileName) ?? banner

/** A journey with a media file as its banner; `onlyEarlier`: only for people who are in an earlier version. */
export type BannerUse = { readonly row: JourneyRow; readonly onlyEarlier: boolean }

/**
 * The journeys that use a media file as their banner: in the draft, the latest version, or one with enrolled
 * people.
 */
export function bannerUsesOf(world: World, { id }: Pick<MediaRow, 'id'>): BannerUse[] {
  const isIt = (banner: string | null | undefined) => banner === ofLibrary + id
  return [...world.tables.journeys.values()].flatMap((row): BannerUse[] => {
    if (isIt(row.draft?.design.banner) || isIt(currentVersion(row)?.definition.banner)) {
      return [{ row, onlyEarlier: false }]
    }
    const isSeen =
      row.versions.some(({ definition }) => isIt(definition.banner)) &&
      world.tables.instances
        .where('definition', row.id)
        .some((one) => isOngoing(one) && isIt(definitionOf(one).banner))
    return isSeen ? [{ row, onlyEarlier: true }] : []
  })
}
