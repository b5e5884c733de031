import { type ReactNode, useId, useState } from 'react'
import { IconChevronDown } from '../icons.ts'
import styles from './menu.module.css'

type Props = {
  label: string
  children: ReactNode
  /** Scrolls beyond 35% of the screen height (SHELL-26). */
  scroll?: boolean
  /**
   * Makes the label an item that expands and collapses the group (SHELL-29); the value is its initial state.
   */
  collapse?: 'open' | 'closed'
  /** Visually hides the label. */
  hideLabel?: boolean
}

export function MenuGroup({ label, children, scroll, collapse, hideLabel }: Props) {
  const [opened, setOpened] = useState(collapse !== 'closed')
  const id = useId()
  const body = (
    <div
      role="group"
      id={id}
      aria-label={label}
      hidden={!opened}
      className={scroll ? styles.scroll : undefined}
    >
      {children}
    </div>
  )
  if (collapse) {
    return (
      <>
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {label}
          <IconChevronDown className={styles.turn} aria-hidden size="1.125rem" />
        </button>
        {body}
      </>
    )
  }
  return (
    <>
      {!hideLabel && (
        <div className={styles.groupLabel} aria-hidden="true">
          {label}
        </div>
      )}
      {body}
    </>
  )
}

export function MenuSeparator() {
  return <hr className={styles.separator} />
}
