import type { FormField, FormOption, LocalizedText } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import styles from './sides.module.css'

type Props = { field: FormField; locale: Locale }

/** A question as it looks on paper: its words, and the room for an answer. */
export function FieldSketch({ field, locale }: Props) {
  const { t } = useText('formAdmin')
  const texts = t.formAdmin.versions
  const words = (text: LocalizedText) => text[locale]?.trim() || text['en-ca'].trim() || texts.noWords()
  if (field.type === 'info') return <Text className={styles.words}>{words(field.label)}</Text>
  return (
    <div className={styles.sketch}>
      <Text strong>
        {words(field.label)}
        {'required' in field && field.required && (
          <span className={styles.required}> ({texts.required()})</span>
        )}
      </Text>
      {'help' in field && field.help && (
        <Text size="sm" tone="secondary">
          {words(field.help)}
        </Text>
      )}
      <Room {...{ field, locale, words }} />
    </div>
  )
}

function Room({ field, locale, words }: Props & { words: (text: LocalizedText) => string }) {
  const { t } = useText('formFields')
  const { rule } = t.formFields
  const answers = (options: readonly FormOption[]): Mark[] =>
    options.map(({ value, label }) => [value, words(label)])
  switch (field.type) {
    case 'info':
      return null
    case 'boolean':
      return (
        <Marks
          look="one"
          of={[
            ['yes', rule.yes()],
            ['no', rule.no()],
          ]}
        />
      )
    case 'choice':
      return <Marks look="one" of={answers(field.options)} />
    case 'multi_choice':
      return <Marks look="many" of={answers(field.options)} />
    case 'matrix':
      return (
        <>
          {field.rows.map(({ key, label }) => (
            <div key={key}>
              <Text>{words(label)}</Text>
              <Marks look="one" of={answers(field.options)} />
            </div>
          ))}
        </>
      )
    case 'scale':
      return (
        <Text>
          {field.min}: {words(field.min_label)} … {field.max}: {words(field.max_label)}
        </Text>
      )
    case 'group':
      return (
        <div className={styles.row}>
          {field.fields.map((one) => (
            <FieldSketch key={one.key} field={one} locale={locale} />
          ))}
        </div>
      )
    case 'signature':
      return (
        <>
          <Text className={styles.words}>{words(field.statement)}</Text>
          <span className={styles.box} aria-hidden />
        </>
      )
    case 'number':
      return (
        <span className={styles.amount}>
          <span className={styles.box} aria-hidden />
          {field.unit && words(field.unit)}
        </span>
      )
    default:
      return <span className={styles.box} data-tall={field.type === 'paragraph' || undefined} aria-hidden />
  }
}

type Mark = readonly [key: string, label: string]

function Marks({ look, of: marks }: { look: 'one' | 'many'; of: readonly Mark[] }) {
  return (
    <ul role="list" className={styles.marks} data-look={look}>
      {marks.map(([key, label]) => (
        <li key={key}>{label}</li>
      ))}
    </ul>
  )
}
