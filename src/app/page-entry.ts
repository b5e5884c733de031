import type { ComponentType } from 'react'
import type { Namespace, Texts } from '#src/i18n/texts.ts'

export type PageModule = { default: ComponentType; title: (t: Texts) => string }

export type PageEntry = {
  place: { pattern: string }
  load: () => Promise<PageModule>
  /** The words the page needs beside the shell's. */
  texts: readonly Namespace[]
}
