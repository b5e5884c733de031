import DOMPurify from 'dompurify'

/** Allowed elements of server HTML: nothing that runs, loads, submits or overlays. */
const TEXT = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
] as const
const WORDS = ['strong', 'b', 'em', 'i', 'sub', 'sup', 'span', 'a', 'img', 'figure', 'figcaption'] as const
const TABLE = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const
const TAGS = [...TEXT, ...WORDS, ...TABLE]
export type SafeTag = (typeof TAGS)[number]

const ATTRIBUTES = ['alt', 'colspan', 'dir', 'href', 'lang', 'rowspan', 'scope', 'src'] as const
type SafeAttribute = (typeof ATTRIBUTES)[number]

/** A text node, or an element with its children. */
export type SafeNode =
  | string
  | { tag: SafeTag; attributes: Partial<Record<SafeAttribute, string>>; children: SafeNode[] }

/** Dropped with their content, which was never meant to be read. */
const DROPPED = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'xmp']

const isTag = (name: string): name is SafeTag => TAGS.some((tag) => tag === name)

/** Links out of the portal by https, mail or phone, or within it. */
const isLink = (address: string) => /^(https:\/\/[^/]|mailto:|tel:|\/(?![/\\]))/i.test(address)
/** Images come from our own server only; the content security policy enforces the same. */
const isPicture = (address: string) => /^(https:\/\/[^/]|\/(?![/\\]))/i.test(address)

function attributesOf(element: Element): Partial<Record<SafeAttribute, string>> {
  const kept = ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name)?.trim()
    if (value === undefined) return []
    if (name === 'href' && !isLink(value)) return []
    if (name === 'src' && !isPicture(value)) return []
    return [[name, value] as const]
  })
  return Object.fromEntries(kept)
}

/** Unwraps disallowed elements, keeping their content unless it is in DROPPED. */
function nodesOf(parent: Node): SafeNode[] {
  return [...parent.childNodes].flatMap((node): SafeNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? '']
    if (!(node instanceof Element)) return []
    const name = node.localName
    if (DROPPED.includes(name)) return []
    if (!isTag(name)) return nodesOf(node)
    const attributes = attributesOf(node)
    if (name === 'img' && !attributes.src) return attributes.alt ? [attributes.alt] : []
    return [{ tag: name, attributes, children: nodesOf(node) }]
  })
}

/**
 * The only entry point for server HTML (T01). DOMPurify parses it, and only what the lists above allow is
 * returned, as data: it is never inserted as HTML.
 */
export function safeHtml(html: string): SafeNode[] {
  // Without a DOM, DOMPurify would return its input unchanged.
  if (!DOMPurify.isSupported) return [html.replaceAll(/<[^<>]*>/g, ' ')]
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    FORBID_CONTENTS: DROPPED,
    RETURN_DOM_FRAGMENT: true,
  })
  return nodesOf(clean)
}
