import { useLayoutEffect } from 'react'
import { safeTheme, type ThemeColours } from './theme-colours.ts'

/** Colours of an organization, as CSS variables on the body (ORG-10); they go with this component (ORG-14). */
export function Theme({ colours }: { colours: ThemeColours | null | undefined }) {
  useLayoutEffect(() => {
    const { style } = document.body
    const safe = safeTheme(colours)
    for (const [name, colour] of safe) style.setProperty(name, colour)
    return () => {
      for (const [name] of safe) style.removeProperty(name)
    }
  }, [colours])
  return null
}
