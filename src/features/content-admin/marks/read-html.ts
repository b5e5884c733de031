import { safeHtml, type SafeNode } from '#src/ui/text/safe-html.ts'
import type { Block, Inline, Words } from './blocks.ts'

/** Image sources are media ids, not URLs; this prefix gets them through the sanitizer. */
const THROUGH = '/media:'

const squeezed = (text: string) => text.replaceAll(/[ \t\r\n]+/g, ' ')

function wordsOf(nodes: readonly SafeNode[]): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node === 'string') return node === '' ? [] : [squeezed(node)]
    const { tag, attributes, children } = node
    if (tag === 'br') return [{ kind: 'break' }]
    const inner = wordsOf(children)
    if (tag === 'strong' || tag === 'b') return [{ kind: 'strong', inner }]
    if (tag === 'em' || tag === 'i') return [{ kind: 'em', inner }]
    if (tag === 'a' && attributes.href) return [{ kind: 'link', href: attributes.href, inner }]
    return inner
  })
}

/** Trims the ends, where HTML ignores whitespace. */
function trimmed(words: readonly Inline[]): Words {
  const all = [...words]
  const [first] = all
  if (typeof first === 'string') all[0] = first.trimStart()
  const last = all.at(-1)
  if (typeof last === 'string') all[all.length - 1] = last.trimEnd()
  return all.filter((one) => one !== '')
}

const words = (nodes: readonly SafeNode[]): Words => trimmed(wordsOf(nodes))

type Element = Exclude<SafeNode, string>
const isElement = (node: SafeNode): node is Element => typeof node !== 'string'

/** Finds elements by name, looking through wrapper elements. */
const found = (nodes: readonly SafeNode[], names: readonly string[]): Element[] =>
  nodes.filter(isElement).flatMap((one) => (names.includes(one.tag) ? [one] : found(one.children, names)))

function tableOf({ children }: Element): Block {
  return {
    kind: 'table',
    caption: words(found(children, ['caption']).flatMap((one) => one.children)),
    rows: found(children, ['tr']).map((row) =>
      found(row.children, ['th', 'td']).map((cell) => words(cell.children)),
    ),
  }
}

function pictureOf(picture: Element, caption: readonly SafeNode[]): Block[] {
  const { src = '', alt = '' } = picture.attributes
  if (!src.startsWith(THROUGH)) return []
  return [{ kind: 'picture', id: src.slice(THROUGH.length), alt, caption: words(caption) }]
}

function blocksOf(node: Element): Block[] {
  const { tag, children } = node
  switch (tag) {
    case 'h1':
    case 'h2':
      return [{ kind: 'heading', level: 2, words: words(children) }]
    case 'h3':
    case 'h4':
      return [{ kind: 'heading', level: 3, words: words(children) }]
    case 'ul':
    case 'ol':
      return [
        {
          kind: 'list',
          ordered: tag === 'ol',
          items: found(children, ['li']).map((item) => words(item.children)),
        },
      ]
    case 'blockquote':
      return [{ kind: 'quote', words: words(children) }]
    case 'hr':
      return [{ kind: 'rule' }]
    case 'table':
      return [tableOf(node)]
    case 'img':
      return pictureOf(node, [])
    case 'figure': {
      const caption = found(children, ['figcaption']).flatMap((one) => one.children)
      return found(children, ['img']).flatMap((picture) => pictureOf(picture, caption))
    }
    default: {
      const pictures = found(children, ['img']).flatMap((picture) => pictureOf(picture, []))
      const said = words(children)
      return [...(said.length > 0 ? [{ kind: 'paragraph', words: said } as const] : []), ...pictures]
    }
  }
}

const inLine: readonly string[] = ['strong', 'b', 'em', 'i', 'a', 'br', 'span', 'sub', 'sup']

/** Parses the contract's HTML, sanitizing it first (T01). */
export function readHtml(html: string): Block[] {
  const nodes = safeHtml(html.replaceAll('src="media:', `src="${THROUGH}`))
  const blocks: Block[] = []
  let loose: SafeNode[] = []
  const close = () => {
    const said = words(loose)
    if (said.length > 0) blocks.push({ kind: 'paragraph', words: said })
    loose = []
  }
  for (const node of nodes) {
    if (!isElement(node) || inLine.includes(node.tag)) loose.push(node)
    else {
      close()
      blocks.push(...blocksOf(node))
    }
  }
  close()
  return blocks
}
