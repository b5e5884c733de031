import { useLayoutEffect } from 'react'
import { readable } from './readable-theme.ts'
import { reportTheme } from './report-theme.ts'
import { coloursOf, type GivenTheme } from './theme-colours.ts'

type Props = {
  /** Name of the theme's owner, for developer warnings. */
  of: string
  colours: GivenTheme | null | undefined
}

/** Applies an organization's colours as CSS variables on the body (ORG-10), and removes them on unmount (ORG-14). */
export function Theme({ of, colours }: Props) {
  useLayoutEffect(() => {
    const { style } = document.body
    const shown = readable(coloursOf(colours))
    reportTheme(of, colours, shown)
    const properties = Object.entries(shown.colours).map(([key, colour]) => [`--${key}`, colour] as const)
    for (const [property, colour] of properties) style.setProperty(property, colour)
    return () => {
      for (const [property] of properties) style.removeProperty(property)
    }
  }, [colours, of])
  return null
}
