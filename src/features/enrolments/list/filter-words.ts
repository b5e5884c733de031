import type { Texts } from '#src/i18n/texts.ts'
import type { FilterChip } from '#src/ui/lists/FilterChips.tsx'
import type { Address } from './list-rules.ts'

export type Step = { readonly activity_id: string; readonly name: string }

/** The active filters as text; a step that no longer exists shows its id. */
export function filterWords(
  { search, filters }: Pick<Address, 'search' | 'filters'>,
  steps: readonly Step[],
  t: Texts,
): readonly FilterChip[] {
  const texts = t.enrolments
  const { status, step, overdue, assignee } = filters
  const all: readonly (FilterChip | false)[] = [
    search !== '' && { name: 'search', filter: t.kit.list.chips.search(), value: search },
    status !== '' && { name: 'status', filter: texts.status.label(), value: texts.status[status]() },
    step !== '' && {
      name: 'step',
      filter: texts.step(),
      value: steps.find((one) => one.activity_id === step)?.name ?? step,
    },
    overdue !== '' && {
      name: 'overdue',
      filter: texts.overdue.label(),
      value: overdue === 'yes' ? texts.overdue.only() : texts.overdue.others(),
    },
    assignee !== '' && {
      name: 'assignee',
      filter: texts.assigned.label(),
      value: texts.assigned[assignee](),
    },
  ]
  return all.filter((one) => one !== false)
}
