import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { MenuContext } from './menu-context.ts'
import { focusItem, moveInMenu } from './menu-keys.ts'
import styles from './menu.module.css'
import { IconChevronDown } from './icons.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  /** What the button shows. */
  trigger: ReactNode
  /** The name of the menu; read after what the button shows, so that both are part of the button's name. */
  label: string
  /** MenuItem, MenuLink, MenuRadio, MenuGroup, MenuSeparator. */
  children: ReactNode
  align?: 'start' | 'end'
  withChevron?: boolean
  /** `full`: as wide as what it stands in, and the menu no wider. */
  width?: 'auto' | 'full'
}

const margin = 8 // px

/** On a narrow screen the menu may be wider than what is left beside its button. */
function keepOnScreen(list: HTMLElement) {
  const { left, right } = list.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + margin)
  list.style.translate = `${left < margin ? margin - left : -over}px`
}

/** A button that opens a menu: arrows, Home, End, letters (UI-26), Escape, Tab; the focus comes back. */
export function Menu({ trigger, label, children, align = 'end', withChevron = true, width }: Props) {
  const [opened, setOpened] = useState<false | 'first' | 'last'>(false)
  const anchor = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })
  const id = useId()

  useEffect(() => {
    if (!opened) return
    if (list.current) {
      keepOnScreen(list.current)
      list.current.scrollIntoView({ block: 'nearest' })
      focusItem(list.current, opened)
    }
    const outside = (event: Event) => {
      if (!anchor.current?.contains(event.target as Node)) setOpened(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [opened])

  const close = () => {
    setOpened(false)
    button.current?.focus()
  }

  const onListKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') setOpened(false)
    else if (moveInMenu(list.current, event.key, typed.current, event.timeStamp)) event.preventDefault()
  }

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpened(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  return (
    <div
      ref={anchor}
      className={styles.anchor}
      data-width={width}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpened(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={opened !== false}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(opened ? false : 'first')}
        onKeyDown={onButtonKey}
      >
        {trigger}
        <VisuallyHidden> {label}</VisuallyHidden>
        {withChevron && <IconChevronDown className={styles.turn} aria-hidden size="1.125rem" />}
      </button>
      {opened && (
        <MenuContext value={close}>
          <div
            ref={list}
            id={id}
            role="menu"
            // Where it scrolls, it can be reached (2.1.1).
            tabIndex={0}
            aria-label={label}
            className={styles.list}
            data-align={align}
            onKeyDown={onListKey}
          >
            {children}
          </div>
        </MenuContext>
      )}
    </div>
  )
}
