import type { ReactNode } from 'react'
import { shareNonce } from './nonce.ts'
import { HeadlessMantineProvider } from '@mantine/core'

const theme = { respectReducedMotion: true }

shareNonce()

/** Provides Mantine to lazily loaded overlays: it animates them and traps the focus; their styles are ours. */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <HeadlessMantineProvider theme={theme} env={import.meta.env.MODE === 'test' ? 'test' : 'default'}>
      {children}
    </HeadlessMantineProvider>
  )
}
