import type { Correction } from './readable-theme.ts'
import type { Colours, GivenTheme } from './theme-colours.ts'

/** Warns theme developers in the console about corrected colours. People who use the portal see no warning. */
export function reportTheme(
  of: string,
  theme: GivenTheme | null | undefined,
  { colours, corrections }: { colours: Colours; corrections: readonly Correction[] },
): void {
  if (!import.meta.env.DEV) return
  const ignored = Object.keys(theme ?? {}).filter((key) => !Object.hasOwn(colours, key))
  const lines = [
    ...corrections.map(({ key, given, used }) => `${key}: ${given} cannot be read, shown as ${used}`),
    ...ignored.map((key) => `${key}: left out, because it is no colour of a theme`),
  ]
  if (lines.length > 0) console.warn([`The theme of ${of}:`, ...lines].join('\n  '))
}
