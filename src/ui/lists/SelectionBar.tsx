import { type ReactNode, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './selection-bar.module.css'
import { Text } from '../text/Text.tsx'
import { useUncovered } from './use-uncovered.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'

type Props = {
  /** Names the group of actions. */
  label: string
  /** How many rows are chosen, in words; undefined for none. */
  words: string | undefined
  clearLabel: string
  onClear: () => void
  /** The actions for the chosen rows. */
  children: ReactNode
}

/** Actions for the chosen rows of a list, in view below it; visible only with a selection. */
export function SelectionBar({ label, words, clearLabel, onClear, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useUncovered(bar, words !== undefined)
  return (
    <>
      {/* Always mounted, so that changes are announced. */}
      <div role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </div>
      {words !== undefined && (
        <div ref={bar} role="group" aria-label={label} className={styles.bar} data-no-print>
          <Text as="span" strong>
            {words}
          </Text>
          {children}
          <Button variant="quiet" size="sm" onClick={onClear}>
            {clearLabel}
          </Button>
        </div>
      )}
    </>
  )
}
