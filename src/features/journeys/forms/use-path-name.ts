import type { FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { wordsIn } from './local-words.ts'
import { useRowName } from './use-row-name.ts'

/** What a path is called: the question, in a row behind the name of the row. */
export function usePathName(): (fields: readonly FormField[], path: string) => string {
  const { t, locale } = useText('forms')
  const rowName = useRowName()
  return (fields, path) => {
    const [key, at, own] = path.split('.')
    const field = fields.find((one) => one.key === key)
    if (!field) return ''
    const inRow = field.type === 'group' ? field.fields.find((one) => one.key === own) : undefined
    if (field.type !== 'group' || !inRow) return wordsIn(locale, field.label).text
    const question = wordsIn(locale, inRow.label).text
    return t.forms.page.problem({ question: rowName.name(field, Number(at)), message: question })
  }
}
