import { createContext } from 'react'

/** Closes the menu that an item stands in and gives the focus back to its button. */
export const MenuContext = createContext<() => void>(() => undefined)
