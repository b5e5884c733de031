/** Colours of a terminal; plain text where there are none. */
export type Paint = {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly red: (text: string) => string
  readonly yellow: (text: string) => string
  readonly green: (text: string) => string
}

const code = (on: number, off: number) => (text: string) => `\u001B[${on}m${text}\u001B[${off}m`
const plain = (text: string) => text

/** @param color whether the output shows it: a terminal, and no NO_COLOR */
export const paintOf = (color: boolean): Paint =>
  color
    ? { bold: code(1, 22), dim: code(2, 22), red: code(31, 39), yellow: code(33, 39), green: code(32, 39) }
    : { bold: plain, dim: plain, red: plain, yellow: plain, green: plain }
