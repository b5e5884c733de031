import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Group } from '#src/ui/Group.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The organization accepts no new people into the journey; current ones stay. */
export function ClosedJourney() {
  const { t } = useText('enrolments')
  const texts = t.enrolments.page
  return (
    <Group gap="sm">
      <Badge>{texts.closed()}</Badge>
      <Text>{texts.closedHelp()}</Text>
    </Group>
  )
}
