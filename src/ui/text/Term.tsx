import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { announce } from '../messages/announcer.ts'
import styles from './term.module.css'

type Props = {
  /** As it is written in the text. */
  word: string
  means: string
  /** Where the explanation comes from. */
  note: string
  lang?: string
}

const MARGIN = 8 // px

/** Moves a bubble that would leave the screen back onto it. */
function keepOnScreen(bubble: HTMLElement) {
  const { left, right } = bubble.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + MARGIN)
  bubble.style.translate = `${left < MARGIN ? MARGIN - left : -over}px`
}

/** A word that opens its explanation. Escape, another press and leaving it close it; the focus stays on the word. */
export function Term({ word, means, note, lang }: Props) {
  const [opened, setOpened] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const id = useId()
  useEffect(() => {
    if (!opened) return
    if (bubble.current) keepOnScreen(bubble.current)
    const outside = ({ target }: Event) => {
      if (!anchor.current?.contains(target as Node)) setOpened(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [opened])
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    event.stopPropagation()
    setOpened(false)
  }
  return (
    <span ref={anchor} className={styles.anchor} lang={lang}>
      <button
        type="button"
        className={styles.word}
        data-term
        // The window around it does not close with its explanation.
        data-own-escape={opened || undefined}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => {
          if (!opened) announce(means)
          setOpened(!opened)
        }}
        onKeyDown={onKey}
        onBlur={() => setOpened(false)}
      >
        {word}
      </button>
      {opened && (
        <span ref={bubble} id={id} className={styles.bubble} data-no-print>
          <span>{means}</span>
          <span className={styles.note}>{note}</span>
        </span>
      )}
    </span>
  )
}
