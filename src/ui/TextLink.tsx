import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { IconExternalLink } from './icons.ts'
import styles from './link.module.css'
import { classes } from './classes.ts'

type Common = { children: ReactNode; className?: string; onClick?: () => void }
type Internal = Common & {
  to: string
  replace?: boolean
  /** Left in the history entry. */
  state?: unknown
  onIntent?: () => void
  href?: never
}
type External = Common & { href: string; newTab?: boolean; to?: never }

/** A link in text: inside the portal by `to`, out of it by `href` (in a new tab unless told otherwise). */
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
    // SEC-01: the new page gets no handle on the portal, nor its address.
    <a {...{ href, onClick, className }} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink className={styles.external} aria-hidden size="0.9em" />
      <VisuallyHidden> {t.link.newTab()}</VisuallyHidden>
    </a>
  )
}
