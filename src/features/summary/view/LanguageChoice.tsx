import type { HealthStoryLanguage } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'

type Props = {
  value: HealthStoryLanguage
  onChange: (language: HealthStoryLanguage) => void
  label: string
  both: string
}

const languages = ['en-ca', 'fr-ca', 'both'] as const satisfies readonly HealthStoryLanguage[]

/** The display and print language of a Health Story: one, or both side by side (B4). */
export function LanguageChoice({ value, onChange, label, both }: Props) {
  const { t } = useText()
  const names = { 'en-ca': t.language.english(), 'fr-ca': t.language.french(), both }
  return (
    <SelectField
      label={label}
      empty={false}
      short
      value={value}
      options={languages.map((language) => ({ value: language, label: names[language] }))}
      onChange={(chosen) => {
        const language = languages.find((one) => one === chosen)
        if (language) onChange(language)
      }}
    />
  )
}
