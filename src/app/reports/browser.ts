/** In order: Edge and Opera also contain Chrome, and all contain Safari. */
const FAMILIES = [
  ['Edge', /\bEdgA?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)/],
] as const

/** The family of a browser and its main version: `Firefox 128`. */
export function browserOf(userAgent: string): string {
  for (const [family, form] of FAMILIES) {
    const version = form.exec(userAgent)?.[1]
    if (version !== undefined) return `${family} ${version}`
  }
  return 'another browser'
}
