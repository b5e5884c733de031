export type Selected = { text: string; from: number; to: number }
export type Mark = 'heading' | 'bold' | 'list' | 'link'

/** Inserts a block on its own lines at the selection. */
export function insertBlock({ text, from, to }: Selected, block: string): Selected {
  const before = text.slice(0, from).replace(/(?<!\n)\n*$/, '')
  const after = text.slice(to).replace(/^\n*/, '')
  const start = before === '' ? '' : `${before}\n\n`
  const inserted = start + block
  return { text: `${inserted}\n\n${after}`.trimEnd(), from: inserted.length, to: inserted.length }
}

/** Wraps the selection in markers; without a selection inserts a placeholder and selects it. */
function around({ text, from, to }: Selected, open: string, close: string, sample: string): Selected {
  const words = text.slice(from, to) || sample
  return {
    text: text.slice(0, from) + open + words + close + text.slice(to),
    from: from + open.length,
    to: from + open.length + words.length,
  }
}

/** Prefixes the selected lines with a marker. */
function atLines({ text, from, to }: Selected, sign: string, sample: string): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text.slice(start, to) || sample
  const marked = lines
    .split('\n')
    .map((line) => (line.startsWith(sign) ? line : sign + line))
    .join('\n')
  return {
    text: text.slice(0, start) + marked + text.slice(to),
    from: start + sign.length,
    to: start + marked.length,
  }
}

export function insertMark(
  selected: Selected,
  mark: Mark,
  samples: { heading: string; item: string; words: string },
): Selected {
  switch (mark) {
    case 'heading':
      return atLines(selected, '## ', samples.heading)
    case 'list':
      return atLines(selected, '- ', samples.item)
    case 'bold':
      return around(selected, '**', '**', samples.words)
    case 'link':
      return around(selected, '[', '](https://)', samples.words)
  }
}

export const pictureMark = (id: string, alt: string): string =>
  `![${alt.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](media:${id})`
