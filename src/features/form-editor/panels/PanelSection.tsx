import type { ReactNode } from 'react'
import { Title } from '#src/ui/basics.tsx'
import styles from '../form-editor.module.css'

export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <Title level={3} size={4}>
        {title}
      </Title>
      {children}
    </section>
  )
}
