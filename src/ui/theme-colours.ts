const STEPS = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const

/** The keys of a theme; an organization sets them one by one, any other is left out (ORG-11, ORG-12). */
export const themeKeys: readonly string[] = [
  ...STEPS.map((step) => `primary-${step}`),
  'text-title',
  'text-titleLight',
  'text-secondary',
  'text-links',
  'background-white',
  'background-secondary',
]

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,6})?`
const CHANNEL = String.raw`${NUMBER}%?`
const ALPHA = String.raw`(?:\s*[,/]\s*(?:\d?\.\d{1,6}|[01]|${NUMBER}%))?`
const BETWEEN = String.raw`(?:\s*,\s*|\s+)`

const COLOURS = [
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i,
  new RegExp(String.raw`^rgba?\(\s*${CHANNEL}${BETWEEN}${CHANNEL}${BETWEEN}${CHANNEL}${ALPHA}\s*\)$`, 'i'),
  new RegExp(
    String.raw`^hsla?\(\s*${NUMBER}(?:deg)?${BETWEEN}${NUMBER}%${BETWEEN}${NUMBER}%${ALPHA}\s*\)$`,
    'i',
  ),
]

/** A colour and nothing else: a value such as `url(...)` would make the browser fetch it (design/quality 8). */
function isColour(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 64 && COLOURS.some((form) => form.test(value))
}

/** Colour names to values, as an organization gives them; any other name is left out. */
export type ThemeColours = Readonly<Record<string, unknown>>

/** The part of a theme that may be put on the page, as pairs of CSS variable and colour. */
export function safeTheme(theme: ThemeColours | null | undefined): readonly (readonly [string, string])[] {
  if (!theme) return []
  return themeKeys.flatMap((key) => {
    const value = Object.hasOwn(theme, key) ? theme[key] : undefined
    return isColour(value) ? [[`--${key}`, value] as const] : []
  })
}
