import {
  getListImmunizationsQueryOptions,
  getListImmunizationsSuspenseQueryOptions,
} from '#generated/endpoints/immunizations/immunizations.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { recordsQuery } from '../record/record.ts'

type Wanted = { patientId: string; page: number; address: ListAddress }

/** One page of the list for the current query: newest first, or by vaccine. */
export const immunizationPage = ({ patientId, page, address }: Wanted) =>
  getListImmunizationsSuspenseQueryOptions({
    ...recordsQuery(patientId, page, address),
    ordering:
      address.ordering.by === 'vaccine_name'
        ? ['vaccine_name', '-date_received']
        : ['-date_received', 'vaccine_name'],
  })

export const immunizationsToPrint = (patientId: string, page: number) =>
  getListImmunizationsQueryOptions({
    patient: patientId,
    page,
    page_size: 100,
    ordering: ['vaccine_name', '-date_received'],
  })

/** Possible duplicates of what is being entered. */
export const similarImmunizations = (patientId: string, name: string) =>
  getListImmunizationsQueryOptions({ patient: patientId, vaccine_name__icontains: name, page_size: 100 })
