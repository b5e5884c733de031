import { getListMedicationProductsQueryOptions } from '#generated/endpoints/medication-products/medication-products.ts'
import {
  getListMedicationsQueryOptions,
  getListMedicationsSuspenseQueryOptions,
} from '#generated/endpoints/medications/medications.ts'
import type { ListMedicationsParams } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { recordsQuery } from '../record/record.ts'

export const medicationViews = ['current', 'past'] as const
export type MedicationView = (typeof medicationViews)[number]

export const viewFrom = (text: string | undefined): MedicationView => (text === 'past' ? 'past' : 'current')

type Wanted = { patientId: string; page: number; view: MedicationView; address: ListAddress }

function orderingOf({ ordering: { by, descending } }: ListAddress): ListMedicationsParams['ordering'] {
  if (by === 'start_date') return [descending ? '-start_date' : 'start_date', 'name']
  return [descending ? '-name' : 'name']
}

export const medicationPage = ({ patientId, page, view, address }: Wanted) =>
  getListMedicationsSuspenseQueryOptions({
    ...recordsQuery(patientId, page, address),
    currently_taking: view === 'current',
    ordering: orderingOf(address),
  })

export const firstMedication = (patientId: string) =>
  getListMedicationsSuspenseQueryOptions({ patient: patientId, page_size: 1 })

/** Possible duplicates of what is being entered. */
export const similarMedications = (patientId: string, name: string) =>
  getListMedicationsQueryOptions({ patient: patientId, search: name, page_size: 100 })

/** The printed list: all current medications, by name. */
export const printedMedications = (patientId: string) =>
  getListMedicationsQueryOptions({
    patient: patientId,
    currently_taking: true,
    ordering: ['name'],
    page_size: 100,
  })

export const MOST_PRODUCTS = 8

export const productsFound = (search: string) =>
  getListMedicationProductsQueryOptions({ search, page_size: MOST_PRODUCTS })
