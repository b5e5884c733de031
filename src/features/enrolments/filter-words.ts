import type { Texts } from '#src/i18n/texts.ts'
import type { FilterChip } from '#src/ui/FilterChips.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { states } from './state.ts'

/** A step of the journey, to filter by. */
export type Step = { readonly activity_id: string; readonly name: string }

/** What the list is filtered by, in words; a step that the journey no longer has goes by its id. */
export function filterWords(
  { search, filters }: Pick<ListAddress, 'search' | 'filters'>,
  steps: readonly Step[],
  t: Texts,
): readonly FilterChip[] {
  const texts = t.enrolments
  const state = states.find((one) => one === filters.status)
  const { step, overdue } = filters
  const all: readonly (FilterChip | false)[] = [
    search !== '' && { name: 'search', filter: t.kit.list.chips.search(), value: search },
    state !== undefined && { name: 'status', filter: texts.status.label(), value: texts.status[state]() },
    Boolean(step) && {
      name: 'step',
      filter: texts.step(),
      value: steps.find((one) => one.activity_id === step)?.name ?? String(step),
    },
    Boolean(overdue) && {
      name: 'overdue',
      filter: texts.overdue.label(),
      value: overdue === 'yes' ? texts.overdue.only() : texts.overdue.others(),
    },
  ]
  return all.filter((one) => one !== false)
}
