import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '../basics.tsx'
import { Alert } from './Alert.tsx'

type Access = { level: 'full' | 'limited'; age: number; changes_on: string }
type Profile = { first_name: string; last_name: string; parent_access?: Access }

/** What a parent will see less of from the birthday of a young person, or sees less of now; nothing otherwise. */
export function ParentAccessNotice({ profile }: { profile: Profile }) {
  const { parent_access: access } = profile
  return access && <Notice profile={profile} access={access} />
}

function Notice({ profile, access }: { profile: Profile; access: Access }) {
  const { t, format } = useText('partners')
  const { level, age, changes_on: day } = access
  const name = profile.first_name || profile.last_name
  const facts = { name, age, date: format.date(day) }
  const texts = t.partners.young
  return (
    <Alert kind="info" role="none" title={texts.title[level](facts)}>
      <Stack gap="sm">
        <Text>{texts.sees[level](facts)}</Text>
        <Text>{texts.next({ name })}</Text>
      </Stack>
    </Alert>
  )
}
