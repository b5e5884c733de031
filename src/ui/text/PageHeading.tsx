import type { ReactNode } from 'react'
import { Title } from '../basics.tsx'

/** The only h1 of a page. It takes the focus after navigation: `document.querySelector('h1')?.focus()`. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Title level={1} tabIndex={-1}>
      {children}
    </Title>
  )
}
