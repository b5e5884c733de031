import DOMPurify from 'dompurify'

/** What a text from the server may be made of: nothing that runs, loads, sends or lies over something else. */
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

/** A piece of text, or an element with what is in it. */
export type SafeNode =
  | string
  | { tag: SafeTag; attributes: Partial<Record<SafeAttribute, string>>; children: SafeNode[] }

/** Away with what is in them too: it was never meant to be read. */
const DROPPED = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'xmp']

const isTag = (name: string): name is SafeTag => TAGS.some((tag) => tag === name)

/** Out of the portal by https, mail or phone, or to a place in it. */
const isLink = (address: string) => /^(https:\/\/[^/]|mailto:|tel:|\/(?![/\\]))/i.test(address)
/** Pictures come from our own server; the content security policy says so too. */
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

/** What is not allowed is left out, but what it holds is kept, unless that was never meant to be read. */
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
 * The one door for HTML of the server (T01). DOMPurify takes it apart, and only what stands on the lists above comes
 * out, as data: nobody writes it into the page as HTML.
 */
export function safeHtml(html: string): SafeNode[] {
  // Without a browser's parser DOMPurify would give back what came in.
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
