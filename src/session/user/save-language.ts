import { updateUserPreferences } from '#generated/endpoints/user-preferences/user-preferences.ts'
import { defaultLocale, isLocale, type Locale } from '#src/i18n/locale.ts'
import { setLocale } from '#src/i18n/texts.ts'

/**
 * Saves the preferred language on the server (CALL-16), then applies the server's response (CALL-17); on
 * failure the language stays (ERR-08). Throws without a user (VAL-32).
 */
export async function saveLanguage(userId: string | undefined, wanted: Locale): Promise<void> {
  if (!userId) throw new Error('User ID is undefined')
  const { language } = await updateUserPreferences(userId, { language: wanted })
  await setLocale(isLocale(language) ? language : defaultLocale)
}
