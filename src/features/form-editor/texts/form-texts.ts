import type { FormDefinition, FormField, LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { type Place, placeId, questionsOf } from '../definition/place.ts'

/** A text of a form: its place, its property, and its index within that (an option). */
export type FormText = { place: Place; property: TextProperty; at?: number; text: LocalizedText }

export const questionTexts = [
  'label',
  'statement',
  'help',
  'unit',
  'min_label',
  'max_label',
  'row_label',
  'add_label',
  'pattern_message',
] as const
export type TextProperty =
  | (typeof questionTexts)[number]
  | 'title'
  | 'intro'
  | 'message'
  | 'option'
  | 'row'
  | 'optionHelp'
  | 'optionAlt'
  | 'band'

const listed = (
  place: Place,
  property: TextProperty,
  text: LocalizedText | undefined,
  at?: number,
): FormText[] => (text ? [{ place, property, text, ...(at !== undefined && { at }) }] : [])

function textsOfQuestion(field: FormField, place: Place): FormText[] {
  const own: Partial<Record<TextProperty, LocalizedText>> = field
  const options = 'options' in field ? field.options : []
  const rows = field.type === 'matrix' ? field.rows : []
  return [
    ...questionTexts.flatMap((property) => listed(place, property, own[property])),
    ...rows.flatMap(({ label }, at) => listed(place, 'row', label, at)),
    ...options.flatMap(({ label, help, picture }, at) => [
      ...listed(place, 'option', label, at),
      ...listed(place, 'optionHelp', help, at),
      ...listed(place, 'optionAlt', picture?.alt, at),
    ]),
  ]
}

/** A part of a form that has texts. While `holder` is the same object, the texts are unchanged. */
export type FormPart = { place: Place; holder: object; texts: () => FormText[] }

export function partsOf(form: FormDefinition): FormPart[] {
  const questions = questionsOf(form).map(({ field, place }) => ({
    place,
    holder: field,
    texts: () => textsOfQuestion(field, place),
  }))
  const pages = form.pages.flatMap((holder, page): FormPart[] => {
    const place: Place = { kind: 'page', page }
    const texts = () => [...listed(place, 'title', holder.title), ...listed(place, 'intro', holder.intro)]
    return [{ place, holder, texts }, ...questions.filter((one) => one.place.page === page)]
  })
  const alerts = (form.alerts ?? []).map((holder, at): FormPart => {
    const place: Place = { kind: 'alert', at }
    return { place, holder, texts: () => listed(place, 'message', holder.message) }
  })
  const scores = (form.scores ?? []).map((holder, at): FormPart => {
    const place: Place = { kind: 'score', at }
    const bands = () => holder.bands.flatMap(({ label }, band) => listed(place, 'band', label, band))
    return { place, holder, texts: () => [...listed(place, 'label', holder.label), ...bands()] }
  })
  const place: Place = { kind: 'form' }
  const title = { place, holder: form.title, texts: () => listed(place, 'title', form.title) }
  return [title, ...pages, ...alerts, ...scores]
}

/** All texts of a form that people read, in form order. */
export const textsOfForm = (form: FormDefinition): FormText[] => partsOf(form).flatMap(({ texts }) => texts())

/** A text's unique id, used as a list key. */
export const idOfText = ({ place, property, at }: FormText): string =>
  [placeId(place), property, at].join(' ')

export const isMissing = ({ text }: FormText, locale: Locale): boolean => (text[locale] ?? '').trim() === ''

export type Completeness = { done: number; total: number; missing: FormText[] }

export function completeness(texts: readonly FormText[], locale: Locale): Completeness {
  const missing = texts.filter((text) => isMissing(text, locale))
  return { done: texts.length - missing.length, total: texts.length, missing }
}

/** Rounded down, so 100 means complete. */
export const percentOf = ({ done, total }: Completeness): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100)
