import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from '../basics.tsx'
import { IconExternalLink } from '../icons.ts'
import styles from './link.module.css'
import { classes } from '../classes.ts'

type Common = { children: ReactNode; className?: string; onClick?: () => void }
type Internal = Common & {
  to: string
  replace?: boolean
  /** State of the new history entry. */
  state?: unknown
  onIntent?: () => void
  href?: never
}
type External = Common & { href: string; newTab?: boolean; to?: never }

/** A text link: `to` for the portal, `href` for other sites, which open in a new tab by default. */
export function TextLink(props: Internal | External) {
  const { t } = useText()
  const { children, onClick } = props
  const className = classes(styles.link, props.className)
  if (props.to !== undefined) {
    const { to, replace, state, onIntent } = props
    return (
      <Link {...{ to, replace, state, onClick, className }} onPointerEnter={onIntent} onFocus={onIntent}>
        {children}
      </Link>
    )
  }
  const { href, newTab = true } = props
  if (!newTab) return <a {...{ href, onClick, className }}>{children}</a>
  return (
    // SEC-01: the new page gets neither a handle on the portal nor its address.
    <a {...{ href, onClick, className }} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink className={styles.external} aria-hidden size="0.9em" />
      <VisuallyHidden> {t.link.newTab()}</VisuallyHidden>
    </a>
  )
}
