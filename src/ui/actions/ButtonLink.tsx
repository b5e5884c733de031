import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass, buttonIcon, type ButtonLook } from './Button.tsx'

type Props = ButtonLook & {
  children: ReactNode
  to: string
  replace?: boolean
  /** State of the new history entry. */
  state?: unknown
  onClick?: () => void
  /** Preloads the target on hover or focus. */
  onIntent?: () => void
  'aria-label'?: string
}

/** A link, because it navigates; styled as a button, because it is the next step. */
export function ButtonLink({ children, variant, size, width, icon, onIntent, ...rest }: Props) {
  return (
    <Link
      {...rest}
      className={buttonClass({ variant, size, width })}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {buttonIcon(icon)}
      {children}
    </Link>
  )
}
