import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import styles from './carousel.module.css'
import { IconArrowLeft, IconArrowRight } from '../icons.ts'

type Props = {
  /** Accessible name of the list, such as 'Saved'. */
  label: string
  /** Cards, each an `li`. */
  children: ReactNode
}

/** Tolerates rounding of scroll positions. */
const NEAR = 2

/** In which directions the list can still scroll. */
function waysOf(list: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = list
  return { back: scrollLeft > NEAR, forth: scrollLeft + clientWidth < scrollWidth - NEAR }
}

/**
 * A row of cards that scrolls sideways by touch, focus or two buttons. It never moves on its own, and
 * off-screen cards stay in the accessibility tree.
 */
export function Carousel({ label, children }: Props) {
  const { t } = useText('kit')
  const list = useRef<HTMLUListElement>(null)
  const [ways, setWays] = useState({ back: false, forth: false })
  useEffect(() => {
    const row = list.current
    if (!row) return undefined
    const look = () => {
      const next = waysOf(row)
      setWays((before) => (before.back === next.back && before.forth === next.forth ? before : next))
    }
    look()
    row.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    return () => {
      row.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [])
  const move = (direction: -1 | 1, possible: boolean) => () => {
    if (possible) list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.85 })
  }
  const texts = t.kit.carousel
  return (
    <div className={styles.carousel} role="group" aria-label={label}>
      <div className={styles.buttons} data-no-print hidden={!ways.back && !ways.forth}>
        {/* aria-disabled keeps the focus on the button at either end. */}
        <button
          type="button"
          className={styles.button}
          aria-label={texts.previous({ label })}
          aria-disabled={!ways.back}
          onClick={move(-1, ways.back)}
        >
          <IconArrowLeft aria-hidden size="1.25rem" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={texts.next({ label })}
          aria-disabled={!ways.forth}
          onClick={move(1, ways.forth)}
        >
          <IconArrowRight aria-hidden size="1.25rem" />
        </button>
      </div>
      <ul role="list" ref={list} className={styles.row}>
        {children}
      </ul>
    </div>
  )
}
