import type { ReactNode } from 'react'
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

/**
 * The CSP nonce of this page view, which the server writes into the page (style-src 'nonce-...'). Undefined
 * where the host serves the page without one.
 */
function readNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

/** The scroll lock behind modals injects a style element and reads the nonce from this global. */
function shareNonce(): void {
  const nonce = readNonce()
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
