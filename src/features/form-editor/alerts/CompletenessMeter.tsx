import { memo } from 'react'
import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from '../form-editor.module.css'
import { type FormText, completeness, percentOf } from '../texts/form-texts.ts'

/** How much of the form is written in each language. */
export const CompletenessMeter = memo(function CompletenessMeter({ texts }: { texts: readonly FormText[] }) {
  const { t } = useText('formEditor')
  return (
    <div className={styles.meters}>
      {languages.map(({ locale, name }) => {
        const percent = percentOf(completeness(texts, locale))
        return <p key={locale}>{t.formEditor.bar.complete({ language: name, percent })}</p>
      })}
    </div>
  )
})
