import type { Language, LocalizedText, OrganizationContentStatus, TextPair } from '#generated/model/index.ts'
import { canadianDay } from '../store/clock.ts'
import type { ContentRow, ContentValues, MediaRow } from '../store/content-row.ts'
import { languages, mediaOf, mediaPath } from '../store/content-row.ts'
import type { LibraryContent, MediaSeed, ResourceSeed } from '../store/library.ts'
import { resourceSeeds } from '../store/seeds/library/resources.ts'
import type { World } from '../store/world.ts'

/** The JSON of values, in whichever order a client sent them. */
const inOrder = (values: ContentValues): string =>
  JSON.stringify(values, (_, value) =>
    value instanceof Object && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  )

/** Whether patients see it, and whether what they see is what was saved last. */
export function contentStatus({ values, published }: ContentRow): OrganizationContentStatus {
  if (!published) return 'draft'
  return published === values || inOrder(published) === inOrder(values) ? 'published' : 'changed'
}

/** The required fields per language, by type of content. */
export type Part = 'title' | 'summary' | 'body' | 'transcript' | 'url' | 'files' | 'captions'

const partsOf: Readonly<Record<ContentValues['type'], readonly Part[]>> = {
  article: ['title', 'summary', 'body'],
  video: ['title', 'summary', 'captions', 'transcript'],
  audio: ['title', 'summary', 'transcript'],
  pdf: ['title', 'summary', 'files'],
  link: ['title', 'summary', 'url'],
  tool: ['title', 'summary', 'url'],
}

const has = (values: ContentValues, part: Part, language: Language): boolean => {
  const text = values[part][language]
  return text !== null && text.trim() !== ''
}

/** The fields missing for the content to be complete in a language. */
const missingParts = (values: ContentValues, language: Language): readonly Part[] =>
  partsOf[values.type].filter((part) => !has(values, part, language))

/** Captions and transcript of a film or recording that are missing in a language (1.2.1, 1.2.2). */
export const missingAlternatives = (values: ContentValues, language: Language) =>
  missingParts(values, language).filter((part) => part === 'captions' || part === 'transcript')

/** Whether anything at all was written in a language. */
const isBegun = (values: ContentValues, language: Language): boolean =>
  partsOf[values.type].some((part) => has(values, part, language))

/** What a content lacks to be published; in French only once that is begun (LIB-01). */
export function publishGaps(values: ContentValues): readonly Gap[] {
  const needed = isBegun(values, 'fr-ca') ? languages : (['en-ca'] as const)
  const plays = values.type === 'video' || values.type === 'audio'
  return [
    ...needed.flatMap((language) => missingParts(values, language).map((field) => ({ field, in: language }))),
    ...(values.tags.length === 0 ? [{ field: 'tags' } as const] : []),
    ...(plays && values.media === null ? [{ field: 'media' } as const] : []),
  ]
}

type Gap = { readonly field: Part | 'tags' | 'media'; readonly in?: Language }

/** The languages that a content is not whole in. */
export const missingLanguages = (values: ContentValues): Language[] =>
  languages.filter((language) => missingParts(values, language).length > 0)

/** Whether somebody should check it by now, by the day in Canada. */
export const isReviewDue = ({ clock }: World, { reviewOn }: ContentRow): boolean =>
  reviewOn !== null && reviewOn <= canadianDay(clock.now())

/** The contents that use a media file, as saved or as published. */
export const usesOf = ({ tables }: World, { id, organization }: MediaRow): ContentRow[] =>
  [...tables.contents.values()].filter(
    (row) =>
      row.organization === organization &&
      [row.values, row.published].some((values) => values !== null && mediaOf(values).has(id)),
  )

const localized = (text: TextPair): LocalizedText => ({
  'en-ca': text['en-ca'],
  ...(text['fr-ca'].trim() !== '' && { 'fr-ca': text['fr-ca'] }),
})

const isEmpty = (text: TextPair) => languages.every((language) => text[language].trim() === '')

/** The draft as patients would see it. */
export function shownContent(world: World, row: ContentRow): LibraryContent {
  const { values, seed } = row
  const { image, media, body, transcript, author } = values
  const picture = image === null ? undefined : world.tables.mediaFiles.get(image)
  const film = media === null ? undefined : world.tables.mediaFiles.get(media)
  const target = targetOf(world, row)
  const isTarget = (key: string) => seed !== undefined && key === firstResource(seed.resources)?.key
  const others = (seed?.resources ?? []).filter((key) => !(target && isTarget(key)))
  return {
    key: row.key,
    type: values.type,
    organizations: seed?.organizations ?? [],
    tags: values.tags,
    title: localized(values.title),
    summary: localized(values.summary),
    minutes: values.minutes,
    author: isEmpty(author) ? null : localized(author),
    published: row.publishedOn ?? '',
    reviewed: values.reviewed_at,
    ...(!isEmpty(body) && { body: localized(body) }),
    ...(!isEmpty(transcript) && { transcript: localized(transcript) }),
    ...(film && { media: filmOf(world, film, values) }),
    ...(picture && { picture: { path: mediaPath(picture), alt: localized(picture.alt) } }),
    ...(target && { target }),
    resources: others,
    ...(seed?.journey !== undefined && { journey: seed.journey }),
    ...(seed?.featured !== undefined && { featured: seed.featured }),
  }
}

const firstResource = (keys: readonly string[] = []): ResourceSeed | undefined =>
  resourceSeeds.find(({ key }) => keys.includes(key))

function pathsOf({ tables }: World, pair: ContentValues['files']): Partial<LocalizedText> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const file = tables.mediaFiles.get(pair[language] ?? '')
      return file ? [[language, mediaPath(file)]] : []
    }),
  )
}

function filmOf(world: World, film: MediaRow, { captions }: ContentValues): MediaSeed {
  const paths = pathsOf(world, captions)
  const isAny = Object.keys(paths).length > 0
  return { path: mediaPath(film), mediaType: film.contentType, captions: isAny ? paths : null }
}

/** The document or link that it is about. */
function targetOf(world: World, { id, values }: ContentRow): ResourceSeed | undefined {
  const { type, title, summary, author, reviewed_at: reviewed, url, files } = values
  const about = {
    key: `content:${id}`,
    title: localized(title),
    description: localized(summary),
    publisher: isEmpty(author) ? null : localized(author),
    reviewed,
  }
  if (type === 'link' || type === 'tool') return { ...about, kind: 'link', url: localized(url) }
  const path = pathsOf(world, files)
  if (type !== 'pdf' || path['en-ca'] === undefined) return undefined
  return { ...about, kind: 'file', path: { ...path, 'en-ca': path['en-ca'] }, pageCount: 1 }
}
