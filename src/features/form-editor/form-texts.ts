import type { FormDefinition, FormField, LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { questionsOf } from './place.ts'
import type { Place } from './place.ts'

/** A text of a form: where it stands, which property of that it is, and which of several (an option). */
export type FormText = { place: Place; property: TextProperty; at?: number; text: LocalizedText }

export const questionTexts = [
  'label',
  'help',
  'unit',
  'min_label',
  'max_label',
  'row_label',
  'pattern_message',
] as const
export type TextProperty =
  | (typeof questionTexts)[number]
  | 'title'
  | 'intro'
  | 'message'
  | 'option'
  | 'optionHelp'

const listed = (
  place: Place,
  property: TextProperty,
  text: LocalizedText | undefined,
  at?: number,
): FormText[] => (text ? [{ place, property, text, ...(at !== undefined && { at }) }] : [])

function textsOfQuestion(field: FormField, place: Place): FormText[] {
  const own: Partial<Record<TextProperty, LocalizedText>> = field
  const options = 'options' in field ? field.options : []
  return [
    ...questionTexts.flatMap((property) => listed(place, property, own[property])),
    ...options.flatMap(({ label, help }, at) => [
      ...listed(place, 'option', label, at),
      ...listed(place, 'optionHelp', help, at),
    ]),
  ]
}

/** Every text of a form that people read, in the order of the form. */
export function textsOfForm(form: FormDefinition): FormText[] {
  const questions = questionsOf(form).map(({ field, place }) => textsOfQuestion(field, place))
  const pages = form.pages.map(({ title, intro }, page) => {
    const place: Place = { kind: 'page', page }
    const inside = questions.filter(
      ([first]) => first?.place.kind === 'question' && first.place.page === page,
    )
    return [...listed(place, 'title', title), ...listed(place, 'intro', intro), ...inside.flat()]
  })
  const alerts = (form.alerts ?? []).map(({ message }, at) =>
    listed({ kind: 'alert', at }, 'message', message),
  )
  return [...listed({ kind: 'form' }, 'title', form.title), ...pages.flat(), ...alerts.flat()]
}

export const isMissing = ({ text }: FormText, locale: Locale): boolean => (text[locale] ?? '').trim() === ''

export type Completeness = { done: number; total: number; missing: FormText[] }

/** How much of a form is there in a language. */
export function completeness(texts: readonly FormText[], locale: Locale): Completeness {
  const missing = texts.filter((text) => isMissing(text, locale))
  return { done: texts.length - missing.length, total: texts.length, missing }
}

/** Whole percent, 100 only when nothing is missing. */
export const percentOf = ({ done, total }: Completeness): number =>
  total === 0 ? 100 : Math.floor((done / total) * 100)
