/** Of each pair the first that matches: Edge and Opera also name Chrome, and Chrome also names Safari. */
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b((Headless)?Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

/** Android names Linux, and iPhones name Mac OS X. */
const platforms = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
] as const

const firstOf = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** What a `User-Agent` header says in names that people know. */
export const browserOf = (userAgent: string | null) => ({
  browser: firstOf(browsers, userAgent ?? ''),
  platform: firstOf(platforms, userAgent ?? ''),
})
