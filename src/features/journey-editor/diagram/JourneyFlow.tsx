import { useState } from 'react'
import type { JourneyCourseStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import styles from './diagram.module.css'
import { FlowDiagram } from './FlowDiagram.tsx'
import { type FlowState, type FlowStep, useFlow } from './use-flow.ts'
import { WayLines } from './WayLines.tsx'

type Props = {
  steps: readonly JourneyCourseStep[]
  /** Without it, the steps are only read. */
  onOpen?: (index: number) => void
  /** The states of steps, by their activities. */
  states?: ReadonlyMap<string, FlowState>
  /** How it is shown at first. */
  first?: 'diagram' | 'text'
}

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

type FlowOutlineProps = { flow: readonly FlowStep[]; onOpen?: ((index: number) => void) | undefined }

/** The steps as a list of sentences. */
function FlowOutline({ flow, onOpen }: FlowOutlineProps) {
  return (
    <ol role="list" className={styles.outline}>
      {flow.map(({ index, name, facts, isFirst, ways }) => (
        <li key={index}>
          {onOpen ? <TextButton onClick={() => onOpen(index)}>{name}</TextButton> : <Text>{name}</Text>}
          <Text tone="secondary">{facts.join(' · ')}</Text>
          <p className={styles.ways}>
            <WayLines isFirst={isFirst} ways={ways} />
          </p>
        </li>
      ))}
    </ol>
  )
}
