import type { FormFieldGroup } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Words, wordsIn } from './local-words.ts'

/** Labels of a group's rows, by index from 0, and of its add button. */
export function useRowName(): {
  kind: (group: FormFieldGroup) => Words
  name: (group: FormFieldGroup, at: number) => string
  add: (group: FormFieldGroup) => Words
} {
  const { t, locale } = useText('forms')
  const kind = ({ row_label: label }: FormFieldGroup): Words =>
    label ? wordsIn(locale, label) : { text: t.forms.group.row(), lang: undefined }
  const texts = t.forms.group
  return {
    kind,
    name: (group, at) => texts.numbered({ row: kind(group).text, number: at + 1 }),
    add: (group) => {
      if (group.add_label) return wordsIn(locale, group.add_label)
      if (!group.row_label) return { text: texts.addEntry(), lang: undefined }
      const { text: row, lang } = kind(group)
      return { text: texts.add({ row }), lang }
    },
  }
}
