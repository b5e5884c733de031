import { type ReactNode, useEffect, useRef } from 'react'
import styles from './disclosure.module.css'
import { IconChevronDown } from '../icons.ts'

type Props = {
  title: ReactNode
  children: ReactNode
  /** Expanded by default. */
  open?: boolean
  onToggle?: (details: HTMLDetailsElement) => void
  /** Takes the focus only once the press is over, so that a message that appears on blur cannot move the title away. */
  steady?: boolean
  /** `plain`: without a frame. */
  look?: 'card' | 'plain'
}

/** A title that expands its content. Always expanded in print. */
export function Disclosure({
  title,
  children,
  open = false,
  look = 'card',
  onToggle,
  steady = false,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let wasOpen = false
    const before = () => {
      if (!details.current) return
      wasOpen = details.current.open
      details.current.open = true
    }
    const after = () => {
      if (details.current) details.current.open = wasOpen
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return (
    <details
      ref={details}
      className={styles.details}
      data-look={look}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget)}
    >
      <summary
        className={styles.title}
        onMouseDown={steady ? (event) => event.preventDefault() : undefined}
        onClick={(event) => {
          if (steady && event.detail > 0) event.currentTarget.focus()
        }}
      >
        <span>{title}</span>
        <IconChevronDown className={styles.arrow} aria-hidden size="1.25rem" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
