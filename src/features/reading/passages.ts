/** What is read in one breath: the text of a paragraph, list item, heading or label. */
export type Passage = {
  text: string
  lang: string
  element: Element
  /** The text nodes, and where each starts in `text`. */
  parts: readonly { node: Text; start: number }[]
}

const BLOCKS = 'p, li, h1, h2, h3, h4, dt, dd, td, th, legend, label, figcaption, summary, blockquote'
/** Controls, and what is not for reading. */
const SILENT =
  'button:not([data-term]), select, option, textarea, script, style, nav, svg, [hidden], [aria-hidden=true]'

/** Text in closed parts of the page is not read. Browsers without the method read it. */
const isShown = (element: Element) => element.checkVisibility?.() ?? true

const languageOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang') ?? ''

/** The passages of an element in reading order; with a selection in it, those that the selection touches. */
export function passagesIn(root: Element, selection: Selection | null = null): Passage[] {
  const range =
    selection && !selection.isCollapsed && root.contains(selection.anchorNode)
      ? selection.getRangeAt(0)
      : undefined
  const passages: { text: string; lang: string; element: Element; parts: { node: Text; start: number }[] }[] =
    []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const parent = node.parentElement
    if (!parent || !node.data.trim() || parent.closest(SILENT) || !isShown(parent)) continue
    if (range && !range.intersectsNode(node)) continue
    const element = parent.closest(BLOCKS) ?? parent
    const lang = languageOf(parent)
    const last = passages.at(-1)
    if (last?.element === element && last.lang === lang) {
      // Without a space, two elements side by side would be read as one word.
      last.parts.push({ node, start: last.text.length + 1 })
      last.text += ` ${node.data}`
    } else passages.push({ text: node.data, lang, element, parts: [{ node, start: 0 }] })
  }
  return passages
}

/** The word of a passage that starts at an index of its text. */
export function wordAt({ parts }: Passage, index: number): Range | undefined {
  const part = parts.findLast(({ start }) => start <= index)
  if (!part) return undefined
  const { node, start } = part
  const word = /^\S+/.exec(node.data.slice(index - start))?.[0]
  if (!word) return undefined
  const range = document.createRange()
  range.setStart(node, index - start)
  range.setEnd(node, index - start + word.length)
  return range
}

/** The whole text of a passage. */
export function rangeOf({ parts }: Passage): Range {
  const range = document.createRange()
  const [first] = parts
  const last = parts.at(-1)
  if (first && last) {
    range.setStart(first.node, 0)
    range.setEnd(last.node, last.node.length)
  }
  return range
}
