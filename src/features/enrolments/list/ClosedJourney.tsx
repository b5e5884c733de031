import { useText } from '#src/i18n/use-text.ts'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Text } from '#src/ui/text/Text.tsx'

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
