import { type Texts, useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { Stack } from '#src/ui/basics.tsx'
import { type FilterChip, FilterChips } from '#src/ui/lists/FilterChips.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { type Address, assignees, PEOPLE } from './list-rules.ts'
import { states } from './state.ts'

type Props = { address: Address; steps: readonly Step[] }

export function EnrolmentToolbar({ address, steps }: Props) {
  const { t } = useText('enrolments', 'kit')
  const { search, status, step, overdue, assigned } = t.enrolments
  return (
    <Stack gap="md">
      <ListToolbar
        address={address}
        searchLabel={search()}
        filters={[
          { name: 'status', label: status.label(), options: optionsOf(states, status) },
          {
            name: 'step',
            label: step(),
            options: steps.map(({ activity_id: value, name: label }) => ({ value, label })),
          },
          {
            name: 'overdue',
            label: overdue.label(),
            options: [
              { value: 'yes', label: overdue.only() },
              { value: 'no', label: overdue.others() },
            ],
          },
          { name: 'assignee', label: assigned.label(), options: optionsOf(assignees, assigned) },
        ]}
      />
      <FilterChips address={address} chips={filterWords(address, steps, t)} headingId={PEOPLE} />
    </Stack>
  )
}

type Step = { readonly activity_id: string; readonly name: string }

/** The active filters as text; a step that no longer exists shows its id. */
function filterWords(
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
