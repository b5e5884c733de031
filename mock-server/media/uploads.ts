import type { World } from '../store/world.ts'
import { atAddress, giveAddress } from './addresses.ts'

/** How long an address of a file works, in ms. */
const LIFE = 3_600_000

const start = '/media/uploads/'

/** A path where a file can be read for an hour. */
export const addressOf = (world: World, upload: string): string =>
  start + giveAddress(world, 'upload', upload, world.clock.now() + LIFE)

/** A file by its URL; undefined if the URL is unknown or expired. */
export function uploadedFile(world: World, pathname: string): Response | undefined {
  const upload = world.tables.uploads.get(atAddress(world, 'upload', pathname.replace(start, '')) ?? '')
  if (!upload) return undefined
  return new Response(upload.bytes, {
    headers: {
      'content-type': upload.contentType,
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(upload.name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
