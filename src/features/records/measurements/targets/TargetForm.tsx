import { useSavePersonMeasurementTarget } from '#generated/endpoints/measurement-targets/measurement-targets.ts'
import type { MeasurementKind, MeasurementUnit } from '#generated/model/index.ts'
import { measurementTargetSaveNoteMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { Text } from '#src/ui/basics.tsx'
import type { Done } from '../../form/RecordDrawer.tsx'
import { unitsOf } from '../measurement-rules.ts'
import { unitText } from '../measurement-texts.ts'
import { limitNames, type TargetInput, targetSchema, toRequest } from './target-schema.ts'

type Props = {
  organizationId: string
  personId: string
  label: string
  defaultValues: TargetInput
  /** What a new target can be for; without it the kind is fixed. */
  kinds?: readonly MeasurementKind[]
  done: Done
  onCancel: () => void
}

/** Sets or changes a target. */
export function TargetForm(props: Props) {
  const { organizationId, personId, label, defaultValues, kinds, done, onCancel } = props
  const { t, locale } = useText('measurements', 'validation', 'kit')
  const save = useSavePersonMeasurementTarget()
  const texts = t.measurements.targets.care
  const { values, set, field, shell } = useAppForm({
    schema: targetSchema(locale),
    defaultValues,
    texts: { order: texts.order(), empty: texts.empty() },
    send: (checked) =>
      save.mutateAsync({
        id: organizationId,
        patientId: personId,
        kind: checked.kind,
        data: toRequest(checked, locale),
      }),
    onSaved: () => done(texts.saved()),
    failureText: failureMessage({
      offline: texts.offline,
      gone: texts.gone,
      locked: texts.gone,
      failed: texts.notSaved,
    }),
  })
  const { kind, unit } = values
  const units: readonly MeasurementUnit[] = kind ? unitsOf[kind] : []
  const isPressure = kind === 'blood_pressure'
  const labels = {
    minimum: isPressure ? texts.upperMinimum() : texts.minimum(),
    maximum: isPressure ? texts.upperMaximum() : texts.maximum(),
    diastolic_minimum: texts.lowerMinimum(),
    diastolic_maximum: texts.lowerMaximum(),
  }
  const isWhole = isPressure || kind === 'pain' || kind === 'heart_rate'
  return (
    <FormShell
      {...shell}
      inQuery
      inReach={inReach}
      aria-label={label}
      submitLabel={texts.save()}
      onCancel={onCancel}
    >
      {kinds && (
        <SelectField
          {...field('kind')}
          onChange={(one) => set({ kind: one, unit: one && unitsOf[one][0] })}
          label={texts.kind()}
          required
          options={kinds.map((value) => ({ value, label: t.measurements.kind[value]() }))}
        />
      )}
      {units.length > 1 && (
        <RadioField
          {...field('unit')}
          label={texts.unit()}
          required
          beside
          options={units.map((value) => ({ value, label: unitText(value, t) }))}
        />
      )}
      {kind && <Text tone="secondary">{texts.hint()}</Text>}
      {kind &&
        limitNames
          .slice(0, isPressure ? 4 : 2)
          .map((name) => (
            <NumberField
              key={name}
              {...field(name)}
              label={labels[name]}
              whole={isWhole}
              {...(unit && { unit: unitText(unit, t) })}
            />
          ))}
      <TextareaField
        {...field('note')}
        label={texts.note()}
        description={texts.noteHint()}
        optional
        maxCharacters={measurementTargetSaveNoteMax}
        rows={2}
      />
    </FormShell>
  )
}
