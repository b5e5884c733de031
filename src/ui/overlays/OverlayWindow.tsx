import { MantineContext, MantineThemeContext, type MantineTransition, Transition } from '@mantine/core'
import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import { type ComponentProps, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'
import { IconX } from '../icons.ts'
import styles from './overlay.module.css'
import { useFocusReturn } from './use-focus-return.ts'

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

type Context = ComponentProps<typeof MantineContext>['value']
type Theme = ComponentProps<typeof MantineThemeContext>['value']

const isTest = import.meta.env.MODE === 'test'

// What Transition reads of them. Mantine's provider would add its theme, six kB of colours and sizes that nothing uses.
const context = { env: isTest ? 'test' : 'default' } as Context
const theme = { respectReducedMotion: true } as Theme

/**
 * Places an overlay at the end of the page, above everything else, and provides Mantine, which animates it. In tests it
 * stays where it is rendered and does not move, as with Mantine's own portal.
 */
function MantineScope({ children }: { children: ReactNode }) {
  const scope = (
    <MantineContext value={context}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
  return isTest ? scope : createPortal(scope, document.body)
}

/**
 * Calls `onEscape` while active, before anything in the page handles the key. An input inside the window that handles
 * Escape itself has `data-own-escape`.
 */
function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return
    const onKey = (event: KeyboardEvent) => {
      const isOwn = event.target instanceof HTMLElement && event.target.dataset.ownEscape !== undefined
      if (event.key === 'Escape' && !event.isComposing && !isOwn) onEscape()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [active, onEscape])
}

/** Keeps the page from scrolling behind a window. Where its scrollbar takes space, that space stays, so nothing moves. */
function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return
    const { style, clientWidth } = document.documentElement
    const { overflow, scrollbarGutter } = style
    style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : scrollbarGutter
    style.overflow = 'hidden'
    return () => {
      style.overflow = overflow
      style.scrollbarGutter = scrollbarGutter
    }
  }, [active])
}
