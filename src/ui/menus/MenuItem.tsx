import { type ReactNode, use } from 'react'
import type { Icon } from '../icons.ts'
import { MenuContext } from './menu-context.ts'
import styles from './menu.module.css'

type Props = { children: ReactNode; onSelect: () => void; icon?: Icon }

export function MenuItem({ children, onSelect, icon: Icon }: Props) {
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
