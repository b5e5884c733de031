import {
  type MantineTransition,
  ModalBase,
  ModalBaseContent,
  ModalBaseTitle,
  Transition,
} from '@mantine/core'
import { useRef, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from './classes.ts'
import { IconX } from './icons.ts'
import { MantineScope } from './MantineScope.tsx'
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

/** What a modal and a drawer have in common: a window over the page, which waits behind it (UI-13..20, SHELL-43..48). */
export function OverlayWindow(props: Props) {
  const {
    opened,
    onClose,
    title,
    children,
    banner,
    closable = true,
    staticBackdrop,
    kind,
    width,
    motion,
  } = props
  const { t } = useText()
  const content = useRef<HTMLDivElement>(null)
  useFocusReturn(opened, content)
  const onPress = closable && !staticBackdrop ? onClose : undefined
  return (
    <MantineScope>
      <ModalBase
        opened={opened}
        onClose={onClose}
        closeOnEscape={closable}
        transitionProps={{ transition: motion, duration: 200 }}
        trapFocus
        lockScroll
        withinPortal
        unstyled
      >
        <Transition mounted={opened} duration={200}>
          {(style) => <div className={styles.backdrop} style={style} role="presentation" onClick={onPress} />}
        </Transition>
        <ModalBaseContent
          ref={content}
          className={classes(styles.window, styles[kind === 'modal' ? 'modal' : 'drawer'])}
          innerProps={{ className: classes(styles.frame, styles[kind]) }}
          style={{ width }}
        >
          {banner}
          {/* A div, because a second <header> would be a second banner of the page. */}
          <div className={styles.head}>
            <ModalBaseTitle className={styles.title}>{title}</ModalBaseTitle>
            {closable && (
              <button type="button" className={styles.close} aria-label={t.actions.close()} onClick={onClose}>
                <IconX aria-hidden size="2rem" stroke={1.5} />
              </button>
            )}
          </div>
          {children}
        </ModalBaseContent>
      </ModalBase>
    </MantineScope>
  )
}
