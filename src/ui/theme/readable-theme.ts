import { black, contrast, mix, parseColour, toHex, white, type Rgb } from '#src/lib/text/colour.ts'
import { defaultTheme, themeKeys, type Colours, type ThemeKey } from './theme-colours.ts'

/** An unreadable theme colour and its replacement. */
export type Correction = { key: ThemeKey; given: string; used: string }

/** Grounds the portal writes on: pages, cards, and selected or hovered items. */
const PAPER: readonly ThemeKey[] = ['background-white', 'background-secondary', 'primary-50']
/** Also the pressed state, on which only the ramp itself is written. */
const GROUNDS: readonly ThemeKey[] = [...PAPER, 'primary-100']

/**
 * Foregrounds that no theme sets (src/ui/styles/tokens.css), with the contrast they need on these grounds. Body text
 * is darker than red, so it is readable wherever red is.
 */
const FIXED: readonly (readonly [Rgb, least: number])[] = [
  [hex('#a8201a'), 4.5], // red
  [hex('#857b6c'), 3], // line-strong: the edges of fields
]

/** The darkest ground that no theme sets: a neutral badge. */
const BADGE = hex('#f3efe8')

/** Themed foregrounds on these grounds: text needs 4.5 (1.4.3), rings and borders 3 (1.4.11). */
const MARKS: Readonly<Partial<Record<ThemeKey, { on: readonly ThemeKey[]; least: number }>>> = {
  'primary-600': { on: GROUNDS, least: 3 },
  'primary-700': { on: GROUNDS, least: 4.5 },
  'primary-800': { on: GROUNDS, least: 4.5 },
  'primary-900': { on: GROUNDS, least: 4.5 },
  'primary-950': { on: GROUNDS, least: 4.5 },
  'text-title': { on: PAPER, least: 4.5 },
  'text-titleLight': { on: PAPER, least: 4.5 },
  'text-secondary': { on: PAPER, least: 4.5 },
  'text-links': { on: PAPER, least: 4.5 },
}

function hex(text: string): Rgb {
  return parseColour(text) ?? black
}

/** The nearest colour towards another that fits, rounded as it is serialized. */
function nearest(from: string, towards: Rgb, fits: (colour: Rgb) => boolean): string {
  const start = hex(from)
  if (fits(start)) return from
  for (let share = 0.02; share < 1; share += 0.02) {
    const written = toHex(mix(start, towards, share))
    if (fits(hex(written))) return written
  }
  return toHex(towards)
}

/**
 * Makes a theme readable, merged key by key over the defaults (ORG-11): backgrounds are lightened and
 * foregrounds darkened, only as far as WCAG AA requires (T06). White on the darker steps of the ramp has the
 * same contrast as those steps on the lightest background.
 * @returns the colours to apply, and the corrections made
 */
export function readable(colours: Colours): { colours: Colours; corrections: readonly Correction[] } {
  const given = (key: ThemeKey) => colours[key] ?? defaultTheme[key]
  const ground = (key: ThemeKey) =>
    nearest(given(key) ?? '#fff', white, (colour) =>
      FIXED.every(([mark, least]) => contrast(colour, mark) >= least),
    )
  const shown = (key: ThemeKey): string | undefined => {
    if (GROUNDS.includes(key)) return ground(key)
    const [colour, mark] = [given(key), MARKS[key]]
    if (colour === undefined || !mark) return colour
    const below = [BADGE, ...mark.on.map((name) => hex(ground(name)))]
    return nearest(colour, black, (candidate) => below.every((one) => contrast(candidate, one) >= mark.least))
  }
  const corrections = themeKeys.flatMap((key) => {
    const [before, used] = [given(key), shown(key)]
    return before === undefined || used === undefined || used === before ? [] : [{ key, given: before, used }]
  })
  const corrected = Object.fromEntries(corrections.map(({ key, used }) => [key, used]))
  return { colours: { ...colours, ...corrected }, corrections }
}
