import { lazy } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { useEditing } from '../editor/EditorContext.ts'

const DesignFlow = lazy(() => import('./DesignFlow.tsx').then((module) => ({ default: module.DesignFlow })))

/** The course of the journey. */
export function DiagramSection({ onGo }: { onGo: (pointer: string) => void }) {
  const { t } = useText('journeyEditor')
  const { design } = useEditing()
  const texts = t.journeyEditor.diagram
  return (
    <TitledCard id="journey-diagram" title={texts.title()} size={3}>
      <Region title={texts.failed()}>
        <DesignFlow design={design} onOpen={(index) => onGo(`/steps/${index}/name/en-ca`)} />
      </Region>
    </TitledCard>
  )
}
