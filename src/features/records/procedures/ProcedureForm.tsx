import { useMemo } from 'react'
import type { Procedure } from '#generated/model/index.ts'
import { procedureCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextareaField } from '#src/ui/TextareaField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sortedNames } from '../suggestions.ts'
import { useRecordForm, type RecordFormProps } from '../use-record-form.ts'
import { useBlurredFields } from '../use-blurred-fields.ts'
import { procedureSchema, type ProcedureChecked, type ProcedureInput } from './procedure-schema.ts'
import { DuplicateProcedureWarning } from './DuplicateProcedureWarning.tsx'

type Props = RecordFormProps<ProcedureInput, ProcedureChecked, Procedure>

/** Adds or changes a procedure (HEALTH-04). */
export function ProcedureForm(props: Props) {
  const { patientId, defaultValues, self, onCancel, label } = props
  const { t, locale } = useText('records')
  const texts = t.records.procedures.field
  const { values, field, shell } = useRecordForm({ ...props, schema: procedureSchema })
  const { left, leaving } = useBlurredFields(values, defaultValues)
  const suggestions = useMemo(
    () =>
      sortedNames(
        Object.values(t.records.procedureNames).map((text) => text()),
        locale,
      ),
    [t, locale],
  )
  const [name, date] = [field('name'), field('date')]
  return (
    <FormShell {...shell} aria-label={label} submitLabel={t.records.shared.form.save()} onCancel={onCancel}>
      <TextField
        {...name}
        {...leaving(name)}
        label={texts.name()}
        description={texts.nameHelp()}
        required
        suggestions={suggestions}
        autoComplete="off"
      />
      <Stack gap="sm">
        <DateField
          {...date}
          {...leaving(date)}
          label={texts.date()}
          description={texts.dateHelp()}
          optional
        />
        <DuplicateProcedureWarning {...{ patientId, self }} name={left.name} date={left.date} />
      </Stack>
      <TextField
        {...field('body_site')}
        label={texts.bodySite()}
        description={texts.bodySiteHelp()}
        optional
        autoComplete="off"
      />
      <TextField {...field('facility')} label={texts.facility()} optional autoComplete="off" />
      <TextField {...field('outcome')} label={texts.outcome()} optional autoComplete="off" />
      <TextareaField
        {...field('notes')}
        label={texts.notes()}
        optional
        maxCharacters={procedureCreateNotesMax}
      />
    </FormShell>
  )
}
