import type { LocalizedText, MediaType, TextPair } from '#generated/model/index.ts'
import { libraryFile } from '../media/library.ts'
import type { ContentRow, ContentValues, MediaRow } from './content-row.ts'
import type { ContentSeed, ResourceSeed } from './library.ts'
import { contentIdOf, mediaIdOf } from './seeds/content-id.ts'
import { contentSeeds } from './seeds/library/contents.ts'
import { resourceSeeds } from './seeds/library/resources.ts'
import { organizationSeeds } from './seeds/organizations.ts'
import type { World } from './world.ts'

type MediaSeed = Pick<MediaRow, 'id' | 'organization' | 'fileName' | 'contentType' | 'alt'> & {
  readonly path: string
}
type Files = Map<string, MediaSeed>

/** Fills the libraries of the organizations, all of it published, and their media libraries. */
export function seedContents({ tables }: World): void {
  const { rows, files } = seeded()
  for (const row of rows) tables.contents.set(row.id, { ...row })
  for (const file of files) tables.mediaFiles.set(file.id, mediaRow(file))
}

type Seeded = { readonly rows: readonly ContentRow[]; readonly files: readonly MediaSeed[] }
let known: Seeded | undefined

/** The same in every world, so it is computed once; each world has its own rows. */
function seeded(): Seeded {
  if (known) return known
  const files: Files = new Map()
  const ids = new Map(Object.entries(organizationSeeds).map(([name, { id }]) => [name, id as string]))
  const rows = contentSeeds.flatMap((seed) =>
    seed.organizations.flatMap((name) => {
      const organization = ids.get(name)
      return organization === undefined ? [] : contentRow(files, organization, seed)
    }),
  )
  known = { rows, files: [...files.values()] }
  return known
}

function contentRow(files: Files, organization: string, seed: ContentSeed): ContentRow {
  const values = valuesOf(files, organization, seed)
  return {
    id: contentIdOf({ id: organization }, seed.key),
    organization,
    key: seed.key,
    seed,
    values,
    published: values,
    shown: seed,
    publishedOn: seed.published,
    reviewOn: seed.reviewOn ?? null,
    publishAt: null,
    scheduledBy: null,
    publishFailedAt: null,
    revision: 1,
    updatedAt: Date.parse(`${seed.reviewed ?? seed.published}T15:00:00Z`),
    updatedBy: null,
  }
}

const none = { 'en-ca': null, 'fr-ca': null }

const pair = (text: LocalizedText | null | undefined): TextPair => ({
  'en-ca': text?.['en-ca'] ?? '',
  'fr-ca': text?.['fr-ca'] ?? '',
})

/** A seed as it would have been written. */
function valuesOf(found: Files, organization: string, seed: ContentSeed): ContentValues {
  const { type, title, media, resources = [] } = seed
  const isTarget = type === 'pdf' || type === 'link' || type === 'tool'
  const target = isTarget ? targetOf(resources) : undefined
  const file = (path: string | undefined, name: LocalizedText) =>
    path === undefined ? null : mediaAt(found, organization, path, pair(name))
  const files = (paths: Partial<LocalizedText> | null | undefined, name: LocalizedText) =>
    paths ? { 'en-ca': file(paths['en-ca'], name), 'fr-ca': file(paths['fr-ca'], name) } : none
  return {
    type,
    title: pair(title),
    summary: pair(seed.summary),
    body: pair(seed.body),
    transcript: pair(seed.transcript),
    tags: [...seed.tags],
    minutes: seed.minutes,
    author: pair(seed.author),
    reviewed_at: seed.reviewed,
    image: null,
    media: file(media?.path, title),
    captions: files(media?.captions, title),
    url: pair(target?.kind === 'link' ? target.url : null),
    files: files(target?.kind === 'file' ? target.path : null, target?.title ?? title),
  }
}

/** The thing itself: the first of the documents and links, in the order in which they are shown. */
const targetOf = (keys: readonly string[]): ResourceSeed | undefined =>
  resourceSeeds.find(({ key }) => keys.includes(key))

const types: Readonly<Record<string, MediaType>> = {
  pdf: 'application/pdf',
  webm: 'video/webm',
  wav: 'audio/wav',
  vtt: 'text/vtt',
}

/** The media file that a path of the mock server became in an organization's library. */
function mediaAt(found: Files, organization: string, path: string, alt: TextPair): string {
  const id = mediaIdOf({ id: organization }, path)
  const fileName = path.slice(path.lastIndexOf('/') + 1)
  const contentType = types[fileName.slice(fileName.lastIndexOf('.') + 1)]
  if (!contentType) throw new Error(`${path} is not a media file`)
  if (!found.has(id)) found.set(id, { id, organization, fileName, contentType, alt, path })
  return id
}

const madeAt = Date.parse('2026-01-15T15:00:00Z')

const mediaRow = (seed: MediaSeed): MediaRow => ({
  ...seed,
  // generated on request, because its size is known only then
  get size() {
    return libraryFile(seed.path)?.bytes.length ?? 1
  },
  bytes: null,
  isReady: true,
  sendBefore: 0,
  revision: 1,
  createdAt: madeAt,
  createdBy: null,
})
