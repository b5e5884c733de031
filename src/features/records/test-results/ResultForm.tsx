import type { TestResult } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/local-day.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { checkResult, longest } from './result-values.ts'
import type { ResultValues } from './result-values.ts'
import styles from './test-results.module.css'

const wireNames = {
  test_name: 'name',
  test_code: 'name',
  value: 'value',
  value_text: 'value',
  unit: 'unit',
  reference_low: 'low',
  reference_high: 'high',
  collected_at: 'date',
  lab_name: 'lab',
  notes: 'notes',
} as const

type Props = {
  label: string
  initial: ResultValues
  send: (values: ResultValues) => Promise<TestResult>
  mutation: { isPending: boolean; error: unknown; reset: () => void }
  failed: string
  onSaved: (result: TestResult) => void
  onCancel: () => void
}

/** Writes a result down that somebody got on paper (DATA-56). */
export function ResultForm({ label, onCancel, ...props }: Props) {
  const { t, locale } = useText('records', 'validation', 'kit')
  const texts = t.records.testResults
  const { field } = texts
  const words = { rangeOrder: texts.rangeOrder(), rangeNeedsNumber: texts.rangeNeedsNumber() }
  const { bind, shell } = useRecordForm({
    ...props,
    wireNames,
    check: (values) => checkResult(values, { today: localToday(), locale, words }),
  })
  return (
    <FormShell
      {...shell}
      inQuery
      aria-label={label}
      submitLabel={t.records.shared.form.save()}
      cancelLabel={t.actions.cancel()}
      onCancel={onCancel}
    >
      <TextField {...bind('name')} label={field.name()} description={field.nameHelp()} required />
      <TextField {...bind('value')} label={field.value()} description={field.valueHelp()} required short />
      <TextField {...bind('unit')} label={field.unit()} description={field.unitHelp()} short />
      <DateField {...bind('date')} label={field.date()} required />
      <fieldset className={styles.range}>
        <legend>{field.range()}</legend>
        <p>{field.rangeHelp()}</p>
        <div className={styles.dates}>
          <NumberField {...bind('low')} label={field.low()} />
          <NumberField {...bind('high')} label={field.high()} />
        </div>
      </fieldset>
      <TextField {...bind('lab')} label={field.lab()} />
      <TextareaField {...bind('notes')} label={field.notes()} maxCharacters={longest.notes} rows={3} />
    </FormShell>
  )
}
