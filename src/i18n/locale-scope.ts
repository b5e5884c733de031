import { createContext } from 'react'
import type { Locale } from './locale.ts'

/**
 * Overrides the language for a subtree, for example to preview what readers of that language see. Components
 * inside suspend until its texts have loaded.
 */
export const LocaleScope = createContext<Locale | undefined>(undefined)
