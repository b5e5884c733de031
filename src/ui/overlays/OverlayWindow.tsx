import { type MantineTransition, Transition } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { useId, useRef, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { IconX } from '../icons.ts'
import { MantineScope } from './MantineScope.tsx'
import styles from './overlay.module.css'
import { useEscape } from './use-escape.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useScrollLock } from './use-scroll-lock.ts'

type Props = {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Above the title. */
  banner?: ReactNode
  closable?: boolean
  staticBackdrop?: boolean | undefined
  /** The position of the window and its look. */
  kind: 'modal' | 'left' | 'right'
  width: string
  motion: MantineTransition
}

/** Duration of the motion in ms; none if the person prefers reduced motion. */
const MOTION = 200

/**
 * What a modal and a drawer have in common: a window over the page, which waits behind it (UI-13..20, SHELL-43..48).
 * Mantine moves it and traps the focus; its own modal weighs four times as much.
 */
export function OverlayWindow(props: Props) {
  const { opened, onClose, title, children, banner, closable = true, staticBackdrop } = props
  const { kind, width, motion } = props
  const { t } = useText()
  const titleId = useId()
  const content = useRef<HTMLElement>(null)
  const ref = useMergedRef(content, useFocusTrap(opened))
  useFocusReturn(opened, content)
  useScrollLock(opened)
  useEscape(opened && closable, onClose)
  const onPress = closable && !staticBackdrop ? onClose : undefined
  return (
    <MantineScope>
      <Transition mounted={opened} duration={MOTION}>
        {(style) => <div className={styles.backdrop} style={style} role="presentation" onClick={onPress} />}
      </Transition>
      <Transition mounted={opened} duration={MOTION} transition={motion}>
        {(style) => (
          <div className={classes(styles.frame, styles[kind])}>
            <section
              ref={ref}
              role="dialog"
              tabIndex={-1}
              aria-modal
              aria-labelledby={titleId}
              className={classes(styles.window, styles[kind === 'modal' ? 'modal' : 'drawer'])}
              style={{ width, ...style }}
            >
              {banner}
              {/* A div, because a second <header> would be a second banner of the page. */}
              <div className={styles.head}>
                <h2 className={styles.title} id={titleId}>
                  {title}
                </h2>
                {closable && (
                  <button
                    type="button"
                    className={styles.close}
                    aria-label={t.actions.close()}
                    onClick={onClose}
                  >
                    <IconX aria-hidden size="2rem" stroke={1.5} />
                  </button>
                )}
              </div>
              {children}
            </section>
          </div>
        )}
      </Transition>
    </MantineScope>
  )
}
