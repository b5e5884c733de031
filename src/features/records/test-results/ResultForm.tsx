import type { TestResult } from '#generated/model/index.ts'
import { testResultCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { NumberField } from '#src/ui/NumberField.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useRecordForm, type RecordFormProps } from '../use-record-form.ts'
import { resultSchema, type ResultChecked, type ResultInput } from './result-schema.ts'
import styles from './test-results.module.css'

type Props = Omit<RecordFormProps<ResultInput, ResultChecked, TestResult>, 'patientId'>

/** Writes a result down that somebody got on paper (DATA-56). */
export function ResultForm({ label, onCancel, ...props }: Props) {
  const { t, locale } = useText('records', 'validation', 'kit')
  const texts = t.records.testResults
  const { field, shell } = useRecordForm({
    ...props,
    schema: resultSchema(locale),
    texts: { rangeOrder: texts.rangeOrder(), rangeNeedsNumber: texts.rangeNeedsNumber() },
    apiFieldNames: { test_code: 'test_name', value_text: 'value' },
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
      <TextField
        {...field('test_name')}
        label={texts.field.name()}
        description={texts.field.nameHelp()}
        required
      />
      <TextField
        {...field('value')}
        label={texts.field.value()}
        description={texts.field.valueHelp()}
        required
        short
      />
      <TextField {...field('unit')} label={texts.field.unit()} description={texts.field.unitHelp()} short />
      <DateField {...field('collected_at')} label={texts.field.date()} required />
      <fieldset className={styles.range}>
        <legend>{texts.field.range()}</legend>
        <p>{texts.field.rangeHelp()}</p>
        <div className={styles.dates}>
          <NumberField {...field('reference_low')} label={texts.field.low()} />
          <NumberField {...field('reference_high')} label={texts.field.high()} />
        </div>
      </fieldset>
      <TextField {...field('lab_name')} label={texts.field.lab()} />
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        maxCharacters={testResultCreateNotesMax}
        rows={3}
      />
    </FormShell>
  )
}
