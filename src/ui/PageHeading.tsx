import type { ReactNode } from 'react'
import { Title } from './Title.tsx'

/** The one h1 of a page. After navigation the focus goes to it: `document.querySelector('h1')?.focus()`. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <Title level={1} tabIndex={-1}>
      {children}
    </Title>
  )
}
