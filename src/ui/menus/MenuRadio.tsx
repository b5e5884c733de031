import { type ReactNode, use } from 'react'
import { IconCheck } from '../icons.ts'
import { MenuContext } from './menu-context.ts'
import styles from './menu.module.css'

type Props = {
  children: ReactNode
  checked: boolean
  onSelect: () => void
  picture?: ReactNode
  lang?: string
}

/** A single choice, such as a language; the selected one is checked. Goes inside a MenuGroup. */
export function MenuRadio({ children, checked, onSelect, picture, lang }: Props) {
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
