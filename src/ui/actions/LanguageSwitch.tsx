import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from './Button.tsx'

/** One button per other language, labelled in that language (SHELL-02, D-79): for pages without a user. */
export function LanguageSwitch() {
  const { locale, setLocale } = useText()
  return languages
    .filter((language) => language.locale !== locale)
    .map((language) => (
      <Button key={language.locale} variant="quiet" size="sm" onClick={() => void setLocale(language.locale)}>
        <span lang={language.lang}>{language.name}</span>
      </Button>
    ))
}
