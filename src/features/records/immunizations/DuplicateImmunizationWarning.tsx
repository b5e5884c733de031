import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { DuplicateWarning } from '../form/DuplicateWarning.tsx'
import { similarImmunizations } from './queries.ts'
import { sameDose } from './same-dose.ts'

type Props = {
  patientId: string
  name: string
  date: string
  doseNumber: string
  /** The id of the edited record, which is no duplicate of itself. */
  self?: string | undefined
}

/** Warns that a dose of this vaccine with this date or number is already in the list. */
export function DuplicateImmunizationWarning({ patientId, name, date, doseNumber, self }: Props) {
  const { t } = useText('records')
  const wanted = name.trim()
  const { data } = useQuery({ ...similarImmunizations(patientId, wanted), enabled: wanted.length >= 2 })
  const dose = Number(doseNumber.trim()) || null
  const found = sameDose(data?.results ?? [], { name, date, dose, self })
  if (!found) return null
  const { row } = found
  const texts = t.records.immunizations.same
  const words =
    found.by === 'date'
      ? texts.date({ name: row.vaccine_name })
      : texts.dose({ name: row.vaccine_name, number: row.dose_number ?? 0 })
  const to = paths.patient.healthStory.immunization({ patientId, immunizationId: row.id })
  return <DuplicateWarning words={words} name={row.vaccine_name} to={to} />
}
