import type {
  Content,
  ContentMedia,
  Resource,
  UserContent,
  UserContentDetail,
} from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { contentOf, journeyOfContent, languagesOf, recommendationOf, servedIn } from '../engine/library.ts'
import { pictureOf } from '../media/library-pictures.ts'
import { libraryFile } from '../media/library.ts'
import { iso } from '../store/clock.ts'
import { mediaPath } from '../store/content-row.ts'
import { uuidOf } from '../store/ids.ts'
import type { MediaSeed, ResourceSeed } from '../store/library.ts'
import { textIn } from '../store/localized.ts'
import type { UserContentRow } from '../store/rows.ts'
import { resourceSeeds } from '../store/seeds/library/resources.ts'
import type { World } from '../store/world.ts'

/** How the library looks on the wire, in the caller's language or, where it does not exist in it, in English. */

type Context = Pick<CallContext, 'world' | 'locale' | 'origin'>

const isoOrNull = (ms: number | null) => (ms === null ? null : iso(ms))

/** A resource belongs to an organization, so it has an id in each. */
export const resourceId = (organization: string, key: string) => uuidOf(`resource:${organization}:${key}`)

function contentView(row: UserContentRow, { world, locale, origin }: Context): Content {
  const seed = contentOf(world, row)
  const { organization } = row
  const language = servedIn(locale, seed)
  const author = seed.author && textIn(language, seed.author)
  return {
    id: row.content,
    type: seed.type,
    title: textIn(language, seed.title),
    summary: textIn(language, seed.summary),
    language,
    languages: languagesOf(seed),
    tags: [...seed.tags],
    minutes: seed.minutes,
    image: origin + (seed.picture?.path ?? pictureOf(seed.tags[0] ?? 'using_care', row.content)),
    image_alt: seed.picture ? textIn(language, seed.picture.alt) : '',
    author: author ?? world.tables.organizations.get(organization)?.name ?? null,
    published_at: seed.published,
    reviewed_at: seed.reviewed,
  }
}

export function userContentView(row: UserContentRow, context: Context): UserContent {
  const { world, locale } = context
  const recommended = recommendationOf(world, row)
  return {
    id: row.id,
    content: contentView(row, context),
    organization: row.organization,
    patient: row.patient,
    process_instance: journeyOfContent(world, row)?.id ?? null,
    recommended_by: recommended?.by ?? null,
    reason: recommended && textIn(locale, recommended.reason),
    progress: row.progress,
    read_at: isoOrNull(row.readAt),
    saved_at: isoOrNull(row.savedAt),
    helpful: row.helpful,
  }
}

export function userContentDetail(row: UserContentRow, context: Context): UserContentDetail {
  const seed = contentOf(context.world, row)
  const language = servedIn(context.locale, seed)
  const { body, transcript, media, target, resources = [] } = seed
  const shown = resourceSeeds.filter(({ key }) => resources.includes(key))
  return {
    ...userContentView(row, context),
    body: body ? withPictures(textIn(language, body), context) : null,
    media: media ? mediaView(media, context.origin) : null,
    transcript: transcript ? withPictures(textIn(language, transcript), context) : null,
    resources: [...(target ? [target] : []), ...shown].map((resource) =>
      resourceView(resource, row.organization, context),
    ),
  }
}

/** Replaces the ids of images by their URLs; those on the portal's own origin are paths. */
function withPictures(html: string, { world, origin }: Context): string {
  const start = origin.startsWith('https:') ? origin : ''
  return html.replaceAll(/src="media:([0-9a-f-]{36})"/g, (_, id: string) => {
    const file = world.tables.mediaFiles.get(id)
    return file ? `src="${start}${mediaPath(file)}"` : 'src=""'
  })
}

/** How many bytes a file of the mock server or of a media library has. */
function sizeAt({ tables }: World, path: string): number | null {
  const id = path.slice(path.lastIndexOf('/') + 1)
  return libraryFile(path)?.bytes.length ?? tables.mediaFiles.get(id)?.size ?? null
}

function mediaView({ path, mediaType, captions }: MediaSeed, origin: string): ContentMedia {
  const languages = captions ? (['en-ca', 'fr-ca'] as const) : []
  return {
    url: origin + path,
    media_type: mediaType,
    captions: languages.flatMap((language) => {
      const at = captions?.[language]
      return at ? [{ url: origin + at, language }] : []
    }),
  }
}

export function resourceView(seed: ResourceSeed, organization: string, context: Context): Resource {
  const { world, locale, origin } = context
  const language = servedIn(locale, seed)
  const publisher = seed.publisher && textIn(language, seed.publisher)
  const path = seed.kind === 'file' ? textIn(language, seed.path) : null
  return {
    id: resourceId(organization, seed.key),
    organization,
    kind: seed.kind,
    title: textIn(language, seed.title),
    description: textIn(language, seed.description),
    language,
    languages: languagesOf(seed),
    url: seed.kind === 'file' ? origin + textIn(language, seed.path) : textIn(language, seed.url),
    media_type: path === null ? null : 'application/pdf',
    size: path === null ? null : sizeAt(world, path),
    page_count: seed.kind === 'file' ? seed.pageCount : null,
    publisher: publisher ?? world.tables.organizations.get(organization)?.name ?? null,
    reviewed_at: seed.reviewed,
  }
}
