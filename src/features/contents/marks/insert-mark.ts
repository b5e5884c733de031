export type Selected = { text: string; from: number; to: number }
export type Mark = 'heading' | 'bold' | 'list' | 'link'

/** Puts something of its own lines at the selection. */
export function insertBlock({ text, from, to }: Selected, block: string): Selected {
  const before = text.slice(0, from).replace(/(?<!\n)\n*$/, '')
  const after = text.slice(to).replace(/^\n*/, '')
  const start = before === '' ? '' : `${before}\n\n`
  const inserted = start + block
  return { text: `${inserted}\n\n${after}`.trimEnd(), from: inserted.length, to: inserted.length }
}

/** Puts signs around the selected words, or around a sample of words, which is selected then. */
function around({ text, from, to }: Selected, open: string, close: string, sample: string): Selected {
  const words = text.slice(from, to) || sample
  return {
    text: text.slice(0, from) + open + words + close + text.slice(to),
    from: from + open.length,
    to: from + open.length + words.length,
  }
}

/** Begins the lines of the selection with a sign. */
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

/** What a button of the toolbar makes of the selection. */
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

/** A picture of the media library, with what it shows. */
export const pictureMark = (id: string, alt: string): string =>
  `![${alt.replaceAll(/[\\[\]]/g, String.raw`\$&`)}](media:${id})`
