import { useSuspenseQuery } from '@tanstack/react-query'
import type { Procedure } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { IconStethoscope } from '#src/ui/icons.ts'
import type { Column } from '#src/ui/table-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { RecordsEmptyState } from '../RecordsEmptyState.tsx'
import { RecordList } from '../RecordList.tsx'
import { sourceColumn } from '../source-column.tsx'
import { procedurePage } from './queries.ts'

type Props = { patientId: string; address: ListAddress; page: number }

/** A page of procedures, newest first; those without a date come last. */
export function ProcedureList({ patientId, address, page }: Props) {
  const { t } = useText('records')
  const format = useFormat()
  const { data } = useSuspenseQuery(procedurePage({ patientId, page, address }))
  const { healthStory } = paths.patient
  const texts = t.records.procedures
  const columns: Column<Procedure>[] = [
    {
      id: 'name',
      header: texts.column.name(),
      sort: 'name',
      isName: true,
      cell: ({ id, name }) => (
        <TextLink to={healthStory.procedure({ patientId, procedureId: id })}>{name}</TextLink>
      ),
    },
    {
      id: 'date',
      header: texts.column.date(),
      sort: 'date',
      sortedAs: 'date',
      cell: ({ date }) => (date === null ? texts.unknownDate() : format.date(date)),
    },
    { id: 'bodySite', header: texts.column.bodySite(), cell: ({ body_site: site }) => site ?? '–' },
    { id: 'facility', header: texts.column.facility(), cell: ({ facility }) => facility ?? '–' },
    sourceColumn(t),
  ]
  return (
    <RecordList
      {...{ address, page, data, columns }}
      caption={texts.caption()}
      empty={
        <RecordsEmptyState
          kind="procedures"
          patientId={patientId}
          icon={<IconStethoscope aria-hidden size="1.75rem" />}
          title={texts.empty.title()}
          body={texts.empty.body()}
          add={{ to: healthStory.newProcedure({ patientId }), label: texts.add() }}
        />
      }
    />
  )
}
