import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { usageOf } from '../queries.ts'

export function UsageText({ id }: { id: string }) {
  const { t } = useText('journeyEditor')
  const { data } = useSuspenseQuery(usageOf(id))
  const texts = t.journeyEditor.usage
  return (
    <Stack gap="sm">
      {data.organizations.map((one) => (
        <Text key={one.id}>
          {(one.is_offered ? texts.offeredBy : texts.notOfferedBy)({ name: one.name })}{' '}
          {data.organizations.length > 1 &&
            texts.there({ count: one.open_enrolment_count, invited: one.pending_invitation_count })}
        </Text>
      ))}
      <Text>{texts.enrolled({ count: data.open_enrolment_count })}</Text>
      {data.open_enrolments_by_version.map(({ version, open_enrolment_count: count }) => (
        <Text key={version} tone="secondary">
          {texts.inVersion({ version: String(version), count })}
        </Text>
      ))}
      {data.pending_invitation_count > 0 && (
        <Text>{texts.invited({ count: data.pending_invitation_count })}</Text>
      )}
    </Stack>
  )
}
