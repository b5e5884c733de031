/** sRGB channels, each from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const white: Rgb = [1, 1, 1]
export const black: Rgb = [0, 0, 0]

const NUMBER = String.raw`\d{1,3}(?:\.\d{1,6})?`
const CHANNEL = String.raw`(${NUMBER}%?)`
const ALPHA = String.raw`(?:\s*[,/]\s*(\d?\.\d{1,6}|[01]|${NUMBER}%))?`
const BETWEEN = String.raw`(?:\s*,\s*|\s+)`

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const RGB = new RegExp(
  String.raw`^rgba?\(\s*${CHANNEL}${BETWEEN}${CHANNEL}${BETWEEN}${CHANNEL}${ALPHA}\s*\)$`,
  'i',
)
const HSL = new RegExp(
  String.raw`^hsla?\(\s*(${NUMBER})(?:deg)?${BETWEEN}(${NUMBER})%${BETWEEN}(${NUMBER})%${ALPHA}\s*\)$`,
  'i',
)

const within = (part: number) => Math.min(1, Math.max(0, part))
const part = (text: string, whole: number) =>
  within(text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text) / whole)
const alphaOf = (text: string | undefined) => (text === undefined ? 1 : part(text, 1))

function fromHex(text: string): Rgb {
  const digits = text.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0, alpha = 1] = (long.match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  )
  return mix([red, green, blue], white, 1 - alpha)
}

function fromHsl(degrees: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const at = (offset + degrees / 30) % 12
    return lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))
  }
  return [channel(0), channel(8), channel(4)]
}

/**
 * Parses a CSS colour: `#rgb`, `#rrggbb`, `rgb()` or `hsl()`, each optionally with alpha.
 * @returns the colour blended onto white, or undefined for any other text, such as a name, a variable or a URL
 */
export function parseColour(text: string): Rgb | undefined {
  if (HEX.test(text)) return fromHex(text)
  const [, red, green, blue, alpha] = RGB.exec(text) ?? []
  if (red && green && blue) {
    const solid: Rgb = [part(red, 255), part(green, 255), part(blue, 255)]
    return mix(solid, white, 1 - alphaOf(alpha))
  }
  const [, degrees, saturation, lightness, opacity] = HSL.exec(text) ?? []
  if (!degrees || !saturation || !lightness) return undefined
  const solid = fromHsl(Number(degrees), part(`${saturation}%`, 1), part(`${lightness}%`, 1))
  return mix(solid, white, 1 - alphaOf(opacity))
}

/** Whether a CSS colour has transparency. */
export function isTranslucent(text: string): boolean {
  if (HEX.test(text)) return /^#(?:...[^f]|.{6}(?!ff).{2})$/i.test(text)
  return alphaOf(RGB.exec(text)?.[4] ?? HSL.exec(text)?.[4]) < 1
}

/** `#rrggbb`. */
export function toHex(colour: Rgb): string {
  const pairs = colour.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${pairs.join('')}`
}

/**
 * Mixes two colours.
 * @param share of the second, from 0 to 1
 */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const between = (at: 0 | 1 | 2) => first[at] + (second[at] - first[at]) * share
  return [between(0), between(1), between(2)]
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

/** Relative luminance of WCAG 2.2: 0 is black, 1 is white. */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of WCAG 2.2, from 1 to 21, in either order. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
