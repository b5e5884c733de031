import type { Measurement, MeasurementKind, MeasurementUnit } from '#generated/model/index.ts'
import { measurementCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { ScaleField } from '#src/ui/fields/ScaleField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { TimeField } from '#src/ui/fields/TimeField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { Group } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { useBlurredFields } from '../../form/use-blurred-fields.ts'
import { type RecordFormProps, useRecordForm } from '../../form/use-record-form.ts'
import { inOrder, type RecordInputs } from '../../record/record.ts'
import { kinds, unitsOf, unusualOf } from '../measurement-rules.ts'
import { measuredText, unitText } from '../measurement-texts.ts'
import {
  limitProblem,
  type MeasurementChecked,
  type MeasurementInput,
  measurementSchema,
} from './measurement-schema.ts'

type Props = RecordFormProps<MeasurementInput, MeasurementChecked, Measurement> & {
  /** The latest value of each kind, for the unit and for comparison. */
  latest?: readonly Measurement[] | undefined
}

/** Adds or edits a measurement. The kind is asked for only if it is open: an edited one keeps its own. */
export function MeasurementForm(props: Props) {
  const { defaultValues, latest = [] } = props
  const { t, locale } = useText('measurements', 'validation', 'kit')
  const texts = t.measurements
  const { values, set, field, shell } = useRecordForm({
    ...props,
    inQuery: true,
    schema: measurementSchema(locale),
    texts: { lowerFirst: texts.lowerFirst(), future: texts.future() },
    apiFieldNames: { measured_at: 'time' },
  })
  const { left, leaving } = useBlurredFields(values, defaultValues)
  const { kind, unit } = values
  const [value, diastolic] = [field('value'), field('diastolic')]
  const latestOf = (one: MeasurementKind) => latest.find((row) => row.kind === one)
  const units: readonly MeasurementUnit[] = kind ? unitsOf[kind] : []
  const suffix = units.length === 1 && unit ? unitText(unit, t) : undefined
  const changeKind = (one: MeasurementKind | '') =>
    set({ kind: one, diastolic: '', unit: one && (latestOf(one)?.unit ?? unitsOf[one][0]) })
  const isPressure = kind === 'blood_pressure'
  const how = kind ? texts.how[kind]() : undefined
  const inputs = {
    kind: defaultValues.kind === '' && (
      <SelectField
        {...field('kind')}
        onChange={changeKind}
        label={texts.field.kind()}
        required
        options={kinds.map((value) => ({ value, label: texts.kind[value]() }))}
      />
    ),
    value:
      kind === 'pain' ? (
        <ScaleField
          {...value}
          value={values.value === '' ? null : Number(values.value)}
          onChange={(points) => set({ value: String(points) })}
          label={texts.kind.pain()}
          description={how}
          required
        />
      ) : (
        <NumberField
          {...value}
          {...leaving(value)}
          label={isPressure ? texts.field.upper() : texts.field.value()}
          description={how}
          required
          whole={isPressure || kind === 'heart_rate'}
          {...(suffix !== undefined && { unit: suffix })}
        />
      ),
    diastolic: isPressure && (
      <NumberField
        {...diastolic}
        {...leaving(diastolic)}
        label={texts.field.lower()}
        required
        whole
        {...(suffix !== undefined && { unit: suffix })}
      />
    ),
    unit: (
      <>
        {units.length > 1 && (
          <RadioField
            {...field('unit')}
            label={texts.field.unit()}
            required
            beside
            options={units.map((value) => ({ value, label: unitText(value, t) }))}
          />
        )}
        {kind && <UnusualValue values={{ ...left, unit }} kind={kind} before={latestOf(kind)} />}
      </>
    ),
    measured_at: (
      <Group gap="md" align="end">
        <DateField {...field('date')} label={texts.field.date()} required />
        <TimeField {...field('time')} label={texts.field.time()} required />
      </Group>
    ),
    notes: (
      <TextareaField
        {...field('notes')}
        label={texts.field.notes()}
        description={texts.field.notesHelp()}
        optional
        maxCharacters={measurementCreateNotesMax}
        rows={2}
      />
    ),
  } satisfies RecordInputs<Measurement>
  return (
    <FormShell {...shell} inReach={inReach}>
      {inOrder(inputs)}
    </FormShell>
  )
}

type UnusualValueProps = {
  /** As of the last blur, so that it does not ask while someone types. */
  values: MeasurementInput
  kind: MeasurementKind
  before: Measurement | undefined
}

/** Asks about a value that is possible but unusual; it never keeps anyone from saving. */
function UnusualValue({ values, kind, before }: UnusualValueProps) {
  const { t, locale, format } = useText('measurements')
  const { unit, value: typed, diastolic: lower } = values
  const texts = t.measurements.unusual
  const value = parseNumber(typed, locale)
  if (value === null || !unit || limitProblem(unit, value)) return null
  const diastolic = kind === 'blood_pressure' ? parseNumber(lower, locale) : null
  const unusual = unusualOf({ kind, unit, value, diastolic }, before)
  if (!unusual) return null
  const why =
    unusual === 'far'
      ? before &&
        texts.far({ value: measuredText(before, { t, locale }), date: format.date(before.measured_at) })
      : texts[unusual]()
  return (
    <Alert kind="warning" title={texts.title()}>
      <p>{why}</p>
      <p>{kind === 'weight' ? texts.save() : texts.unwell()}</p>
    </Alert>
  )
}
