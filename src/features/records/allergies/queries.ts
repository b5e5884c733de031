import {
  getListAllergiesQueryOptions,
  getListAllergiesSuspenseQueryOptions,
} from '#generated/endpoints/allergies/allergies.ts'
import { getListMedicationsQueryOptions } from '#generated/endpoints/medications/medications.ts'
import type { ListAllergiesParams } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { recordsQuery } from '../record/record.ts'

export const allergyViews = ['current', 'past', 'all'] as const
export type AllergyView = (typeof allergyViews)[number]

const statuses = {
  current: 'active',
  past: 'resolved',
  all: undefined,
} as const satisfies Record<AllergyView, ListAllergiesParams['status']>

export const viewFrom = (text: string | undefined): AllergyView =>
  allergyViews.find((view) => view === text) ?? 'current'

/** Sort keys of the list; the default is most serious first. */
export const allergyOrder = {
  orderings: ['severity', 'allergen', 'onset_year'],
  first: { by: 'severity', descending: true },
} as const

type Wanted = { patientId: string; page: number; view: AllergyView; address: ListAddress }

export const allergyPage = ({ patientId, page, view, address }: Wanted) => {
  const status = statuses[view]
  return getListAllergiesSuspenseQueryOptions({
    ...recordsQuery(patientId, page, address),
    ordering: orderingOf(address),
    ...(status && { status }),
  })
}

function orderingOf({ ordering: { by, descending } }: ListAddress): ListAllergiesParams['ordering'] {
  switch (by) {
    case 'allergen':
      return [descending ? '-allergen' : 'allergen']
    case 'onset_year':
      return [descending ? '-onset_year' : 'onset_year', 'allergen']
    default:
      return [descending ? '-severity' : 'severity', 'allergen']
  }
}

export const firstAllergy = (patientId: string) =>
  getListAllergiesSuspenseQueryOptions({ patient: patientId, page_size: 1 })

/** Possible duplicates of what is being entered. */
export const similarAllergies = (patientId: string, allergen: string) =>
  getListAllergiesQueryOptions({ patient: patientId, search: allergen, page_size: 100 })

/** Current medications for the warning; one page is enough. */
export const currentMedications = (patientId: string) =>
  getListMedicationsQueryOptions({ patient: patientId, currently_taking: true, page_size: 100 })
