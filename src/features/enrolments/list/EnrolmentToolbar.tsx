import { useText } from '#src/i18n/use-text.ts'
import { FilterChips } from '#src/ui/lists/FilterChips.tsx'
import { ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { type Step, filterWords } from './filter-words.ts'
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
