import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { languages, isLocale, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { useSaveLanguage } from './use-save-language.ts'
import * as z from 'zod/mini'

/** One of the supported languages (VAL-30, GATE-25). */
export const languageSchema = z.object({
  language: z.pipe(z.string(), z.enum(languages.map(({ locale }) => locale))),
})

/** The language suggested by the URL, if supported (GATE-28, GATE-29). */
export function wantedLanguage(suggested: readonly string[]): Locale | undefined {
  const [only, ...more] = suggested
  return more.length === 0 && isLocale(only) ? only : undefined
}

const options = languages.map(({ locale, name, lang }) => ({ value: locale, label: name, lang }))

/** Asks for the preferred language once (GATE-21..30). The URL may suggest one. */
export function LanguageScreen({ userId }: { userId: string }) {
  const { t } = useText('gates', 'errors')
  const [search] = useSearchParams()
  const { save, pending } = useSaveLanguage(userId)
  const { field, shell } = useAppForm({
    schema: languageSchema,
    defaultValues: { language: wantedLanguage(search.getAll('lang')) ?? '' },
    send: ({ language }) => save(language),
    // The gate opens.
    onSaved: () => undefined,
    failureText: () => t.errors.languagePreference(),
  })
  const texts = t.gates.language
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <PageHeading>{texts.title()}</PageHeading>
        <Text size="lg">{texts.intro()}</Text>
        <Text tone="secondary">{texts.later()}</Text>
      </Stack>
      <FormShell
        {...shell}
        unsaved={false}
        aria-label={texts.title()}
        submitLabel={t.actions.continue()}
        pending={pending}
      >
        <RadioField {...field('language')} label={texts.select()} required options={options} />
      </FormShell>
    </Stack>
  )
}
