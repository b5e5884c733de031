import { useUpdateUserPreferences } from '#generated/endpoints/user-preferences/user-preferences.ts'
import { defaultLocale, isLocale, type Locale } from '#src/i18n/locale.ts'
import { setLocale } from '#src/i18n/texts.ts'
import { toastFailure } from './failure-toast.ts'

/**
 * Changes the language of a signed-in person: first on the server (CALL-16), then what the server says is shown
 * (CALL-17). When that fails the language stays (ERR-08).
 */
export function useChangeLanguage(userId: string) {
  const { mutateAsync, isPending } = useUpdateUserPreferences()
  const change = async (wanted: Locale) => {
    if (isPending) return
    try {
      const { language } = await mutateAsync({ userId, data: { language: wanted } })
      await setLocale(isLocale(language) ? language : defaultLocale)
    } catch {
      await toastFailure((t) => t.errors.languagePreference())
    }
  }
  return (wanted: Locale) => void change(wanted)
}
