import type { FormDefinition, LocalizedText } from '#generated/model/index.ts'
import type { FormText, TextProperty } from './form-texts.ts'
import { valueOf, withProperty } from '../definition/properties.ts'
import { changePage, changeQuestion, replaced } from '../definition/structure.ts'

/** Required texts: emptied, never removed. */
const NEEDED: readonly TextProperty[] = [
  'title',
  'label',
  'statement',
  'message',
  'option',
  'optionAlt',
  'row',
  'band',
  'min_label',
  'max_label',
]

export function withText(
  form: FormDefinition,
  { place, property, at }: FormText,
  text: LocalizedText | undefined,
): FormDefinition {
  const own = text ?? (NEEDED.includes(property) ? { 'en-ca': '' } : undefined)
  switch (place.kind) {
    case 'form':
      return own ? { ...form, title: own } : form
    case 'page':
      return changePage(form, place.page, (page) => {
        if (property === 'title') return own ? { ...page, title: own } : page
        const { intro: _intro, ...rest } = page
        return { ...rest, ...(own && { intro: own }) }
      })
    case 'alert':
      return own && form.alerts
        ? { ...form, alerts: replaced(form.alerts, place.at, (alert) => ({ ...alert, message: own })) }
        : form
    case 'score':
      return own && form.scores
        ? {
            ...form,
            scores: replaced(form.scores, place.at, (score) =>
              at === undefined
                ? { ...score, label: own }
                : { ...score, bands: replaced(score.bands, at, (band) => ({ ...band, label: own })) },
            ),
          }
        : form
    case 'question':
      return changeQuestion(form, place, (field) => {
        if (
          property !== 'option' &&
          property !== 'optionHelp' &&
          property !== 'optionAlt' &&
          property !== 'row'
        )
          return withProperty(field, property, own)
        const list = property === 'row' ? 'rows' : 'options'
        const options = valueOf(field, list)
        if (!Array.isArray(options) || at === undefined) return field
        const name = property === 'optionHelp' ? 'help' : 'label'
        const changed = replaced(options as Record<string, unknown>[], at, (option) => {
          if (property === 'optionAlt') return { ...option, picture: { ...Object(option.picture), alt: own } }
          const next = { ...option, [name]: own }
          if (!own) delete next[name]
          return next
        })
        return withProperty(field, list, changed)
      })
  }
}
