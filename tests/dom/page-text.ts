// A page as text: what is read, where links lead, and the state of every control. Looks and made-up ids are left out.

const KEPT = [
  'role',
  'type',
  'href',
  'src',
  'alt',
  'lang',
  'title',
  'name',
  'placeholder',
  'autocomplete',
  'inputmode',
  'maxlength',
  'minlength',
  'min',
  'max',
  'step',
  'rows',
  'accept',
  'multiple',
  'required',
  'disabled',
  'readonly',
  'open',
  'scope',
  'datetime',
  'download',
  'target',
  'rel',
  'tabindex',
  'colspan',
]
/** These name other elements by ids: their words are kept. */
const NAMING = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-details']
const SKIPPED = new Set(['SCRIPT', 'STYLE', 'LINK', 'SVG', 'TEMPLATE', 'NOSCRIPT'])
const ROWS = new Set(['LI', 'TR', 'OPTION'])
/** Of a longer list the first rows say enough. */
const SHOWN = 6

const wordsOf = (element: Element, ids: string) =>
  ids
    .split(/\s+/)
    .flatMap((id) => element.ownerDocument.getElementById(id)?.textContent?.trim() ?? [])
    .join(' | ')

/** The meaning of an icon beside the words, such as a warning. */
export const iconsOf = (element: Element) =>
  [...element.children].flatMap(({ tagName, classList }) =>
    tagName.toUpperCase() === 'SVG'
      ? [...classList].flatMap((name) => /^tabler-icon-(.+)/.exec(name)?.[1] ?? [])
      : [],
  )

function attributesOf(element: Element): string[] {
  const kept = [...element.attributes].flatMap(({ name, value }) => {
    if (NAMING.includes(name)) return [`${name}="${wordsOf(element, value)}"`]
    // A name that React made up.
    if (name === 'name' && value.startsWith('_r_')) return []
    const isKept =
      KEPT.includes(name) || (name.startsWith('aria-') && !/controls|owns|activedescendant/.test(name))
    return isKept ? [value === '' ? name : `${name}="${value}"`] : []
  })
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  ) {
    // Errors and shortcuts lead to a field by its id. One that React made up has no words.
    const id = element.id.replaceAll(/_r_[0-9a-z]+_|^mantine-.*/g, '')
    if (id) kept.push(`id="${id}"`)
    if (element.value) kept.push(`value="${element.value}"`)
    if ('checked' in element && element.checked) kept.push('checked')
  }
  return [...kept, ...iconsOf(element).map((icon) => `icon="${icon}"`)]
}

/** A dialog that was opened in a row is shown with it. */
const isClosed = (row: Element) => !row.querySelector('[role=dialog]')

/** Elements that only group what they hold. */
const isPlain = (element: Element) => element.tagName === 'DIV' || element.tagName === 'SPAN'

function linesOf(node: Node, depth: number): string[] {
  const indent = '  '.repeat(depth)
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent?.replaceAll(/\s+/g, ' ').trim()
    return text ? [indent + text] : []
  }
  if (!(node instanceof Element) || SKIPPED.has(node.tagName.toUpperCase())) return []
  if (node instanceof HTMLElement && (node.hidden || node.style.display === 'none')) return []
  const attributes = attributesOf(node)
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
