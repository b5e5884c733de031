/** How many letters must be put in, taken out or changed to make one word of another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [index, other] of [...to].entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** Suggestions for a misspelled name: closest first, at most three. */
export const nearNames = (written: string, names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(3, name.length / 2))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => name)
