import type { HealthStorySections, RecordSource } from '#generated/model/index.ts'
import { formatDate, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locale.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { EveryField } from '#src/lib/objects/every-field.ts'

/** The language a summary is written in. */
export type Words = { readonly t: Texts; readonly locale: Locale }

/** A record as text in one language, for screen, print and files. */
export type StoryItem = {
  id: string
  title: string
  /** What must not be overlooked: severe, out of range, resolved. */
  state: string | null
  tone: 'danger' | 'warning' | 'neutral'
  /** Listed separately, after current ones. */
  isPast: boolean
  /** What matters most about it, for the emergency page. */
  brief: string
  /** Sentences, most important first. */
  facts: string[]
  source: RecordSource
  /** Who recorded it, if it comes from a file. */
  sourceText: string | null
  updatedAt: string
}

/** The sections in reading order: allergies first (2.2). */
export const storyOrder = [
  'allergies',
  'medications',
  'conditions',
  'immunizations',
  'procedures',
  'family_history',
  'test_results',
  'measurements',
  'documents',
] as const satisfies readonly StoryPart[]

export type StoryPart = keyof HealthStorySections

/** Fields common to all kinds, handled in one place or irrelevant to readers. */
type Common =
  | 'id'
  | 'patient'
  | 'source'
  | 'source_document'
  | 'source_submission'
  | 'source_text'
  | 'recorded_by'
  | 'created_at'
  | 'updated_at'
  | 'last_confirmed_at'
  | 'can_edit'
  | 'can_delete'

export type OwnFields<Row> = Omit<Row, Common>

type Line = string | null | undefined | false

/** One sentence per field, in reading order; for fields that share one, the first field has it. */
export type StoryFacts<Row> = EveryField<OwnFields<Row>, Line>

type RecordFacts = {
  readonly id: string
  readonly source: RecordSource
  readonly source_text?: string | null
  readonly updated_at: string
}
type Said = Pick<StoryItem, 'title'> & Partial<Pick<StoryItem, 'brief' | 'state' | 'tone' | 'isPast'>>

/** Builds an item; `facts` is the `StoryFacts` of its kind. */
export const itemOf = (
  { id, source, source_text: sourceText = null, updated_at: updatedAt }: RecordFacts,
  { facts, ...said }: Said & { facts: Readonly<Record<string, Line>> },
): StoryItem => ({
  id,
  source,
  sourceText,
  updatedAt,
  state: null,
  tone: 'neutral',
  isPast: false,
  brief: '',
  ...said,
  facts: present(...Object.values(facts)),
})

/** Removes empty values. */
export const present = (...parts: readonly Line[]): string[] =>
  parts.filter((part): part is string => typeof part === 'string' && part.trim() !== '')

/** `Reaction: hives`, or undefined without a value. */
export const labelled = ({ t }: Words, label: string, value: string | null | undefined): string | null =>
  value?.trim() ? t.story.label({ label, value }) : null

/** Where a record comes from, as text. */
export const sourceIn = (words: Words, { source, sourceText }: StoryItem): string => {
  const text = words.t.story.source[source]()
  return labelled(words, text, sourceText) ?? text
}

export const dateIn = ({ locale }: Words, date: string): string => formatDate(locale, date)
export const numberIn = ({ locale }: Words, value: number, decimals?: number): string =>
  formatNumber(locale, value, decimals)
export const listIn = ({ locale }: Words, parts: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)

/** Capitalizes the first letter. */
export const sentence = ({ locale }: Words, text: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
