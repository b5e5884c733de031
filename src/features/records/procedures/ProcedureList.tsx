import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { shown } from '#src/lib/objects/every-field.ts'
import { paths } from '#src/routes/paths.ts'
import { IconStethoscope } from '#src/ui/icons.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { RecordsEmptyState } from '../list/RecordsEmptyState.tsx'
import { RecordList } from '../list/RecordList.tsx'
import { sourceColumn } from '../list/source-column.tsx'
import { procedureColumns } from './procedure.tsx'
import { procedurePage } from './queries.ts'

type Props = { patientId: string; address: ListAddress; page: number }

/** One page of procedures, newest first; undated ones last. */
export function ProcedureList({ patientId, address, page }: Props) {
  const { t, format } = useText('records')
  const { data } = useSuspenseQuery(procedurePage({ patientId, page, address }))
  const { healthStory } = paths.patient
  const texts = t.records.procedures
  const columns = [...shown(procedureColumns(patientId, t, format)), sourceColumn(t)]
  return (
    <RecordList
      {...{ address, page, data, columns }}
      caption={texts.caption()}
      empty={
        <RecordsEmptyState
          kind="procedures"
          patientId={patientId}
          icon={IconStethoscope}
          title={texts.empty.title()}
          body={texts.empty.body()}
          add={{ to: healthStory.newProcedure({ patientId }), label: texts.add() }}
        />
      }
    />
  )
}
