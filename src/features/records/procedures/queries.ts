import {
  getListProceduresQueryOptions,
  getListProceduresSuspenseQueryOptions,
} from '#generated/endpoints/procedures/procedures.ts'
import type { ListProceduresParams } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { recordsQuery } from '../record/record.ts'

type Wanted = { patientId: string; page: number; address: ListAddress }

export const procedurePage = ({ patientId, page, address }: Wanted) =>
  getListProceduresSuspenseQueryOptions({
    ...recordsQuery(patientId, page, address),
    ordering: orderingOf(address),
  })

function orderingOf({ ordering: { by, descending } }: ListAddress): ListProceduresParams['ordering'] {
  if (by === 'name') return [descending ? '-name' : 'name', '-date']
  return [descending ? '-date' : 'date', 'name']
}

/** Possible duplicates of what is being entered. */
export const similarProcedures = (patientId: string, name: string) =>
  getListProceduresQueryOptions({ patient: patientId, search: name, page_size: 100 })
