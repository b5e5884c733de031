import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { Procedure } from '#generated/model/index.ts'
import { ProcedureCreate, procedureCreateNotesMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { line, optionalLine, optionalLines, optionalRememberedDate } from '#src/form-kit/fields.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isSameName } from '#src/lib/text/same-name.ts'
import { paths } from '#src/routes/paths.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TextareaField } from '#src/ui/fields/TextareaField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { inReach } from '#src/ui/forms/in-reach.ts'
import { Stack } from '#src/ui/basics.tsx'
import { DuplicateWarning } from '../form/DuplicateWarning.tsx'
import { sortedNames } from '../form/suggestions.ts'
import { useBlurredFields } from '../form/use-blurred-fields.ts'
import { type RecordFormProps, useRecordForm } from '../form/use-record-form.ts'
import { inOrder, type RecordInputs } from '../record/record.ts'
import { similarProcedures } from './queries.ts'

const { name, body_site, facility, outcome, notes } = ProcedureCreate.shape

/** The form of a procedure (DATA-51). */
export const procedureSchema = z.object({
  name: line(name),
  date: optionalRememberedDate(),
  body_site: optionalLine(body_site),
  facility: optionalLine(facility),
  outcome: optionalLine(outcome),
  notes: optionalLines(notes),
})

export type ProcedureInput = z.input<typeof procedureSchema>
export type ProcedureChecked = z.output<typeof procedureSchema>

export const emptyProcedure: ProcedureInput = {
  name: '',
  date: '',
  body_site: '',
  facility: '',
  outcome: '',
  notes: '',
}

export const toFormValues = (procedure: Procedure): ProcedureInput => ({
  name: procedure.name,
  date: procedure.date ?? '',
  body_site: procedure.body_site ?? '',
  facility: procedure.facility ?? '',
  outcome: procedure.outcome ?? '',
  notes: procedure.notes ?? '',
})

type Props = RecordFormProps<ProcedureInput, ProcedureChecked, Procedure>

/** Adds or edits a procedure (HEALTH-04). */
export function ProcedureForm(props: Props) {
  const { patientId, defaultValues, self, noDuplicateCheck } = props
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
  const inputs = {
    name: (
      <TextField
        {...name}
        {...leaving(name)}
        label={texts.name()}
        description={texts.nameHelp()}
        required
        suggestions={suggestions}
        autoComplete="off"
      />
    ),
    date: (
      <Stack gap="sm">
        <DateField
          {...date}
          {...leaving(date)}
          label={texts.date()}
          description={texts.dateHelp()}
          optional
        />
        {!noDuplicateCheck && (
          <DuplicateProcedureWarning {...{ patientId, self }} name={left.name} date={left.date} />
        )}
      </Stack>
    ),
    body_site: (
      <TextField
        {...field('body_site')}
        label={texts.bodySite()}
        description={texts.bodySiteHelp()}
        optional
        autoComplete="off"
      />
    ),
    facility: <TextField {...field('facility')} label={texts.facility()} optional autoComplete="off" />,
    outcome: <TextField {...field('outcome')} label={texts.outcome()} optional autoComplete="off" />,
    notes: (
      <TextareaField
        {...field('notes')}
        label={texts.notes()}
        optional
        maxCharacters={procedureCreateNotesMax}
      />
    ),
  } satisfies RecordInputs<Procedure>
  return (
    <FormShell {...shell} inReach={inReach}>
      {inOrder(inputs)}
    </FormShell>
  )
}

type DuplicateProcedureWarningProps = {
  patientId: string
  name: string
  date: string
  /** The id of the edited record, which is no duplicate of itself. */
  self?: string | undefined
}

/** Warns that a procedure with this name and date is already in the list. */
function DuplicateProcedureWarning({ patientId, name, date, self }: DuplicateProcedureWarningProps) {
  const { t } = useText('records')
  const wanted = name.trim()
  const { data } = useQuery({ ...similarProcedures(patientId, wanted), enabled: wanted.length >= 2 })
  const found = data?.results.find(
    (one) => one.id !== self && isSameName(one.name, wanted) && (one.date ?? '') === date,
  )
  if (!found) return null
  const texts = t.records.procedures
  const words = date === '' ? texts.sameUndated({ name: found.name }) : texts.same({ name: found.name })
  const to = paths.patient.healthStory.procedure({ patientId, procedureId: found.id })
  return <DuplicateWarning words={words} name={found.name} to={to} />
}
