import { createElement, type ReactNode, useMemo } from 'react'
import styles from './rich-text.module.css'
import { safeHtml, type SafeNode, type SafeTag } from './safe-html.ts'
import { TextLink } from '../actions/TextLink.tsx'

type Props = {
  /** From the server. */
  html: string
  /** Set when the text is in a language other than the page's. */
  lang?: string | undefined
}

/** Authored text with headings, lists and links: sanitized once (T01), then rendered as React elements. */
export function RichText({ html, lang }: Props) {
  const nodes = useMemo(() => safeHtml(html), [html])
  return (
    <div className={styles.text} lang={lang}>
      {nodes.map(draw)}
    </div>
  )
}

/** The page has its own h1, so headings move down one level. */
const drawnAs = (tag: SafeTag) => (tag === 'h1' ? 'h2' : tag)

const holdsNoText: readonly SafeTag[] = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']

const isEmptyElement = (tag: SafeTag) => tag === 'br' || tag === 'hr' || tag === 'img'

const spans = (text: string | undefined) => (text && /^[1-9]\d?$/.test(text) ? Number(text) : undefined)

function draw(node: SafeNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const { href, colspan, rowspan, ...rest } = attributes
  // Whitespace between rows and items is meaningless, and React warns about it.
  const kept = holdsNoText.includes(tag) ? children.filter((child) => typeof child !== 'string') : children
  const inside = kept.map(draw)
  if (tag === 'a') return <Link key={key} href={href} inside={inside} />
  if (tag === 'table') {
    // A wide table scrolls on its own, by keyboard too (2.1.1), instead of the page (1.4.10).
    return (
      <div key={key} className={styles.wide} tabIndex={0} role="group">
        <table>{inside}</table>
      </div>
    )
  }
  const props = { ...rest, colSpan: spans(colspan), rowSpan: spans(rowspan), key }
  return isEmptyElement(tag) ? createElement(tag, props) : createElement(drawnAs(tag), props, ...inside)
}

function Link({ href, inside }: { href: string | undefined; inside: ReactNode[] }) {
  if (!href) return <span>{inside}</span>
  if (href.startsWith('/')) return <TextLink to={href}>{inside}</TextLink>
  return (
    <TextLink href={href} newTab={href.toLowerCase().startsWith('https:')}>
      {inside}
    </TextLink>
  )
}
