import { isTranslucent, parseColour, toHex } from '#src/lib/text/colour.ts'

/** The default theme: the values of src/ui/styles/tokens.css, which a test compares. */
export const defaultTheme = {
  'primary-50': '#eff6fb',
  'primary-100': '#dbeaf5',
  'primary-200': '#bcd8ec',
  'primary-300': '#8dbddf',
  'primary-400': '#579ccd',
  'primary-500': '#337fb8',
  'primary-600': '#24659b',
  'primary-700': '#1f527e',
  'primary-800': '#1d4669',
  'primary-900': '#1c3b58',
  'primary-950': '#12263a',
  'text-title': '#262119',
  'text-titleLight': '#4a4338',
  'text-secondary': '#5f574b',
  /** Falls back to `primary-700`. */
  'text-links': undefined,
  'background-white': '#fff',
  'background-secondary': '#faf7f2',
} as const satisfies Record<string, string | undefined>

export type ThemeKey = keyof typeof defaultTheme

/** The keys of a theme; an organization overrides any of them (ORG-11, ORG-12). */
export const themeKeys = Object.keys(defaultTheme) as readonly ThemeKey[]

const isRamp = (key: ThemeKey): key is Extract<ThemeKey, `primary-${string}`> => key.startsWith('primary-')
export const rampKeys = themeKeys.filter(isRamp)
export const otherKeys = themeKeys.filter(
  (key): key is Exclude<ThemeKey, `primary-${string}`> => !isRamp(key),
)

/** An organization's theme as received: untrusted names and values. */
export type GivenTheme = Readonly<Record<string, unknown>>

export type Colours = Readonly<Partial<Record<ThemeKey, string>>>

/** Maximum length of a serialized colour (contract: Theme). */
const LONGEST = 64

/** Accepts colours only: a value such as `url(...)` would make the browser fetch it (T05). */
function asColour(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LONGEST) return undefined
  const colour = parseColour(value)
  // The contrast of a translucent colour would depend on what is behind it.
  return colour && (isTranslucent(value) ? toHex(colour) : value)
}

/** The colours of a theme: known keys and opaque colours only. */
export function coloursOf(theme: GivenTheme | null | undefined): Colours {
  if (!theme) return {}
  return Object.fromEntries(
    themeKeys.flatMap((key) => {
      const colour = Object.hasOwn(theme, key) ? asColour(theme[key]) : undefined
      return colour === undefined ? [] : [[key, colour]]
    }),
  )
}
