import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { MenuContext } from './menu-context.ts'
import { focusItem, moveInMenu } from './menu-keys.ts'
import styles from './menu.module.css'
import { IconChevronDown } from '../icons.ts'
import { usePopup } from './use-popup.ts'
import { VisuallyHidden } from '../basics.tsx'

type Props = {
  trigger: ReactNode
  /** Name of the menu, read after the content of the button so that both form the button's accessible name. */
  label: string
  /** MenuItem, MenuLink, MenuRadio, MenuGroup, MenuSeparator. */
  children: ReactNode
  align?: 'start' | 'end'
  withChevron?: boolean
  /** `full`: as wide as its container, with a menu no wider than that. */
  width?: 'auto' | 'full'
}

const margin = 8 // px

/** On a narrow screen the menu may not fit on either side of its button. */
function keepOnScreen(list: HTMLElement) {
  const { left, right } = list.getBoundingClientRect()
  const over = Math.max(0, right - document.documentElement.clientWidth + margin)
  list.style.translate = `${left < margin ? margin - left : -over}px`
}

/** A menu button: arrows, Home, End, typeahead (UI-26), Escape and Tab; the focus returns to it. */
export function Menu({ trigger, label, children, align = 'end', withChevron = true, width }: Props) {
  const { opened, id, leave, close, anchor, button } = usePopup('menu')
  const list = useRef<HTMLDivElement>(null)
  const typed = useRef({ text: '', at: 0 })

  useEffect(() => {
    if (!opened || !list.current) return
    keepOnScreen(list.current)
    list.current.scrollIntoView({ block: 'nearest' })
    focusItem(list.current, opened)
  }, [opened])

  const onListKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') leave()
    else if (moveInMenu(list.current, event.key, typed.current, event.timeStamp)) event.preventDefault()
  }

  return (
    <div {...anchor} data-width={width}>
      <button {...button}>
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
            // A scrollable area must be reachable by keyboard (2.1.1).
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
