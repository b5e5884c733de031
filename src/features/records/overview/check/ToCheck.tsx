import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { useDueRecords } from './use-due-records.ts'

type Props = { patientId: string; onStart: () => void }

/** A notice about records due for review; renders nothing if none are, and never delays or fails the page. */
export function ToCheck({ patientId, onStart }: Props) {
  const { t } = useText('records')
  const { count, waiting } = useDueRecords(patientId)
  const texts = t.records.overview.yearly
  if (count === 0 || waiting) return null
  return (
    <Card as="section" look="accent" aria-labelledby="to-check">
      <Group justify="between">
        <Stack gap="xs">
          <Title level={2} size={3} id="to-check">
            {texts.title()}
          </Title>
          <Text>{texts.section({ count })}</Text>
        </Stack>
        <Button variant="secondary" onClick={onStart}>
          {texts.start()}
        </Button>
      </Group>
    </Card>
  )
}
