import { type ReactNode, use } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { MenuContext } from './menu-context.ts'
import { VisuallyHidden } from '../basics.tsx'
import { type Icon, IconCheck, IconExternalLink } from '../icons.ts'
import styles from './menu.module.css'

type Props = {
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

export function MenuLink({ children, icon: Icon, picture, current, to, href }: Props) {
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
