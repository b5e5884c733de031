import type { MouseEvent, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'
export type ButtonWidth = 'auto' | 'full' | 'phone'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** `phone`: as wide as the screen on phones only. */
  width?: ButtonWidth
  icon?: ReactNode
}

type Props = ButtonLook & {
  children: ReactNode
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  type?: 'button' | 'submit'
  /** Work is under way: the button says so and ignores clicks, but keeps the focus. */
  pending?: boolean
  disabled?: boolean
  /**
   * Takes the focus with the click, not with the press: what the field before it says when it is left must not move the
   * button away from under the mouse, which would swallow the click.
   */
  steady?: boolean
  id?: string
  name?: string
  value?: string
  ref?: Ref<HTMLButtonElement>
  /** Takes the focus when the dialog around it opens. */
  'data-autofocus'?: boolean | undefined
  'aria-label'?: string
  /** Of one that stays pressed. */
  'aria-pressed'?: boolean
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
  /** Nothing to do just now; it keeps the focus and does nothing. */
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

export function Button(props: Props) {
  const { children, variant, size, width, icon, onClick, ...others } = props
  const { pending = false, steady = false, type = 'button', ...rest } = others
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Enter in a field is a click of nobody's mouse: the focus stays there
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
      // A disabled button would drop the focus; a pending one stays where the person is.
      onMouseDown={steady ? (event) => event.preventDefault() : undefined}
      onClick={click}
    >
      {pending ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  )
}
