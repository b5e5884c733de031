import type { Theme } from '#generated/model/index.ts'
import { black, mix, parseColour, toHex, white } from '#src/lib/text/colour.ts'
import { type Correction, readable } from '#src/ui/theme/readable-theme.ts'
import {
  type Colours,
  coloursOf,
  defaultTheme,
  type ThemeKey,
  themeKeys,
} from '#src/ui/theme/theme-colours.ts'

/** The input per colour; '' means the portal's default. */
export type ThemeValues = Readonly<Record<ThemeKey, string>>

/** The distance of each ramp step from the primary colour, step 700: towards white, or with `-` towards black. */
const steps = {
  'primary-50': 0.94,
  'primary-100': 0.86,
  'primary-200': 0.72,
  'primary-300': 0.54,
  'primary-400': 0.34,
  'primary-500': 0.18,
  'primary-600': 0.08,
  'primary-700': 0,
  'primary-800': -0.16,
  'primary-900': -0.3,
  'primary-950': -0.5,
} as const satisfies Partial<Record<ThemeKey, number>>

const empty: ThemeValues = Object.fromEntries(themeKeys.map((key) => [key, ''])) as Record<ThemeKey, string>

/** Converts a theme to form values; invalid colours are dropped (ORG-12). */
export const valuesOf = (theme: Theme | null | undefined): ThemeValues => ({ ...empty, ...coloursOf(theme) })

/** Derives the ramp and the link colour from a primary colour; an invalid colour changes only the primary one. */
export function withMain(values: ThemeValues, main: string): ThemeValues {
  const colour = parseColour(main.trim())
  if (!colour) return { ...values, 'primary-700': main }
  const ramp = Object.entries(steps).map(([key, share]) => [
    key,
    toHex(mix(colour, share < 0 ? black : white, Math.abs(share))),
  ])
  return { ...values, ...Object.fromEntries(ramp), 'primary-700': main, 'text-links': '' }
}

export type ThemeCheck = {
  invalid: readonly ThemeKey[]
  /** Unreadable colours with readable replacements (T06). */
  corrections: readonly Correction[]
  /** The resulting theme: every key that has a value. */
  shown: Colours
}

/** Validates typed colours and their contrast (1.4.3, 1.4.11). */
export function checkTheme(values: ThemeValues): ThemeCheck {
  const typed = themeKeys.filter((key) => values[key].trim() !== '')
  const invalid = typed.filter((key) => parseColour(values[key].trim()) === undefined)
  const { colours, corrections } = readable(coloursOf(themeFrom(values)))
  return { invalid, corrections, shown: { ...defaultTheme, 'text-links': undefined, ...colours } }
}

/** Applies the readable replacements. */
export const corrected = (values: ThemeValues, corrections: readonly Correction[]): ThemeValues => ({
  ...values,
  ...Object.fromEntries(corrections.map(({ key, used }) => [key, used])),
})

/** The request body; null if every colour is the default. */
export function themeFrom(values: ThemeValues): Theme | null {
  const set = themeKeys.flatMap((key) => {
    const value = values[key].trim()
    return value === '' ? [] : [[key, value] as const]
  })
  return set.length === 0 ? null : Object.fromEntries(set)
}
