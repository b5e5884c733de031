import type { LocalizedText } from '#generated/model/index.ts'
import { htmlLang, languages, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { readingGrade } from '#src/lib/text/reading-level.ts'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { textId } from '../definition/element-ids.ts'
import styles from '../form-editor.module.css'
import type { Place } from '../definition/place.ts'

type Props = {
  label: string
  value: LocalizedText | undefined
  /** Called with `undefined` when both languages are empty and the text is optional. */
  onChange: (value: LocalizedText | undefined) => void
  place: Place
  property: string
  at?: number
  required?: boolean
  long?: boolean
  hint?: string | undefined
}

/** Texts above this grade get a hint (shared/requirements: plain words, about grade 6). */
const HARD = 6

function withWords(value: LocalizedText | undefined, locale: Locale, words: string): LocalizedText {
  const next: LocalizedText = { 'en-ca': '', ...value, [locale]: words }
  if (next['fr-ca'] === '') delete next['fr-ca']
  return next
}

/** A text in both languages, side by side where there is room. */
export function WordsField({
  label,
  value,
  onChange,
  place,
  property,
  at,
  required = false,
  long = false,
  hint,
}: Props) {
  const { t } = useText('formEditor')
  const texts = t.formEditor.words
  return (
    <div className={styles.both}>
      {languages.map(({ locale }) => {
        const words = value?.[locale] ?? ''
        const grade = readingGrade(words, locale === 'fr-ca' ? 'fr' : 'en')
        const hard = grade !== undefined && grade > HARD ? texts.grade({ grade }) : undefined
        const shared = {
          id: textId(place, property, locale, at),
          lang: htmlLang(locale),
          label: texts.of({ label, language: t.formEditor.language[locale]() }),
          description: [hint, hard].filter(Boolean).join(' ') || undefined,
          required: required && locale === 'en-ca',
          value: words,
          onChange: (typed: string) => {
            const next = withWords(value, locale, typed)
            const isGone = !required && next['en-ca'] === '' && next['fr-ca'] === undefined
            onChange(isGone ? undefined : next)
          },
        }
        return long ? (
          <TextareaField key={locale} {...shared} rows={2} />
        ) : (
          <TextField key={locale} {...shared} autoComplete="off" />
        )
      })}
    </div>
  )
}
