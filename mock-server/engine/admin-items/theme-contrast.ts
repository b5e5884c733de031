import type { Theme } from '#generated/model/index.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** Text colours and their backgrounds (WCAG 2.2, 1.4.3). */
const marks = ['primary-700', 'primary-800', 'primary-900', 'primary-950'] as const
const texts = ['text-title', 'text-titleLight', 'text-secondary', 'text-links'] as const
const grounds = ['background-white', 'background-secondary', 'primary-50'] as const

const least = 4.5

/** Reads `#rgb` or `#rrggbb`; other formats are left to the client, which corrects unreadable colours. */
function parseHex(text: string | undefined): Rgb | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text ?? '') ?? []
  const digits = long ?? (short && [...short].map((digit) => digit + digit).join(''))
  if (digits === undefined) return undefined
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255
  return [channel(0), channel(2), channel(4)]
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const white: Rgb = [1, 1, 1]

/**
 * How many colours of a theme cannot be read on the grounds that it has itself, white where it has none.
 * @returns 0 for a readable theme, and for none
 */
export function unreadableColours(theme: Theme | null): number {
  if (theme === null) return 0
  const below = [white, ...grounds.map((key) => parseHex(theme[key])).filter((one) => one !== undefined)]
  return [...marks, ...texts].filter((key) => {
    const colour = parseHex(theme[key])
    return colour !== undefined && below.some((ground) => contrast(colour, ground) < least)
  }).length
}
