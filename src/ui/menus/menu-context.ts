import { createContext } from 'react'

/** Closes the surrounding menu and returns the focus to its button. */
export const MenuContext = createContext<() => void>(() => undefined)
