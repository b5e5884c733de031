/** Of much that is gone, such as a dialog, and of another page, the first lines say enough. */
const GONE_SHOWN = 3
const NEW_SHOWN = 25

function shortened(lines: readonly string[], mostNew: number): string[] {
  let run = 0
  return lines.flatMap((line, index) => {
    const [sign = ''] = line
    run = lines[index - 1]?.startsWith(sign) ? run + 1 : 1
    const most = sign === '-' ? GONE_SHOWN : mostNew
    if (run <= most) return [line]
    return run === most + 1 ? [`${sign} ...`] : []
  })
}

/** The line diff of two texts: `-` is removed, `+` is added. */
export function changedLines(before: string, after: string, mostNew = NEW_SHOWN): string[] {
  const [from, to] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < from.length && from[start] === to[start]) start += 1
  let end = 0
  const most = Math.min(from.length, to.length) - start
  while (end < most && from.at(-1 - end) === to.at(-1 - end)) end += 1
  const changed = differences(from.slice(start, from.length - end), to.slice(start, to.length - end))
  return shortened(changed, mostNew)
}

function differences(old: readonly string[], now: readonly string[]): string[] {
  // same[i][j]: the most lines that old from i and now from j have in common, in order.
  const same = [...old, ''].map(() => [...now, ''].map(() => 0))
  const at = (i: number, j: number) => same[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      (same[i] as number[])[j] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: string[] = []
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i += 1
      j += 1
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1)))
      lines.push(`- ${old[i++]}`)
    else lines.push(`+ ${now[j++]}`)
  }
  return lines.filter((line) => line.length > 2)
}
