import {
  getListConditionsQueryOptions,
  getListConditionsSuspenseQueryOptions,
} from '#generated/endpoints/conditions/conditions.ts'
import type { ListConditionsParams } from '#generated/model/index.ts'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import { recordsQuery } from '../record/record.ts'

export const conditionViews = ['current', 'past', 'all'] as const
export type ConditionView = (typeof conditionViews)[number]

/** Unknown counts as current, because the condition may persist. */
const statuses = {
  current: ['active', 'unknown'],
  past: ['resolved'],
  all: undefined,
} as const satisfies Record<ConditionView, ListConditionsParams['status__in'] | readonly string[]>

export const viewFrom = (text: string | undefined): ConditionView =>
  conditionViews.find((view) => view === text) ?? 'current'

type Wanted = { patientId: string; page: number; view: ConditionView; address: ListAddress }

export const conditionPage = ({ patientId, page, view, address }: Wanted) => {
  const wanted = statuses[view]
  return getListConditionsSuspenseQueryOptions({
    ...recordsQuery(patientId, page, address),
    ordering: orderingOf(address),
    ...(wanted && { status__in: [...wanted] }),
  })
}

function orderingOf({ ordering: { by, descending } }: ListAddress): ListConditionsParams['ordering'] {
  if (by === 'diagnosis_year') return [descending ? '-diagnosis_year' : 'diagnosis_year', 'name']
  return [descending ? '-name' : 'name']
}

export const firstCondition = (patientId: string) =>
  getListConditionsSuspenseQueryOptions({ patient: patientId, page_size: 1 })

/** Possible duplicates of what is being entered. */
export const similarConditions = (patientId: string, name: string) =>
  getListConditionsQueryOptions({ patient: patientId, search: name, page_size: 100 })
