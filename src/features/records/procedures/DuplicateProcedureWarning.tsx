import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { DuplicateWarning } from '../form/DuplicateWarning.tsx'
import { isSameName } from '#src/lib/text/same-name.ts'
import { similarProcedures } from './queries.ts'

type Props = {
  patientId: string
  name: string
  date: string
  /** The id of the edited record, which is no duplicate of itself. */
  self?: string | undefined
}

/** Warns that a procedure with this name and date is already in the list. */
export function DuplicateProcedureWarning({ patientId, name, date, self }: Props) {
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
