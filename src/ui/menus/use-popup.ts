import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './menu.module.css'

/** Where the focus starts in the popup. */
export type Edge = 'first' | 'last'

/** A button with a popup: a click or an arrow key opens it; blur or a click elsewhere closes it. */
export function usePopup(kind: 'menu' | 'dialog') {
  const [opened, setOpened] = useState<false | Edge>(false)
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const leave = () => setOpened(false)

  useEffect(() => {
    if (!opened) return
    const outside = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setOpened(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [opened])

  return {
    opened,
    id,
    /** Closes it without moving the focus. */
    leave,
    close: () => {
      leave()
      button.current?.focus()
    },
    anchor: {
      ref: anchor,
      className: styles.anchor,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) leave()
      },
    },
    button: {
      ref: button,
      type: 'button',
      className: styles.trigger,
      'aria-haspopup': kind,
      'aria-expanded': opened !== false,
      'aria-controls': opened ? id : undefined,
      onClick: () => setOpened(opened ? false : 'first'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
      },
    },
  } as const
}
