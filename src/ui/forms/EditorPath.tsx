import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Crumb } from '../text/Breadcrumbs.tsx'
import { IconArrowLeft } from '../icons.ts'
import styles from './editor-bar.module.css'
import { Group } from '../basics.tsx'

type Props = {
  back: Crumb
  /** Rare actions, as quiet buttons. */
  children?: ReactNode
}

/** The line above an EditorBar: the way back, and what is done rarely. */
export function EditorPath({ back, children }: Props) {
  return (
    <div className={styles.path} data-no-print>
      <Link to={back.to} className={styles.back}>
        <IconArrowLeft aria-hidden size="1.125rem" />
        {back.label}
      </Link>
      <Group gap="xs">{children}</Group>
    </div>
  )
}
