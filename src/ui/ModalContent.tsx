import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal as MantineModal } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from './classes.ts'
import { MantineScope } from './MantineScope.tsx'
import type { ModalProps } from './modal-props.ts'
import styles from './overlay.module.css'
import { useFocusReturn } from './use-focus-return.ts'

const sizes = { sm: '26rem', md: '34rem', lg: '46rem' }

/** The lazily loaded part of Modal. */
export function ModalContent(props: ModalProps) {
  const { opened, onClose, title, children, actions, staticBackdrop, scrollable, banner, size = 'sm' } = props
  const { closable = true } = props
  const { t } = useText()
  const content = useRef<HTMLDivElement>(null)
  useFocusReturn(opened, content)
  return (
    <MantineScope>
      <MantineModal.Root
        opened={opened}
        returnFocus={false}
        onClose={onClose}
        closeOnClickOutside={closable && !staticBackdrop}
        closeOnEscape={closable}
        size={sizes[size]}
        padding={0}
        centered
        // Not className: Mantine also puts that on the overlay around the window.
        classNames={{ content: styles.window }}
      >
        <MantineModal.Overlay backgroundOpacity={0.5} color="#1d1812" />
        <MantineModal.Content ref={content}>
          {banner && <img className={styles.banner} src={banner.src} alt={banner.alt} />}
          {/* A div, because a second <header> would be a second banner landmark. */}
          <div className={styles.head}>
            <MantineModal.Title className={styles.title}>{title}</MantineModal.Title>
            {closable && (
              <MantineModal.CloseButton className={styles.close} size={40} aria-label={t.actions.close()} />
            )}
          </div>
          <div
            className={classes(styles.body, scrollable && styles.scroll)}
            // A scrollable area must be reachable by keyboard.
            tabIndex={scrollable ? 0 : undefined}
          >
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </MantineModal.Content>
      </MantineModal.Root>
    </MantineScope>
  )
}
