import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { themes } from './themes.ts'

/** The theme that the address names (`?theme=fleuve`), on the page as an organization's would be (ORG-10, ORG-14). */
export function useTheme(): { theme: string; choose: (theme: string) => void } {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('theme') ?? ''
  const theme = asked in themes ? asked : 'northern'
  useLayoutEffect(() => {
    const { style } = document.body
    const colours = Object.entries(themes[theme] ?? {})
    for (const [key, colour] of colours) style.setProperty(`--${key}`, colour)
    return () => {
      for (const [key] of colours) style.removeProperty(`--${key}`)
    }
  }, [theme])
  const choose = (next: string) =>
    setQuery((before) => {
      const query = new URLSearchParams(before)
      query.set('theme', next)
      return query
    })
  return { theme, choose }
}
