import {
  getListImmunizationsQueryOptions,
  getListImmunizationsSuspenseQueryOptions,
} from '#generated/endpoints/immunizations/immunizations.ts'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { PAGE_SIZE } from '../record.ts'

type Wanted = { patientId: string; page: number; address: ListAddress }

/** A page of the list as the address asks for it: the newest doses, or by vaccine. */
export const immunizationPage = ({ patientId, page, address }: Wanted) =>
  getListImmunizationsSuspenseQueryOptions({
    patient: patientId,
    page,
    page_size: PAGE_SIZE,
    ordering:
      address.ordering.by === 'vaccine_name'
        ? ['vaccine_name', '-date_received']
        : ['-date_received', 'vaccine_name'],
    ...(address.search !== '' && { search: address.search }),
  })

/** A part of all there are, for paper. */
export const immunizationsToPrint = (patientId: string, page: number) =>
  getListImmunizationsQueryOptions({
    patient: patientId,
    page,
    page_size: 100,
    ordering: ['vaccine_name', '-date_received'],
  })

/** Those that may be the same as what is being written down. */
export const similarImmunizations = (patientId: string, name: string) =>
  getListImmunizationsQueryOptions({ patient: patientId, vaccine_name__icontains: name, page_size: 100 })
