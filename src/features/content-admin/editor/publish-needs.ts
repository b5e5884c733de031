import type { ContentType } from '#generated/model/index.ts'
import { isBlank } from '#src/lib/validation/text-rules.ts'
import type { PairLanguage } from '../languages.ts'
import type { ContentValues, FieldKey, PairField } from './content-values.ts'

/** The fields that a content needs in each language in which it is published. */
const pairsOf: Readonly<Record<ContentType, readonly PairField[]>> = {
  article: ['title', 'summary', 'body'],
  video: ['title', 'summary', 'captions', 'transcript'],
  audio: ['title', 'summary', 'transcript'],
  pdf: ['title', 'summary', 'files'],
  link: ['title', 'summary', 'url'],
  tool: ['title', 'summary', 'url'],
}

export type PublishNeeds = {
  /** Missing in any case. */
  readonly missing: readonly FieldKey[]
  /** Missing because the French is begun; it can also be left out as a whole. */
  readonly french: readonly FieldKey[]
}

/** What has to be written before a content can be published; the server has the last word. */
export function publishNeeds(values: ContentValues): PublishNeeds {
  const pairs = pairsOf[values.type]
  const emptyIn = (language: PairLanguage) =>
    pairs
      .filter((name) => isBlank(values[name][language] ?? ''))
      .map((name): FieldKey => `${name}.${language}`)
  const french = emptyIn('fr-ca')
  const plays = values.type === 'video' || values.type === 'audio'
  return {
    missing: [
      ...emptyIn('en-ca'),
      ...(plays && values.media === null ? (['media'] as const) : []),
      ...(values.tags.length === 0 ? (['tags'] as const) : []),
    ],
    french: french.length === pairs.length ? [] : french,
  }
}
