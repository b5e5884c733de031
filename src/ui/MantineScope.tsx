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
 * Mantine, where it is used: overlays that load when they are first needed. Its variables come from a file of
 * ours, declared on body, instead of a style element written at run time: that follows an organization's
 * theme, needs no `unsafe-inline` and no HTML strings.
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
