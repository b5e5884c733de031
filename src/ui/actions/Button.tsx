import type { MouseEvent, ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import styles from './button.module.css'
import { classes } from '../classes.ts'
import type { Icon } from '../icons.ts'
import { Spinner } from '../messages/Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'
export type ButtonWidth = 'auto' | 'full' | 'phone'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** `phone`: full width on phones only. */
  width?: ButtonWidth
  icon?: Icon
}

type Props = ButtonLook & {
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  type?: 'button' | 'submit'
  /** In progress: shows a pending label and ignores clicks, but keeps the focus. */
  pending?: boolean
  disabled?: boolean
  /**
   * Takes the focus on click rather than on mousedown. Otherwise the validation message from blurring a field
   * would move the button away from the mouse and swallow the click.
   */
  steady?: boolean
  id?: string
  name?: string
  value?: string
  ref?: Ref<HTMLButtonElement>
  /** Takes the focus when the dialog around it opens. */
  'data-autofocus'?: boolean | undefined
  'aria-label'?: string
  /** For a toggle button. */
  'aria-pressed'?: boolean
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
  /** Currently unavailable: stays focusable but does nothing. */
  'aria-disabled'?: boolean
}

export function buttonClass({ variant = 'primary', size = 'md', width = 'auto' }: ButtonLook): string {
  return classes(
    styles.button,
    styles[variant],
    size === 'sm' && styles.small,
    width === 'full' && styles.full,
    width === 'phone' && styles.fullOnPhone,
  )
}

/** The icon at the start of a button. */
export const buttonIcon = (Icon: ButtonLook['icon']) => Icon && <Icon aria-hidden size="1.125rem" />

export function Button(props: Props) {
  const { children, variant, size, width, icon, onClick, ...others } = props
  const { pending = false, steady = false, type = 'button', ...rest } = others
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a field also fires a click, with detail 0: the focus stays in the field
    if (steady && event.detail > 0) event.currentTarget.focus()
    if (pending || rest['aria-disabled']) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, width })}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      // A disabled button would lose the focus, so a pending one stays focusable.
      onMouseDown={steady ? (event) => event.preventDefault() : undefined}
      onClick={click}
    >
      {pending ? <Spinner size="sm" /> : buttonIcon(icon)}
      {children}
    </button>
  )
}

type ButtonLinkProps = ButtonLook & {
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
export function ButtonLink({ children, variant, size, width, icon, onIntent, ...rest }: ButtonLinkProps) {
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
