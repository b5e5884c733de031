import { languages, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconCheck } from '#src/ui/icons.ts'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import styles from './settings.module.css'

type Props = {
  saving: Locale | undefined
  onChoose: (locale: Locale) => void
}

/** One button per language, in that language (SET-02, SHELL-40); the current one is pressed. */
export function LanguageButtons({ saving, onChoose }: Props) {
  const { locale } = useText()
  return (
    <div className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language.locale}
          type="button"
          lang={language.lang}
          className={styles.language}
          aria-pressed={language.locale === locale}
          aria-busy={saving === language.locale || undefined}
          onClick={() => onChoose(language.locale)}
        >
          {language.name}
          {saving === language.locale ? (
            <Spinner size="sm" />
          ) : (
            language.locale === locale && <IconCheck aria-hidden size="1.5rem" />
          )}
        </button>
      ))}
    </div>
  )
}
