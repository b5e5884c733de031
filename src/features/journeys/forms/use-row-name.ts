import type { FormFieldGroup } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { wordsIn } from './local-words.ts'
import type { Words } from './local-words.ts'

/** What one row of a group is called, and a row by its number (from 0). */
export function useRowName(): {
  kind: (group: FormFieldGroup) => Words
  name: (group: FormFieldGroup, at: number) => string
} {
  const { t, locale } = useText('forms')
  const kind = ({ row_label: label }: FormFieldGroup): Words =>
    label ? wordsIn(locale, label) : { text: t.forms.group.row(), lang: undefined }
  return {
    kind,
    name: (group, at) => t.forms.group.numbered({ row: kind(group).text, number: at + 1 }),
  }
}
