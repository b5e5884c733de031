import { lazy } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { useEditing } from '../editor/EditorContext.ts'

const DesignFlow = lazy(() => import('./DesignFlow.tsx').then((module) => ({ default: module.DesignFlow })))

/** The course of the journey. */
export function DiagramSection({ onGo }: { onGo: (pointer: string) => void }) {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const texts = t.journeyEditor.diagram
  return (
    <Card as="section" aria-labelledby="journey-diagram">
      <Stack gap="md">
        <Title id="journey-diagram" level={2} size={3}>
          {texts.title()}
        </Title>
        <Region title={texts.failed()}>
          <DesignFlow design={design} onOpen={(index) => onGo(`/steps/${index}/name/en-ca`)} />
        </Region>
      </Stack>
    </Card>
  )
}
