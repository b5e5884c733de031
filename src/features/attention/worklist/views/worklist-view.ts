import type { AttentionOrdering, WorklistView, WorklistViewFilters } from '#generated/model/index.ts'
import { orderingText } from '#src/ui/lists/use-list-address.ts'
import { ESCALATED, WORKLIST, type WorklistAddress, worklistRules } from '../worklist.ts'

/** What a view stores of the worklist: never a search or a person. */
export type ShownWorklist = {
  readonly filters: WorklistViewFilters
  readonly ordering: AttentionOrdering[]
}

export function shownIn({ filters, ordering }: Pick<WorklistAddress, 'filters' | 'ordering'>): ShownWorklist {
  const { status, severity, kind, assignee, journey } = filters
  return {
    filters: {
      ...(status === 'acknowledged' && { status }),
      ...(status === ESCALATED && { escalated: true }),
      ...(kind && { kind }),
      ...(severity && { severity }),
      ...(assignee && { assigned_to: assignee }),
      ...(journey && { process_definition: journey }),
    },
    ordering: [orderingText(ordering)],
  }
}

export function queryOfView({ filters, ordering }: ShownWorklist): URLSearchParams {
  const [first = ''] = ordering
  const entries = {
    view: WORKLIST,
    status: filters.escalated ? ESCALATED : (filters.status ?? ''),
    severity: filters.severity ?? '',
    kind: filters.kind ?? '',
    assignee: filters.assigned_to ?? '',
    journey: filters.process_definition ?? '',
    ordering: first === orderingText(worklistRules.first) ? '' : first,
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}

const written = (shown: ShownWorklist) => queryOfView(shown).toString()

/** The list without filters, in its usual order. */
export const plainView: ShownWorklist = { filters: {}, ordering: [] }

/** Whether the list shows exactly this view: a search or a person is more than a view can hold. */
export const isShown = (view: ShownWorklist, address: WorklistAddress): boolean =>
  address.search === '' && address.filters.patient === '' && written(view) === written(shownIn(address))

export const defaultOf = (views: readonly WorklistView[]) => views.find((view) => view.is_default)
