import { type ReactNode, useRef, type RefObject, useEffect } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './selection-bar.module.css'
import { Text, VisuallyHidden } from '../basics.tsx'

type Props = {
  /** Names the group of actions. */
  label: string
  /** How many rows are chosen, in words; undefined for none. */
  words: string | undefined
  clearLabel: string
  onClear: () => void
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

/** Space between the bar and what has the focus, in px. */
const GAP = 16

/** Scrolls what has the focus out from behind a sticky bar, also when the bar appears after it (2.4.11). */
function useUncovered(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const { current: element } = bar
    if (!shown || !element) return undefined
    const uncover = () => {
      const { activeElement: focused } = document
      if (!focused || focused.contains(element) || element.contains(focused)) return
      if (focused.closest('[role="dialog"]')) return
      const { top, bottom } = element.getBoundingClientRect()
      const box = focused.getBoundingClientRect()
      const isCovered = box.bottom > top && box.top < bottom
      if (isCovered) scrollBy({ top: box.bottom - top + GAP, behavior: 'instant' })
    }
    uncover()
    document.addEventListener('focusin', uncover)
    return () => document.removeEventListener('focusin', uncover)
  }, [bar, shown])
}
