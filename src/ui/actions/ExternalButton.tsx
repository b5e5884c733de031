import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { buttonClass, buttonIcon, type ButtonLook } from './Button.tsx'
import { IconExternalLink } from '../icons.ts'
import { VisuallyHidden } from '../basics.tsx'

type Props = ButtonLook & {
  children: ReactNode
  href: string
  /** Downloads the file under this name instead of opening it. */
  download?: string
}

/** Links to another site or a file; styled as a button because it is the main action. */
export function ExternalButton({ children, href, download, variant, size, width, icon }: Props) {
  const { t } = useText()
  const className = buttonClass({ variant, size, width })
  if (download !== undefined) {
    return (
      <a href={href} download={download} className={className}>
        {buttonIcon(icon)}
        {children}
      </a>
    )
  }
  return (
    // SEC-01: the new page gets neither a handle on the portal nor its address.
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {buttonIcon(icon)}
      {children}
      <IconExternalLink aria-hidden size="1.125rem" />
      <VisuallyHidden> {t.link.newTab()}</VisuallyHidden>
    </a>
  )
}
