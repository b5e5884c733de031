import type { TextPair } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { libraryFileWith } from '../engine/banners.ts'
import { isBlank } from '../engine/one-line.ts'
import { type FieldErrors, invalid } from '../failures.ts'
import type { MediaRow } from '../store/content-row.ts'
import { kindOf, languages } from '../store/content-row.ts'
import { textIn } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'

/** The most that is said of a picture, in characters. */
const longestAlt = 250

/** Images need alternative text in both languages (1.1.1). */
export function checkAlt(
  row: Pick<MediaRow, 'contentType'>,
  alt: TextPair,
  at = (errors: FieldErrors): FieldErrors => errors,
): void {
  const isNeeded = kindOf(row) === 'picture'
  const missing = languages.filter((language) => isNeeded && isBlank(alt[language]))
  const long = languages.filter((language) => alt[language].length > longestAlt)
  if (missing.length + long.length === 0) return
  const needed = { 'en-ca': 'Say what the picture shows.', 'fr-ca': 'Dites ce que montre l’image.' }
  const most = {
    'en-ca': `Use at most ${longestAlt} characters.`,
    'fr-ca': `Utilisez au plus ${longestAlt} caractères.`,
  }
  throw invalid((locale) =>
    at({
      alt: Object.fromEntries([
        ...missing.map((language) => [language, [textIn(locale, needed)]]),
        ...long.map((language) => [language, [textIn(locale, most)]]),
      ]),
    }),
  )
}

export const trimmed = (alt: TextPair): TextPair => ({
  'en-ca': alt['en-ca'].trim(),
  'fr-ca': alt['fr-ca'].trim(),
})

/** The name without a path, and without signs that break a header or turn the direction of reading. */
export const safeName = (name: string): string =>
  name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/^.*[\\/]/, '') || 'file'

export const told = (row: MediaRow) =>
  ({
    objectType: 'media',
    objectId: row.id,
    objectName: row.fileName,
    organization: row.organization,
  }) as const

/** A file with its bytes and what it shows. */
export type MediaContent = Pick<MediaRow, 'fileName' | 'contentType' | 'alt'> & {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The file of an organization's media library with these bytes; added when there is none. */
export function mediaWith(
  { world, user }: Pick<CallContext, 'world'> & { readonly user: UserRow },
  organization: string,
  { fileName, contentType, alt, bytes }: MediaContent,
): MediaRow {
  const known = libraryFileWith(world, organization, bytes)
  if (known) return known
  const now = world.clock.now()
  const row: MediaRow = {
    id: world.newId('media'),
    organization,
    fileName: safeName(fileName),
    contentType,
    size: bytes.length,
    alt: trimmed(alt),
    path: null,
    bytes,
    isReady: true,
    sendBefore: now,
    revision: 1,
    createdAt: now,
    createdBy: `${user.firstName} ${user.lastName}`.trim(),
  }
  world.tables.mediaFiles.set(row.id, row)
  recordAudit({ world, user }, { ...told(row), action: 'created' })
  return row
}
