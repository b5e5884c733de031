import { black, contrast, mix, parseColour, toHex, white, type Rgb } from '#src/lib/colour.ts'
import { defaultTheme, themeKeys, type Colours, type ThemeKey } from './theme-colours.ts'

/** A colour of a theme that nobody could have read, and what is shown in its place. */
export type Correction = { key: ThemeKey; given: string; used: string }

/** What the portal writes on: pages, cards, what is chosen or pointed at. */
const PAPER: readonly ThemeKey[] = ['background-white', 'background-secondary', 'primary-50']
/** And what is pressed, where only the ramp itself is written. */
const GROUNDS: readonly ThemeKey[] = [...PAPER, 'primary-100']

/**
 * What stands on all of them in colours that no theme sets (src/ui/tokens.css), and the contrast it needs. The text of
 * the body is darker than red: it can be read wherever red can.
 */
const FIXED: readonly (readonly [Rgb, least: number])[] = [
  [hex('#a8201a'), 4.5], // red
  [hex('#857b6c'), 3], // line-strong: the edges of fields
]

/** The darkest ground that no theme sets: a neutral badge. */
const BADGE = hex('#f3efe8')

/** What stands on them in colours of the theme: text needs 4.5 (1.4.3), rings and edges 3 (1.4.11). */
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

/** The nearest colour on the way to another one that fits, as it is written out: rounded. */
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
 * A theme that everybody can read, laid key by key over the defaults (ORG-11): grounds become lighter, and what is
 * written on them darker, only as far as WCAG AA needs it (T06). White on the darker steps of the ramp is as readable
 * as these are on the lightest ground.
 * @returns the colours to put on the page, and those among them that are not as the theme has them
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
