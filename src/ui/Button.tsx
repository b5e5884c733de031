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
  id?: string
  name?: string
  value?: string
  ref?: Ref<HTMLButtonElement>
  /** Takes the focus when the dialog around it opens. */
  'data-autofocus'?: boolean | undefined
  'aria-label'?: string
  'aria-expanded'?: boolean
  'aria-controls'?: string
  'aria-describedby'?: string
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
  const { children, variant, size, width, icon, pending = false, onClick, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, width })}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      // A disabled button would drop the focus; a pending one stays where the person is.
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  )
}
