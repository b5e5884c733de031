import { useText } from '#src/i18n/use-text.ts'
import { TextField, type TextFieldProps } from '#src/ui/fields/TextField.tsx'
import styles from '../contents.module.css'
import { htmlLangOf, type PairLanguage, pairLanguages } from '../languages.ts'

const MAX_ALT_LENGTH = 250

type Props = {
  isPicture: boolean
  field: (language: PairLanguage) => Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'>
}

/** Alternative text of an image (1.1.1), or the label of a file; in both languages. */
export function AltFields({ isPicture, field }: Props) {
  const { t } = useText('contents')
  const { edit, upload } = t.contents
  const label = isPicture ? upload.pictureAlt() : upload.otherAlt()
  return (
    <div className={styles.pair}>
      {pairLanguages.map((language) => (
        <TextField
          {...field(language)}
          key={language}
          lang={htmlLangOf[language]}
          label={(language === 'en-ca' ? edit.inEnglish : edit.inFrench)({ label })}
          description={isPicture ? upload.pictureAltHelp() : undefined}
          required={isPicture}
          optional={!isPicture}
          maxLength={MAX_ALT_LENGTH}
          autoComplete="off"
        />
      ))}
    </div>
  )
}
