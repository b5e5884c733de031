import { useSearchParams } from '#src/lib/router/hooks.ts'
import { themes } from './themes.ts'

/** The theme in the URL (`?theme=fleuve`), and a setter. */
export function useTheme(): { theme: string; choose: (theme: string) => void } {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('theme') ?? ''
  const choose = (next: string) =>
    setQuery((before) => {
      const query = new URLSearchParams(before)
      query.set('theme', next)
      return query
    })
  return { theme: asked in themes ? asked : 'northern', choose }
}
