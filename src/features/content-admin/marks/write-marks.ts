import type { Block, Words } from './blocks.ts'

/** Escapes characters with a meaning in markup. */
const escaped = (text: string) => text.replaceAll(/[\\*[\]]/g, String.raw`\$&`)

function written(words: Words): string {
  return words
    .map((one) => {
      if (typeof one === 'string') return escaped(one)
      if (one.kind === 'break') return '\n'
      if (one.kind === 'link') return `[${written(one.inner)}](${one.href})`
      const sign = one.kind === 'strong' ? '**' : '*'
      return sign + written(one.inner) + sign
    })
    .join('')
}

/** Escapes a line that starts like a heading or a list item. */
const asWords = (text: string) =>
  text
    .replaceAll(/^(#{2,3}\s|---|[|>]|-\s|!\[)/gm, String.raw`\$1`)
    .replaceAll(/^(\d{1,3})(\.\s)/gm, String.raw`$1\$2`)

const inOneLine = (words: Words) =>
  written(words)
    .replaceAll(/(?<!\s)\s*\n\s*/g, ' ')
    .trim()

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inOneLine(block.words)}`
    case 'rule':
      return '---'
    case 'picture':
      return `![${escaped(block.alt)}](media:${block.id}) ${inOneLine(block.caption)}`.trim()
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${inOneLine(item)}`)
        .join('\n')
    case 'table': {
      const caption = inOneLine(block.caption)
      const rows = block.rows.map(
        (row) => `| ${row.map((cell) => inOneLine(cell).replaceAll('|', String.raw`\|`)).join(' | ')} |`,
      )
      return [...(caption ? [`|= ${caption}`] : []), ...rows].join('\n')
    }
    case 'quote':
      return written(block.words)
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'paragraph':
      return asWords(written(block.words))
  }
}

/** Serializes to the editor's markup. */
export const writeMarks = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n\n')
