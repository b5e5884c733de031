import type { ReactNode } from 'react'
import { BrandMark } from '../data/BrandMark.tsx'
import { Group } from '../basics.tsx'
import { LanguageSwitch } from '../actions/LanguageSwitch.tsx'
import styles from './plain-frame.module.css'

type Props = {
  children: ReactNode
  brand: { name: string; logo?: string }
  /** Wraps the mark in a home link, where there is one. */
  home?: (mark: ReactNode) => ReactNode
  actions?: ReactNode
}

/** A page without navigation: brand, language switch and one task (GATE-18). */
export function PlainFrame({ children, brand, home = (mark) => mark, actions }: Props) {
  return (
    <div className={styles.frame}>
      <header className={styles.header} data-no-print>
        {home(<BrandMark name={brand.name} src={brand.logo || undefined} />)}
        <Group gap="sm">
          <LanguageSwitch />
          {actions}
        </Group>
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </div>
  )
}
