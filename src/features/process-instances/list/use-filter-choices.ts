import { useQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import type { Address } from './list-rules.ts'
import { definitionsToFilter, definitionToFilter, organizationsToFilter } from '../queries.ts'
import { states } from '../state.ts'

/** The filter options; activities are those of the chosen journey. `missing` names the filters whose options failed. */
export function useFilterChoices(address: Pick<Address, 'filters'>) {
  const { t } = useText('instances')
  const { definition, organization, activity } = address.filters
  const definitions = useQuery(definitionsToFilter(organization))
  const organizations = useQuery(organizationsToFilter())
  const chosen = useQuery(definitionToFilter(definition))
  const texts = t.instances.filter
  const named = (list?: { results: readonly { id: string; name: string }[] }) =>
    (list?.results ?? []).map(({ id: value, name: label }) => ({ value, label }))
  const steps = (chosen.data?.steps ?? []).map(({ activity_id: value, name: label }) => ({ value, label }))
  const byActivity = { name: 'activity', label: texts.activity(), options: steps }
  const failed = [
    { query: definitions, label: texts.definition() },
    { query: organizations, label: texts.organization() },
    { query: chosen, label: texts.activity() },
  ].filter(({ query }) => query.isError)
  const filters = [
    { name: 'definition', label: texts.definition(), options: named(definitions.data) },
    { name: 'organization', label: texts.organization(), options: named(organizations.data) },
    { name: 'status', label: texts.status(), options: optionsOf(states, t.instances.state) },
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
  return {
    filters,
    missing: failed.map(({ label }) => label),
    retry: () => failed.forEach(({ query }) => void query.refetch()),
  }
}

export type FilterChoices = ReturnType<typeof useFilterChoices>['filters']
