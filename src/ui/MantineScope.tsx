import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import './mantine-variables.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { readNonce, shareNonce } from './nonce.ts'
import { theme } from './theme.ts'

const atBody = () => document.body

shareNonce()

/**
 * Provides Mantine only where it is used: in lazily loaded overlays. Its variables come from our own
 * stylesheet, declared on body, instead of a style element injected at run time. That follows an organization's
 * theme, and needs neither `unsafe-inline` nor HTML strings.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      getRootElement={atBody}
      getStyleNonce={() => readNonce() ?? ''}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
      env={import.meta.env.MODE === 'test' ? 'test' : 'default'}
    >
      {children}
    </MantineProvider>
  )
}
