import { useSuspenseQuery } from '@tanstack/react-query'
import {
  getGetProcedureQueryKey,
  getGetProcedureSuspenseQueryOptions,
  useConfirmProcedure,
  useDeleteProcedure,
  useRestoreProcedure,
  useUpdateProcedure,
} from '#generated/endpoints/procedures/procedures.ts'
import type { Procedure } from '#generated/model/index.ts'
import { type Format, type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { NOTHING } from '#src/ui/lists/table-column.ts'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { FactsCard } from '../record/FactsCard.tsx'
import type { RecordKind } from '../record/record-kind.ts'
import type { RecordColumns, RecordFacts } from '../record/record.ts'

const { healthStory } = paths.patient

/** The procedure kind (HEALTH-04); the form is in ProcedureForm.tsx. */
export const procedureKind: RecordKind<Procedure> = {
  nameOf: ({ name }) => name,
  textsOf: (t) => t.records.procedures,
  placesOf: (patientId) => ({
    list: healthStory.procedures({ patientId }),
    one: (procedureId) => healthStory.procedure({ patientId, procedureId }),
    edit: (procedureId) => healthStory.editProcedure({ patientId, procedureId }),
  }),
  About: AboutProcedure,
  keyOf: getGetProcedureQueryKey,
  useRecord: (id) => useSuspenseQuery(getGetProcedureSuspenseQueryOptions(id)),
  useUpdate: useUpdateProcedure,
  useConfirm: useConfirmProcedure,
  useRemove: () => useDeleteProcedure({ skipInvalidation: true }),
  useRestore: useRestoreProcedure,
}

function AboutProcedure({ record }: { record: Procedure }) {
  const { t, format } = useText('records')
  return <FactsCard facts={procedureFacts(record, t, format)} />
}

export function procedureFacts(
  { date, body_site, facility, outcome, notes }: Procedure,
  t: Texts,
  format: Format,
) {
  const { column, field, unknownDate } = t.records.procedures
  const none = t.records.shared.none()
  return {
    name: notHere('the heading'),
    date: { label: column.date(), value: date === null ? unknownDate() : format.date(date) },
    body_site: { label: column.bodySite(), value: body_site ?? none },
    facility: { label: column.facility(), value: facility ?? none },
    outcome: { label: field.outcome(), value: outcome ?? none },
    notes: { label: field.notes(), value: notes ?? none },
  } satisfies RecordFacts<Procedure>
}

export function procedureColumns(patientId: string, t: Texts, format: Format) {
  const { column, unknownDate } = t.records.procedures
  return {
    name: {
      id: 'name',
      header: column.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name }) => (
        <TextLink to={healthStory.procedure({ patientId, procedureId: id })}>{name}</TextLink>
      ),
    },
    date: {
      id: 'date',
      header: column.date(),
      sort: 'date',
      sortedAs: 'date',
      cell: ({ date }) =>
        date === null ? unknownDate() : <time dateTime={date}>{format.shortDate(date)}</time>,
    },
    body_site: { id: 'bodySite', header: column.bodySite(), cell: ({ body_site: site }) => site ?? NOTHING },
    facility: { id: 'facility', header: column.facility(), cell: ({ facility }) => facility ?? NOTHING },
    outcome: notHere('too long for a row'),
    notes: notHere('too long for a row'),
  } satisfies RecordColumns<Procedure>
}
