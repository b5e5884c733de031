import type { FormDefinition, Language, LocalizedText } from '#generated/model/index.ts'

/** A text of a form and its location as a JSON pointer (RFC 6901). */
export type FormText = { readonly pointer: string; readonly text: Partial<LocalizedText> }

const isText = (node: object): node is Partial<LocalizedText> => 'en-ca' in node || 'fr-ca' in node

const part = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')

function textsUnder(node: unknown, pointer: string): FormText[] {
  if (typeof node !== 'object' || node === null) return []
  if (isText(node)) return [{ pointer, text: node }]
  return Object.entries(node).flatMap(([key, inner]) => textsUnder(inner, `${pointer}/${part(key)}`))
}

/** Every text of a form that people read, in the order of the form. */
export const textsOfForm = (form: FormDefinition): FormText[] => textsUnder(form, '')

/** Whether a text is not there in a language, or says nothing. */
export const isMissing = ({ text }: FormText, language: Language): boolean => !text[language]?.trim()

type Completeness = Record<Language, number>

/** Definitions are immutable, so the count can be cached. */
const counted = new WeakMap<FormDefinition, Completeness>()

/** How many of a form's texts are there in each language: whole percent, 100 only when none is missing. */
export function completenessOf(form: FormDefinition): Completeness {
  const known = counted.get(form)
  if (known) return known
  const texts = textsOfForm(form)
  const percent = (language: Language) =>
    Math.floor((texts.filter((text) => !isMissing(text, language)).length / Math.max(1, texts.length)) * 100)
  const found = { 'en-ca': percent('en-ca'), 'fr-ca': percent('fr-ca') }
  counted.set(form, found)
  return found
}
