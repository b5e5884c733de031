import { useSuspenseQuery } from '@tanstack/react-query'
import { getListCareTeamSharesSuspenseQueryOptions } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { CareTeamShareRow } from './CareTeamShareRow.tsx'

/** What each of a person's care teams may see of their Health Story. */
export function CareTeamShares({ patientId }: { patientId: string }) {
  const { t } = useText('sharing')
  const { data } = useSuspenseQuery(getListCareTeamSharesSuspenseQueryOptions(patientId, { page_size: 100 }))
  const texts = t.sharing.careTeam
  return (
    <Stack gap="lg">
      <Text>{data.results.length === 0 ? texts.none() : texts.intro()}</Text>
      {data.results.map((share) => (
        <CareTeamShareRow key={share.organization.id} {...{ share, patientId }} />
      ))}
    </Stack>
  )
}
