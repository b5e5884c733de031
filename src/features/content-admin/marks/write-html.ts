import type { Block, Words } from './blocks.ts'

/** Escapes text, so that typed HTML shows literally. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;')

function wordsHtml(words: Words): string {
  return words
    .map((one) => {
      if (typeof one === 'string') return escaped(one)
      if (one.kind === 'break') return '<br>'
      if (one.kind === 'link') return `<a href="${quoted(one.href)}">${wordsHtml(one.inner)}</a>`
      return `<${one.kind}>${wordsHtml(one.inner)}</${one.kind}>`
    })
    .join('')
}

function tableHtml({ caption, rows }: Extract<Block, { kind: 'table' }>): string {
  const title = caption.length > 0 ? `<caption>${wordsHtml(caption)}</caption>` : ''
  const lines = rows.map((row, at) => {
    const cells = row.map((cell) =>
      at === 0 ? `<th scope="col">${wordsHtml(cell)}</th>` : `<td>${wordsHtml(cell)}</td>`,
    )
    return `<tr>${cells.join('')}</tr>`
  })
  return `<table>${title}${lines.join('')}</table>`
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${wordsHtml(block.words)}</h${block.level}>`
    case 'rule':
      return '<hr>'
    case 'paragraph':
      return `<p>${wordsHtml(block.words)}</p>`
    case 'quote':
      return `<blockquote><p>${wordsHtml(block.words)}</p></blockquote>`
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul'
      return `<${tag}>${block.items.map((item) => `<li>${wordsHtml(item)}</li>`).join('')}</${tag}>`
    }
    case 'picture': {
      const picture = `<img src="media:${block.id}" alt="${quoted(block.alt)}">`
      const caption = wordsHtml(block.caption)
      return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`
    }
    case 'table':
      return tableHtml(block)
  }
}

/** Serializes to the contract's HTML. */
export const writeHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n')
