import { Text } from '#src/ui/text/Text.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import styles from './diagram.module.css'
import type { FlowStep } from './use-flow.ts'
import { WayLines } from './WayLines.tsx'

type Props = { flow: readonly FlowStep[]; onOpen?: ((index: number) => void) | undefined }

/** The steps as a list of sentences. */
export function FlowOutline({ flow, onOpen }: Props) {
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
