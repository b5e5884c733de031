import { type ReactNode, use } from 'react'
import { MenuContext } from './menu-context.ts'
import styles from './menu.module.css'

type Props = { children: ReactNode; onSelect: () => void; icon?: ReactNode }

export function MenuItem({ children, onSelect, icon }: Props) {
  const close = use(MenuContext)
  const select = () => {
    // First close: what is selected may move the focus elsewhere, into a modal for example.
    close()
    onSelect()
  }
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={select}>
      {icon}
      {children}
    </button>
  )
}
