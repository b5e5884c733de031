import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'
import { languages } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormShell } from '#src/ui/FormShell.tsx'
import { PageHeading } from '#src/ui/PageHeading.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { languageSchema, wantedLanguage } from './language-schema.ts'
import type { LanguageAnswer, LanguageInput } from './language-schema.ts'
import { useSaveLanguage } from './use-save-language.ts'

const FIELD = 'preferred-language'
const options = languages.map(({ locale, name, lang }) => ({ value: locale, label: name, lang }))

/** Asks for the preferred language, once (GATE-21..30). The address may suggest one. */
export function LanguageScreen({ userId }: { userId: string }) {
  const { t } = useText('gates', 'validation', 'errors')
  const [search] = useSearchParams()
  const { save, pending, failed } = useSaveLanguage(userId)
  const { control, handleSubmit, formState } = useForm<LanguageInput, unknown, LanguageAnswer>({
    resolver: zodResolver(languageSchema),
    defaultValues: { language: wantedLanguage(search.getAll('lang')) ?? '' },
    shouldFocusError: false,
  })
  const error = formState.errors.language && t.validation.selectOption()
  const texts = t.gates.language
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <PageHeading>{texts.title()}</PageHeading>
        <Text size="lg">{texts.intro()}</Text>
        <Text tone="secondary">{texts.later()}</Text>
      </Stack>
      <FormShell
        aria-label={texts.title()}
        submitLabel={t.actions.continue()}
        pending={pending}
        submitError={failed && t.errors.languagePreference()}
        problems={error ? [{ fieldId: FIELD, message: error }] : []}
        onSubmit={handleSubmit(({ language }) => save(language))}
      >
        <Controller
          control={control}
          name="language"
          render={({ field: { onChange, onBlur, value, ref } }) => (
            <RadioField
              id={FIELD}
              label={texts.select()}
              required
              options={options}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              ref={ref}
              error={error}
            />
          )}
        />
      </FormShell>
    </Stack>
  )
}
