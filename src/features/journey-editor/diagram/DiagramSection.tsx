import { lazy, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { useEditing } from '../editor/EditorContext.ts'

const JourneyFlow = lazy(() =>
  import('./JourneyFlow.tsx').then((module) => ({ default: module.JourneyFlow })),
)

/** The course of the journey, loaded when it is opened. */
export function DiagramSection({ onGo }: { onGo: (pointer: string) => void }) {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const texts = t.journeyEditor.diagram
  return (
    <Card as="section" aria-labelledby="journey-diagram">
      <Stack gap="md">
        <Group justify="between">
          <Title id="journey-diagram" level={2} size={3}>
            {texts.title()}
          </Title>
          <Button size="sm" variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.hide() : texts.show()}
          </Button>
        </Group>
        {isOpen && (
          <Region title={texts.failed()}>
            <JourneyFlow design={design} onOpen={(index) => onGo(`/steps/${index}/name/en-ca`)} />
          </Region>
        )}
      </Stack>
    </Card>
  )
}
