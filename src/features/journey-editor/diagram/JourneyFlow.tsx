import { useState } from 'react'
import type { JourneyCourseStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './diagram.module.css'
import { FlowDiagram } from './FlowDiagram.tsx'
import { FlowOutline } from './FlowOutline.tsx'
import { type FlowState, useFlow } from './use-flow.ts'

type Props = {
  steps: readonly JourneyCourseStep[]
  /** Without it, the steps are only read. */
  onOpen?: (index: number) => void
  /** The states of steps, by their activities. */
  states?: ReadonlyMap<string, FlowState>
  /** How it is shown at first. */
  first?: 'diagram' | 'text'
}

/** The course of a journey, as a diagram or as text. */
export function JourneyFlow({ steps, onOpen, states, first = 'diagram' }: Props) {
  const { t } = useText('journeyEditor')
  const [view, setView] = useState<string>(first)
  const flow = useFlow(steps, states)
  const texts = t.journeyEditor.diagram
  const View = view === 'diagram' ? FlowDiagram : FlowOutline
  if (flow.length === 0) return <Text tone="secondary">{texts.none()}</Text>
  return (
    <Stack gap="sm">
      <Segments
        label={texts.view()}
        value={view}
        onChange={setView}
        options={[
          { value: 'diagram', label: texts.asDiagram() },
          { value: 'text', label: texts.asText() },
        ]}
      />
      <View flow={flow} onOpen={onOpen} />
      {view === 'diagram' && (
        <div className={styles.printed} aria-hidden>
          <FlowOutline flow={flow} />
        </div>
      )}
    </Stack>
  )
}
