import { createContext } from 'react'
import type { Locale } from './locale.ts'

/**
 * A language of its own for what is inside, whatever the page shows: somebody looks at what those will see who read
 * that language. What is drawn there suspends until the words are there.
 */
export const LocaleScope = createContext<Locale | undefined>(undefined)
