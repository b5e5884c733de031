import { useSaveLanguage } from '#src/features/onboarding/use-save-language.ts'
import { LanguageButtons } from '#src/features/settings/LanguageButtons.tsx'
import { SettingsFrame } from '#src/features/settings/SettingsFrame.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/basics.tsx'

export const title = (t: Texts): string => t.settings.language.title()

/** The preferred language (ROUTE-76, SET-01..03). */
export default function LanguagePage() {
  const { t, locale } = useText()
  const { id, language_preference: preferred } = useCurrentUser()
  const { save, saving, failed } = useSaveLanguage(id)
  return (
    <SettingsFrame section="language">
      <PageHeader title={t.settings.language.title()} subtitle={t.settings.language.intro()} />
      <Stack gap="md">
        <LanguageButtons
          saving={saving}
          onChoose={(wanted) => {
            if (saving || (wanted === locale && wanted === preferred && !failed)) return
            save(wanted).catch(() => undefined)
          }}
        />
        {failed && <Alert kind="error">{t.errors.languagePreference()}</Alert>}
      </Stack>
    </SettingsFrame>
  )
}
