/** The syntax tree of a library text, shared by the editor's markup and the contract's HTML. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; inner: readonly Inline[] }
  | { kind: 'link'; href: string; inner: readonly Inline[] }
  | { kind: 'break' }

export type Words = readonly Inline[]

export type Block =
  | { kind: 'heading'; level: 2 | 3; words: Words }
  | { kind: 'list'; ordered: boolean; items: readonly Words[] }
  | { kind: 'paragraph' | 'quote'; words: Words }
  | { kind: 'rule' }
  | { kind: 'picture'; id: string; alt: string; caption: Words }
  | { kind: 'table'; caption: Words; rows: readonly (readonly Words[])[] }

function wordsIn(block: Block): readonly Words[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [block.words]
    case 'list':
      return block.items
    case 'picture':
      return [block.caption]
    case 'table':
      return [block.caption, ...block.rows.flat()]
    case 'rule':
      return []
  }
}

const linksIn = (words: Words): string[] =>
  words.flatMap((one) => {
    if (typeof one === 'string' || one.kind === 'break') return []
    return one.kind === 'link' ? [one.href, ...linksIn(one.inner)] : linksIn(one.inner)
  })

/** The link targets of a text, in order. */
export const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(wordsIn).flatMap((words) => linksIn(words))

export const picturesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block] : []))
