import { useQuery } from '@tanstack/react-query'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useText } from '#src/i18n/use-text.ts'
import { journeysOf } from '../queries.ts'

type Filter = { name: string; label: string; options: { value: string; label: string }[] }

/** The maximum number of options. */
const ALL = 100

/** Filters by profile; hidden if there is only one. */
export function useProfileFilter(): Filter[] {
  const { t } = useText('care')
  const { data } = useQuery(ownProfiles())
  const options = (data?.results ?? []).map(({ id, first_name: first, last_name: last }) => ({
    value: id,
    label: `${first} ${last}`.trim(),
  }))
  if (options.length < 2) return []
  return [{ name: 'profile', label: t.care.filter.profile(), options }]
}

/** Filters by journey. A journey that two profiles are in names the profile. */
export function useJourneyFilter(organizationId: string): Filter[] {
  const { t } = useText('care')
  const { data } = useQuery(journeysOf(organizationId, { page_size: ALL }))
  const journeys = data?.results ?? []
  if (journeys.length < 2) return []
  const count = (name: string) =>
    journeys.filter(({ process_definition_name: other }) => other === name).length
  const options = journeys.map(({ id, process_definition_name: name, patient }) => ({
    value: id,
    label: count(name) > 1 ? `${name} (${patient.display_name})` : name,
  }))
  return [{ name: 'journey', label: t.care.filter.journey(), options }]
}
