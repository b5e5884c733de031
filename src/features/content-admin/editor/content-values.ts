import type { ContentType, OrganizationContent, OrganizationContentSave } from '#generated/model/index.ts'
import { partialDateProblem, splitDate } from '#src/lib/dates/partial-date.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import { isWebAddress } from '#src/lib/validation/web-address.ts'
import { type PairLanguage, pairLanguages } from '../languages.ts'
import { linksOf, picturesOf } from '../marks/blocks.ts'
import { parseMarks } from '../marks/parse-marks.ts'
import { readHtml } from '../marks/read-html.ts'
import { writeHtml } from '../marks/write-html.ts'
import { writeMarks } from '../marks/write-marks.ts'

export type ContentValues = Omit<OrganizationContentSave, 'minutes' | 'reviewed_at'> & {
  minutes: string
  reviewed_at: string
}

const marked = ['body', 'transcript'] as const

/** The fields of a content in display order; pairs have one per language. */
export const pairFields = ['title', 'summary', 'url', 'body', 'transcript', 'author'] as const
export const filePairs = ['files', 'captions'] as const
export const singleFields = ['type', 'media', 'image', 'tags', 'minutes', 'reviewed_at'] as const

export type PairField = (typeof pairFields)[number] | (typeof filePairs)[number]
export type SingleField = (typeof singleFields)[number]
/** `title.fr-ca`, `tags` */
export type FieldKey = `${PairField}.${PairLanguage}` | SingleField

export const fieldKeys: readonly FieldKey[] = [
  ...[...pairFields, ...filePairs].flatMap((name) =>
    pairLanguages.map((language) => `${name}.${language}` as const),
  ),
  ...singleFields,
]

const marksFrom = (html: string) => (html === '' ? '' : writeMarks(readHtml(html)))

export function valuesOf(content: OrganizationContent): ContentValues {
  const { type, title, summary, tags, author, image, media, captions, url, files } = content
  const texts = Object.fromEntries(
    marked.map((name) => [
      name,
      { 'en-ca': marksFrom(content[name]['en-ca']), 'fr-ca': marksFrom(content[name]['fr-ca']) },
    ]),
  ) as Pick<ContentValues, (typeof marked)[number]>
  return {
    type,
    title,
    summary,
    tags,
    author,
    image,
    media,
    captions,
    url,
    files,
    ...texts,
    minutes: content.minutes === null ? '' : String(content.minutes),
    reviewed_at: content.reviewed_at ?? '',
  }
}

/** Converts editor values to a request. Unchanged texts are sent back verbatim. */
export function dataFrom(values: ContentValues, base: OrganizationContent): OrganizationContentSave {
  const html = (name: (typeof marked)[number], language: PairLanguage) => {
    const text = values[name][language]
    const before = base[name][language]
    return text === marksFrom(before) ? before : writeHtml(parseMarks(text))
  }
  const both = (name: (typeof marked)[number]) => ({
    'en-ca': html(name, 'en-ca'),
    'fr-ca': html(name, 'fr-ca'),
  })
  return {
    ...values,
    body: both('body'),
    transcript: both('transcript'),
    minutes: values.minutes.trim() === '' ? null : Number(values.minutes),
    reviewed_at: values.reviewed_at === '' ? null : values.reviewed_at,
  }
}

export function valueAt(values: ContentValues, key: FieldKey): unknown {
  const [name, language] = key.split('.') as [PairField | SingleField, PairLanguage | undefined]
  return language ? (values[name as PairField] as Record<PairLanguage, unknown>)[language] : values[name]
}

export function withValue(values: ContentValues, key: FieldKey, value: unknown): ContentValues {
  const [name, language] = key.split('.') as [PairField | SingleField, PairLanguage | undefined]
  if (!language) return { ...values, [name]: value }
  return { ...values, [name]: { ...(values[name as PairField] as object), [language]: value } }
}

export type ContentProblem =
  | { code: 'tooLong'; most: number }
  | { code: 'badLink'; address: string }
  | { code: 'noAlt' | 'notWebAddress' | 'badMinutes' | 'badDate' | 'noTitle' }

const longest = {
  title: 200,
  summary: 400,
  author: 150,
  url: 2000,
  body: 90_000,
  transcript: 90_000,
} as const

const isSecure = (address: string) => isWebAddress(address) && /^https:/i.test(address)

/** https, mail or phone: what the library's sanitizer allows (src/ui/text/safe-html.ts). */
const isLink = (address: string) =>
  isSecure(address) || /^mailto:[^\s@]+@[^\s@]+$/.test(address) || /^tel:\+?[\d-]+$/.test(address)

function markedProblem(text: string): ContentProblem | undefined {
  const blocks = parseMarks(text)
  const address = linksOf(blocks).find((one) => !isLink(one))
  if (address !== undefined) return { code: 'badLink', address }
  return picturesOf(blocks).some(({ alt }) => alt === '') ? { code: 'noAlt' } : undefined
}

/** Validates the editor values. Missing texts are allowed, because a draft may be incomplete. */
export function checkContent(values: ContentValues): Partial<Record<FieldKey, ContentProblem>> {
  const found: Partial<Record<FieldKey, ContentProblem>> = {}
  for (const name of pairFields) {
    for (const language of pairLanguages) {
      const text = values[name][language]
      const most = longest[name]
      if (text.length > most) found[`${name}.${language}`] = { code: 'tooLong', most }
    }
  }
  for (const language of pairLanguages) {
    for (const name of marked) {
      const problem = markedProblem(values[name][language])
      if (problem) found[`${name}.${language}`] ??= problem
    }
    const url = values.url[language].trim()
    if (url !== '' && !isSecure(url)) found[`url.${language}`] = { code: 'notWebAddress' }
  }
  if (pairLanguages.every((language) => isBlank(values.title[language]))) {
    found['title.en-ca'] = { code: 'noTitle' }
  }
  const minutes = values.minutes.trim()
  if (minutes !== '' && !(/^\d{1,3}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= 240)) {
    found.minutes = { code: 'badMinutes' }
  }
  const date = values.reviewed_at
  const isWhole = splitDate(date).day !== '' && partialDateProblem(date) === undefined
  if (date !== '' && !isWhole) found.reviewed_at = { code: 'badDate' }
  return found
}

export function hasField(type: ContentType, name: PairField | SingleField): boolean {
  switch (name) {
    case 'url':
      return type === 'link' || type === 'tool'
    case 'files':
      return type === 'pdf'
    case 'captions':
      return type === 'video'
    case 'media':
    case 'transcript':
      return type === 'video' || type === 'audio'
    default:
      return true
  }
}
