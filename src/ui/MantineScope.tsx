import { HeadlessMantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { shareNonce } from './nonce.ts'

const theme = { respectReducedMotion: true }

shareNonce()

/** Mantine, where it is used: it moves overlays and keeps the focus in them; how they look is ours. */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <HeadlessMantineProvider theme={theme} env={import.meta.env.MODE === 'test' ? 'test' : 'default'}>
      {children}
    </HeadlessMantineProvider>
  )
}
