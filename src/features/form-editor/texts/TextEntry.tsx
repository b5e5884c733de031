import { memo } from 'react'
import type { LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useEditor } from '../editor/editor-context.ts'
import type { FormText } from './form-texts.ts'
import { withText } from './text-edits.ts'
import { WordsField } from '../panels/WordsField.tsx'

type Props = {
  /** The serialized place. */
  placeKey: string
  text: LocalizedText
  entry: FormText
  name: string
  label: string
}

const LONG: readonly FormText['property'][] = ['label', 'help', 'intro', 'message']
const MAY_GO: readonly FormText['property'][] = [
  'help',
  'intro',
  'unit',
  'row_label',
  'add_label',
  'pattern_message',
  'optionHelp',
  'optionAlt',
]

/** One text of the translation list. Memoized, so that typing re-renders one entry. */
export const TextEntry = memo(
  function TextEntry({ placeKey, text, entry, name, label }: Props) {
    const { t } = useText('formEditor')
    const editor = useEditor()
    const { place, property, at } = entry
    return (
      <WordsField
        label={t.formEditor.texts.entry({ name, property: label })}
        place={place}
        property={property}
        {...(at !== undefined && { at })}
        required={!MAY_GO.includes(property)}
        long={LONG.includes(property)}
        value={text}
        onChange={(words) =>
          editor.edit(
            (form) => withText(form, entry, words ?? { 'en-ca': '' }),
            `${placeKey}-${property}-${at ?? ''}`,
          )
        }
      />
    )
  },
  (before, after) =>
    before.text === after.text &&
    before.placeKey === after.placeKey &&
    before.name === after.name &&
    before.label === after.label,
)
