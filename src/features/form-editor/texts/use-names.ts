import type { FormDefinition, FormField, LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Place, questionAt } from '../definition/place.ts'

/** A text in the page's language, falling back to the other one; '' if neither exists. */
export const anyWords = (text: LocalizedText | undefined, locale: Locale): string =>
  (text?.[locale] ?? '').trim() || (text?.['en-ca'] ?? '').trim() || (text?.['fr-ca'] ?? '').trim()

/** Display names of form parts, including those without texts. */
export function useNames() {
  const { t, locale } = useText('formEditor')
  const texts = t.formEditor.unnamed
  const question = (field: FormField | undefined): string =>
    anyWords(field?.label, locale) || texts.question()
  const page = (form: FormDefinition, at: number): string =>
    anyWords(form.pages[at]?.title, locale) || texts.page({ number: at + 1 })
  const place = (form: FormDefinition, where: Place): string => {
    switch (where.kind) {
      case 'form':
        return texts.form()
      case 'page':
        return page(form, where.page)
      case 'alert':
        return anyWords(form.alerts?.[where.at]?.message, locale) || texts.alert()
      case 'score':
        return anyWords(form.scores?.[where.at]?.label, locale) || texts.score()
      case 'question':
        return question(questionAt(form, where))
    }
  }
  return { question, page, place }
}
