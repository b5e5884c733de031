import type { Block, Inline, Words } from './blocks.ts'

/** `**strong**`, `*emphasis*`, `[text](url)`; a backslash escapes the next character. */
const STRONG = /^\*\*((?:\\.|[^\\])+?)\*\*/s
const EM = /^\*((?:\\.|[^\\*])+?)\*/s
const LINK = /^\[((?:\\.|[^\\\]])+)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/s

/** Parses inline text of one or more lines. */
function parseWords(text: string): Words {
  const words: Inline[] = []
  let plain = ''
  const push = (one: Inline) => {
    if (plain) words.push(plain)
    plain = ''
    words.push(one)
  }
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at)
    const strong = STRONG.exec(rest)
    const em = strong ? null : EM.exec(rest)
    const link = LINK.exec(rest)
    if (strong) push({ kind: 'strong', inner: parseWords(strong[1] ?? '') })
    else if (em) push({ kind: 'em', inner: parseWords(em[1] ?? '') })
    else if (link) push({ kind: 'link', href: link[2] ?? '', inner: parseWords(link[1] ?? '') })
    else if (rest.startsWith('\n')) push({ kind: 'break' })
    else plain += /^\\[^\n]/.test(rest) ? rest.charAt(1) : rest.charAt(0)
    at += (strong ?? em ?? link)?.[0].length ?? (/^\\[^\n]/.test(rest) ? 2 : 1)
  }
  if (plain) words.push(plain)
  return words
}

const PICTURE = /^!\[((?:\\.|[^\\\]])*)\]\(media:([0-9a-f-]{36})\)\s*(.*)$/
const ITEM = /^(-|\d{1,3}\.)\s+/

/** The cells of a table row: `| Way | First |`. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

function parseTable(lines: readonly string[]): Block {
  const caption = lines[0]?.startsWith('|=') ? lines[0].slice(2).trim() : ''
  const rows = caption ? lines.slice(1) : lines
  return {
    kind: 'table',
    caption: parseWords(caption),
    rows: rows.map((line) => cellsOf(line).map(parseWords)),
  }
}

/** The block kind a line starts, used to group consecutive lines. */
function kindOf(line: string): Block['kind'] | 'ordered' {
  if (/^#{2,3}\s/.test(line)) return 'heading'
  if (/^---+$/.test(line)) return 'rule'
  if (PICTURE.test(line)) return 'picture'
  if (line.startsWith('|')) return 'table'
  if (line.startsWith('>')) return 'quote'
  const item = ITEM.exec(line)
  if (!item) return 'paragraph'
  return item[1] === '-' ? 'list' : 'ordered'
}

function blockOf(kind: ReturnType<typeof kindOf>, lines: readonly string[]): Block {
  const [first = ''] = lines
  switch (kind) {
    case 'heading':
      return {
        kind,
        level: first.startsWith('###') ? 3 : 2,
        words: parseWords(first.replace(/^#+\s+/, '')),
      }
    case 'rule':
      return { kind }
    case 'picture': {
      const [, alt = '', id = '', caption = ''] = PICTURE.exec(first) ?? []
      return { kind, id, alt: alt.replaceAll(/\\(.)/g, '$1').trim(), caption: parseWords(caption) }
    }
    case 'table':
      return parseTable(lines)
    case 'list':
    case 'ordered':
      return {
        kind: 'list',
        ordered: kind === 'ordered',
        items: lines.map((line) => parseWords(line.replace(ITEM, ''))),
      }
    case 'quote':
      return { kind, words: parseWords(lines.map((line) => line.replace(/^>\s?/, '')).join('\n')) }
    case 'paragraph':
      return { kind, words: parseWords(lines.join('\n')) }
  }
}

/** Kinds that never span lines. */
const alone: readonly string[] = ['heading', 'rule', 'picture']

/** Parses the editor's markup. Every text is valid: unknown markup is plain text. */
export function parseMarks(text: string): Block[] {
  const blocks: Block[] = []
  let kind: ReturnType<typeof kindOf> | undefined
  let lines: string[] = []
  const close = () => {
    if (kind) blocks.push(blockOf(kind, lines))
    kind = undefined
    lines = []
  }
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const next = line === '' ? undefined : kindOf(line)
    if (next !== kind || next === undefined || alone.includes(next)) close()
    if (next === undefined) continue
    kind = next
    lines.push(line)
  }
  close()
  return blocks
}
