import { MantineContext, MantineThemeContext } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'

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
export function MantineScope({ children }: { children: ReactNode }) {
  const scope = (
    <MantineContext value={context}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  )
  return isTest ? scope : createPortal(scope, document.body)
}
