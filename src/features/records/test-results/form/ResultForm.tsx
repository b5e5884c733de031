import type { TestResult } from '#generated/model/index.ts'
import { testResultCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { Group } from '#src/ui/basics.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { inOrder, type RecordInputs } from '../../record/record.ts'
import { useRecordForm, type RecordFormProps } from '../../form/use-record-form.ts'
import { resultSchema, type ResultChecked, type ResultInput } from './result-schema.ts'
import styles from '../test-results.module.css'

type Props = Omit<RecordFormProps<ResultInput, ResultChecked, TestResult>, 'patientId'>

/** Enters a result from a printed report (DATA-56). */
export function ResultForm(props: Props) {
  const { t, locale } = useText('records', 'validation', 'kit')
  const texts = t.records.testResults
  const { field, shell } = useRecordForm({
    ...props,
    inQuery: true,
    schema: resultSchema(locale),
    texts: { rangeOrder: texts.rangeOrder(), rangeNeedsNumber: texts.rangeNeedsNumber() },
    apiFieldNames: { test_code: 'test_name', value_text: 'value' },
  })
  const inputs = {
    test_name: (
      <TextField
        {...field('test_name')}
        label={texts.field.name()}
        description={texts.field.nameHelp()}
        required
      />
    ),
    test_code: notHere("people don't type codes"),
    panel: notHere('a paper rarely says it'),
    value: (
      <TextField
        {...field('value')}
        label={texts.field.value()}
        description={texts.field.valueHelp()}
        required
        short
      />
    ),
    value_text: notHere('the value, where it is no number'),
    decimals: notHere('as many as are typed'),
    unit: (
      <TextField {...field('unit')} label={texts.field.unit()} description={texts.field.unitHelp()} short />
    ),
    collected_at: <DateField {...field('collected_at')} label={texts.field.date()} required />,
    reference_low: (
      <fieldset className={styles.range}>
        <legend>{texts.field.range()}</legend>
        <p>{texts.field.rangeHelp()}</p>
        <Group gap="md">
          <NumberField {...field('reference_low')} label={texts.field.low()} />
          <NumberField {...field('reference_high')} label={texts.field.high()} />
        </Group>
      </fieldset>
    ),
    reference_high: notHere('beside the lower end'),
    reference_text: notHere('a range is typed as numbers'),
    interpretation: notHere('follows from the range'),
    status: notHere('results on paper are final'),
    resulted_at: notHere('the day of the sample is what counts'),
    is_new: notHere('the server sets it'),
    lab_name: <TextField {...field('lab_name')} label={texts.field.lab()} />,
    notes: (
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        maxCharacters={testResultCreateNotesMax}
        rows={3}
      />
    ),
  } satisfies RecordInputs<TestResult>
  return (
    <FormShell {...shell} inReach={inReach}>
      {inOrder(inputs)}
    </FormShell>
  )
}
