import type { LocalizedText } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'
import styles from '../journey-editor.module.css'

type Props = {
  /** The text's JSON pointer in the design. */
  pointer: string
  label: string
  value: LocalizedText
  onChange: (value: LocalizedText, pointer: string) => void
  /** Multi-line. */
  long?: boolean
}

export function BilingualField({ pointer, label, value, onChange, long = false }: Props) {
  const { t } = useText('journeyEditor')
  const { problems } = useFields()
  const texts = t.journeyEditor.bilingual
  const One = long ? TextareaField : TextField
  const languages = [
    { language: 'en-ca', words: texts.english({ label }) },
    { language: 'fr-ca', words: texts.french({ label }) },
  ] as const
  return (
    <div className={styles.bilingual}>
      {languages.map(({ language, words }) => {
        const place = `${pointer}/${language}`
        return (
          <One
            key={language}
            id={fieldIdOf(place)}
            label={words}
            lang={language}
            value={value[language] ?? ''}
            error={problems[place]}
            onChange={(text: string) => onChange({ ...value, [language]: text }, place)}
            {...(!long && { autoComplete: 'off' })}
          />
        )
      })}
    </div>
  )
}
