import type { Content, ContentMedia, MediaFile, Resource } from '#generated/model/index.ts'
import type { ContentValues } from '../editor/content-values.ts'
import { type PairLanguage, pairLanguages } from '../languages.ts'
import { parseMarks } from '../marks/parse-marks.ts'
import { writeHtml } from '../marks/write-html.ts'

/** A content as patients see it, in one language. */
export type Preview = {
  content: Content
  body: string | null
  transcript: string | null
  media: ContentMedia | null
  resource: Resource | undefined
}

type Known = {
  id: string
  organization: { id: string; name: string }
  fileOf: (id: string | null) => MediaFile | undefined
  /** The portal's origin: same-origin image URLs become paths. */
  origin: string
}

/** Whether there is any French; otherwise English is shown (LIB-01). */
export const hasFrench = ({ title, body, transcript }: ContentValues): boolean =>
  [title, body, transcript].some((text) => text['fr-ca'].trim() !== '')

/** Builds the patients' view from the editor values. */
export function previewOf(values: ContentValues, wanted: PairLanguage, known: Known): Preview {
  const { fileOf, id, origin, organization } = known
  const language = wanted === 'fr-ca' && !hasFrench(values) ? 'en-ca' : wanted
  const at = (text: Record<PairLanguage, string>) => text[language].trim()
  const html = (text: Record<PairLanguage, string>): string | null => {
    if (at(text) === '') return null
    return writeHtml(parseMarks(text[language])).replaceAll(
      /src="media:([0-9a-f-]{36})"/g,
      (_, file: string) => `src="${fileOf(file)?.url.replace(`${origin}/`, '/') ?? ''}"`,
    )
  }
  const image = fileOf(values.image)
  const about = {
    language,
    languages: hasFrench(values) ? [...pairLanguages] : (['en-ca'] as const).slice(),
    reviewed_at: values.reviewed_at || null,
  }
  const content: Content = {
    ...about,
    id,
    type: values.type,
    title: at(values.title),
    summary: at(values.summary),
    tags: values.tags,
    minutes: /^\d{1,3}$/.test(values.minutes) ? Number(values.minutes) : null,
    image: image?.url ?? null,
    image_alt: image ? image.alt[language] : '',
    author: at(values.author) || organization.name,
    published_at: '',
  }
  return {
    content,
    body: html(values.body),
    transcript: html(values.transcript),
    media: mediaOf(values, fileOf),
    resource: resourceOf(values, content, known),
  }
}

function mediaOf(values: ContentValues, fileOf: Known['fileOf']): ContentMedia | null {
  const file = fileOf(values.media)
  if (!file || (values.type !== 'video' && values.type !== 'audio')) return null
  return {
    url: file.url,
    media_type: file.content_type,
    captions: pairLanguages.flatMap((language) => {
      const captions = fileOf(values.captions[language])
      return captions ? [{ url: captions.url, language }] : []
    }),
  }
}

function resourceOf(values: ContentValues, content: Content, known: Known): Resource | undefined {
  const { type, url, files } = values
  const { language, languages, title, summary: description, author: publisher, reviewed_at } = content
  const file = known.fileOf(files[language] ?? files['en-ca'])
  const about = {
    language,
    languages,
    title,
    description,
    publisher,
    reviewed_at,
    id: known.id,
    organization: known.organization.id,
    page_count: null,
  }
  if (type === 'link' || type === 'tool') {
    return { ...about, kind: 'link', url: url[language] || url['en-ca'], media_type: null, size: null }
  }
  if (type !== 'pdf' || !file) return undefined
  return { ...about, kind: 'file', url: file.url, media_type: file.content_type, size: file.size }
}
