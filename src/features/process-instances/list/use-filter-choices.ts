import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import type { Address } from './list-rules.ts'
import { definitionsToFilter, definitionToFilter, organizationsToFilter } from '../queries.ts'
import { states } from '../state.ts'

/** The filter options; activities are those of the chosen journey. */
export function useFilterChoices({ filters }: Pick<Address, 'filters'>) {
  const { t } = useText('instances')
  const { definition, organization, activity } = filters
  const { data: definitions } = useQuery(definitionsToFilter(organization))
  const { data: organizations } = useQuery(organizationsToFilter())
  const { data: chosen } = useQuery(definitionToFilter(definition))
  const texts = t.instances.filter
  const named = (list?: { results: readonly { id: string; name: string }[] }) =>
    (list?.results ?? []).map(({ id: value, name: label }) => ({ value, label }))
  const steps = (chosen?.steps ?? []).map(({ activity_id: value, name: label }) => ({ value, label }))
  const byActivity = { name: 'activity', label: texts.activity(), options: steps }
  return [
    { name: 'definition', label: texts.definition(), options: named(definitions) },
    { name: 'organization', label: texts.organization(), options: named(organizations) },
    {
      name: 'status',
      label: texts.status(),
      options: optionsOf(states, t.instances.state),
    },
    ...(definition || activity ? [byActivity] : []),
    {
      name: 'incidents',
      label: texts.incidents(),
      options: [
        { value: 'yes', label: texts.withIncidents() },
        { value: 'no', label: texts.withoutIncidents() },
      ],
    },
  ]
}

export type FilterChoices = ReturnType<typeof useFilterChoices>
