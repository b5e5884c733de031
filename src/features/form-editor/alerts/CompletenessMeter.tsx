import { memo } from 'react'
import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import styles from '../form-editor.module.css'
import { type FormText, completeness, percentOf } from '../texts/form-texts.ts'

export const CompletenessMeter = memo(function CompletenessMeter({ texts }: { texts: readonly FormText[] }) {
  const { t } = useText('formEditor')
  return (
    <div className={styles.meters}>
      {languages.map(({ locale, name }) => {
        const state = completeness(texts, locale)
        return (
          <ProgressText
            key={locale}
            completed={state.done}
            total={state.total}
            text={t.formEditor.bar.complete({ language: name, percent: percentOf(state) })}
          />
        )
      })}
    </div>
  )
})
