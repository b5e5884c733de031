import { type ReactNode, use, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '../basics.tsx'
import { type Icon, IconCheck, IconChevronDown, IconExternalLink } from '../icons.ts'
import { MenuContext } from './menu-context.ts'
import styles from './menu.module.css'

type MenuItemProps = { children: ReactNode; onSelect: () => void; icon?: Icon }

export function MenuItem({ children, onSelect, icon: Icon }: MenuItemProps) {
  const close = use(MenuContext)
  const select = () => {
    // Closes first, because `onSelect` may move the focus, for example into a modal.
    close()
    onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={select}>
      {Icon && <Icon aria-hidden size="1.125rem" />}
      {children}
    </button>
  )
}

type MenuRadioProps = {
  children: ReactNode
  checked: boolean
  onSelect: () => void
  picture?: ReactNode
  lang?: string
}

/** A single choice, such as a language; the selected one is checked. Goes inside a MenuGroup. */
export function MenuRadio({ children, checked, onSelect, picture, lang }: MenuRadioProps) {
  const close = use(MenuContext)
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className={styles.item}
      lang={lang}
      onClick={() => {
        close()
        onSelect()
      }}
    >
      {picture}
      {children}
      {checked && <IconCheck className={styles.mark} aria-hidden size="1.125rem" />}
    </button>
  )
}

type MenuLinkProps = {
  children: ReactNode
  icon?: Icon
  /** In place of an icon, such as an avatar. */
  picture?: ReactNode
  /** Where one is already; marked as such. */
  current?: boolean
} & (
  | { to: string; href?: never }
  | { /** An address outside the portal; http(s) opens in a new tab (SEC-01). */ href: string; to?: never }
)

export function MenuLink({ children, icon: Icon, picture, current, to, href }: MenuLinkProps) {
  const { t } = useText()
  const close = use(MenuContext)
  const start = picture ?? (Icon && <Icon aria-hidden size="1.125rem" />)
  const shared = {
    role: 'menuitem',
    'aria-current': current || undefined,
    tabIndex: -1,
    className: styles.item,
    onClick: close,
  }
  if (to !== undefined) {
    return (
      <Link {...shared} to={to}>
        {start}
        {children}
        {current && <IconCheck className={styles.mark} aria-hidden size="1.125rem" />}
      </Link>
    )
  }
  if (!/^https?:/.test(href)) {
    return (
      <a {...shared} href={href}>
        {start}
        {children}
      </a>
    )
  }
  return (
    <a {...shared} href={href} target="_blank" rel="noopener noreferrer">
      {start}
      {children}
      <IconExternalLink className={styles.mark} aria-hidden size="1rem" />
      <VisuallyHidden> {t.link.newTab()}</VisuallyHidden>
    </a>
  )
}

type MenuGroupProps = {
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

export function MenuGroup({ label, children, scroll, collapse, hideLabel }: MenuGroupProps) {
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
