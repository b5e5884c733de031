/**
 * Matches the test of this title alone: Vitest joins the names of groups with ' > ' in a title, and with a blank where
 * it looks for a pattern.
 * @param {string} title
 */
export const patternOf = (title) =>
  new RegExp(`^${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(' > ', '(?: >)? ')}$`)
