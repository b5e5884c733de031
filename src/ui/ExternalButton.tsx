import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { buttonClass, type ButtonLook } from './Button.tsx'
import { IconExternalLink } from './icons.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = ButtonLook & {
  children: ReactNode
  href: string
  /** Keeps the file under this name instead of opening it. */
  download?: string
}

/** Leads out of the portal, or to a file: a link that looks like a button because it is what one came for. */
export function ExternalButton({ children, href, download, variant, size, width, icon }: Props) {
  const { t } = useText()
  const className = buttonClass({ variant, size, width })
  if (download !== undefined) {
    return (
      <a href={href} download={download} className={className}>
        {icon}
        {children}
      </a>
    )
  }
  return (
    // SEC-01: the new page gets no handle on the portal, nor its address.
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {icon}
      {children}
      <IconExternalLink aria-hidden size="1.125rem" />
      <VisuallyHidden> {t.link.newTab()}</VisuallyHidden>
    </a>
  )
}
