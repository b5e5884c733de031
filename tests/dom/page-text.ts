// A page as text: what is read, where links lead, and the state of every control. Looks and made-up ids are left out.

/** How it looks and what tests of the looks hold, and what is kept below. */
const LOOKS =
  /^(class|style|width|height|viewBox|xmlns|fill|stroke.*|id|value|checked|data-(size|gap|align|justify|badge|tool|clip|discover|modal-content))$/
/** Tones of running text: the others say something. */
const ORDINARY = /^(body|secondary)$/
/** These name other elements by ids: their words are kept. */
const NAMING = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-details']
/** These lead to other elements by ids: whether those are there. */
const LEADING = ['for', 'aria-controls', 'aria-owns', 'aria-activedescendant']
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE', 'NOSCRIPT'])
/** Messages are kept apart from the page: `toldNow`, `said`. */
const TOLD = '[data-toast], [aria-live][aria-atomic]'
const ROWS = new Set(['LI', 'TR', 'OPTION'])
/** Of a longer list the first rows say enough. */
const SHOWN = 6

const wordsOf = (element: Element, ids: string) =>
  ids
    .split(/\s+/)
    .flatMap((id) => element.ownerDocument.getElementById(id)?.textContent?.trim() ?? [])
    .join(' | ')

/** The role or tag of the element with an id. */
function targetOf(element: Element, id: string): string {
  const target = element.ownerDocument.getElementById(id)
  return target ? (target.getAttribute('role') ?? target.tagName.toLowerCase()) : 'nothing'
}

/** The meaning of an icon beside the words, such as a warning. */
export const iconsOf = (element: Element) =>
  [...element.children]
    .filter(isDrawing)
    .flatMap(({ classList }) => [...classList].flatMap((name) => /^tabler-icon-(.+)/.exec(name)?.[1] ?? []))

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

function attributesOf(element: Element): string[] {
  const kept = [...element.attributes].flatMap(({ name, value }) => {
    if (NAMING.includes(name)) return [`${name}="${wordsOf(element, value)}"`]
    if (LEADING.includes(name)) return [`${name}="${targetOf(element, value)}"`]
    // A name that React made up.
    if (
      LOOKS.test(name) ||
      (name === 'data-tone' && ORDINARY.test(value)) ||
      (name === 'name' && value.startsWith('_r_'))
    )
      return []
    return [value === '' ? name : `${name}="${value}"`]
  })
  // Errors and shortcuts lead to an element by its id. One that React made up has no words.
  const id = element.id.replaceAll(/_r_[0-9a-z]+_|^mantine-.*/g, '')
  if (id && (id === element.id || isField(element))) kept.push(`id="${id}"`)
  if (isField(element)) {
    if (element.value) kept.push(`value="${element.value}"`)
    if ('checked' in element && element.checked) kept.push('checked')
  }
  return [...kept, ...iconsOf(element).map((icon) => `icon="${icon}"`)]
}

/** A dialog that was opened in a row is shown with it. */
const isClosed = (row: Element) => !row.querySelector('[role=dialog]')

const isDrawing = ({ tagName }: Element) => tagName.toUpperCase() === 'SVG'

/** Elements that only group what they hold. */
const isPlain = (element: Element) => element.tagName === 'DIV' || element.tagName === 'SPAN'

function linesOf(node: Node, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim()
    return text ? [indent + text] : []
  }
  if (!(node instanceof Element) || SKIPPED.has(node.tagName.toUpperCase()) || node.matches(TOLD)) return []
  if (node instanceof HTMLElement && (node.hidden || node.style.display === 'none')) return []
  const attributes = attributesOf(node)
  if (isDrawing(node))
    return node.getAttribute('aria-hidden') === 'true' ? [] : [[`${indent}svg`, ...attributes].join(' ')]
  const inside = (at: number) => {
    const rows = [...node.children]
      .filter(({ tagName }) => ROWS.has(tagName))
      .slice(SHOWN)
      .filter(isClosed)
    const lines = [...node.childNodes].flatMap((child) =>
      rows.includes(child as Element) ? [] : linesOf(child, at),
    )
    return rows.length > 0 ? [...lines, `${'  '.repeat(at)}(${rows.length} more)`] : lines
  }
  if (isPlain(node) && attributes.length === 0) return inside(depth)
  const line = [indent + node.tagName.toLowerCase(), ...attributes].join(' ')
  const children = inside(depth + 1)
  const [only] = children
  return children.length === 1 && only && !only.startsWith('  '.repeat(depth + 2))
    ? [`${line}: ${only.trim()}`]
    : [line, ...children]
}

/** The content of an element as a screen reader reads it, one line per item. */
export const pageText = (root: Element): string =>
  [...root.childNodes]
    .flatMap((node) => linesOf(node, 0))
    .join('\n')
    // Signed addresses, the ids of React, and all but the beginning of ours.
    .replaceAll(/(?<=\/media\/documents\/)[0-9a-f-]+/g, 'signed')
    .replaceAll(/_r_[0-9a-z]+_/g, '_')
    .replaceAll(/(?<=[0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '')
