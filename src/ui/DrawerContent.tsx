import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer as MantineDrawer } from '@mantine/core'
import { useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { DrawerProps } from './drawer-props.ts'
import { MantineScope } from './MantineScope.tsx'
import styles from './overlay.module.css'
import { useFocusReturn } from './use-focus-return.ts'

/** The lazily loaded part of Drawer. */
export function DrawerContent(props: DrawerProps) {
  const { opened, onClose, title, children, side = 'left', width = '260px' } = props
  const { t } = useText()
  const content = useRef<HTMLDivElement>(null)
  useFocusReturn(opened, content)
  return (
    <MantineScope>
      <MantineDrawer.Root
        opened={opened}
        returnFocus={false}
        onClose={onClose}
        position={side}
        size={width}
        padding={0}
        classNames={{ content: styles.drawer }}
      >
        <MantineDrawer.Overlay backgroundOpacity={0.5} color="#1d1812" />
        <MantineDrawer.Content ref={content}>
          <div className={styles.head}>
            <MantineDrawer.Title className={styles.title}>{title}</MantineDrawer.Title>
            <MantineDrawer.CloseButton className={styles.close} size={40} aria-label={t.actions.close()} />
          </div>
          <div className={styles.body}>{children}</div>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </MantineScope>
  )
}
