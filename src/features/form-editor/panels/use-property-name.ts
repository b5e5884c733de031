import { useText } from '#src/i18n/use-text.ts'
import type { FormText } from '../texts/form-texts.ts'

/** Describes a text: the label, the second option. */
export function usePropertyName() {
  const { t } = useText('formEditor')
  const texts = t.formEditor.texts.property
  return ({ place, property, at = 0 }: FormText): string => {
    if (
      property === 'option' ||
      property === 'optionHelp' ||
      property === 'optionAlt' ||
      property === 'row' ||
      property === 'band'
    )
      return texts[property]({ number: at + 1 })
    return place.kind === 'score' ? texts.title() : texts[property]()
  }
}
