import { type ReactNode, useId } from 'react'
import { Title } from '#src/ui/basics.tsx'
import styles from './gallery.module.css'

type Props = {
  name: string
  children: ReactNode
  /** `row`: side by side. `wide`: each at full width. */
  layout?: 'grid' | 'row' | 'wide'
}

export function Sample({ name, children, layout = 'grid' }: Props) {
  const id = useId()
  return (
    <section className={styles.sample} aria-labelledby={id}>
      <Title level={2} size={4} id={id} className={styles.name}>
        {name}
      </Title>
      <div className={styles.states} data-layout={layout}>
        {children}
      </div>
    </section>
  )
}

export function State({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className={styles.state}>
      {name && <p className={styles.stateName}>{name}</p>}
      {children}
    </div>
  )
}
