/** @typedef {import('./changes.mjs').Change} Change */

/** @type {readonly { title: string, of: (change: Change) => boolean }[]} */
const parts = [
  {
    title: 'Breaking, in what the source documents state',
    of: (one) => one.weight === 'breaking' && !one.assumed,
  },
  { title: 'Breaking, in a proposal (x-assumed)', of: (one) => one.weight === 'breaking' && one.assumed },
  { title: 'Compatible', of: (one) => one.weight === 'compatible' },
]

/**
 * The changes as text: breaking ones first, grouped by operation or component.
 * @param {readonly Change[]} changes
 * @param {string} since what they are counted from
 */
export function diffText(changes, since) {
  if (changes.length === 0) return `The contract is the same as at ${since}.`
  const written = parts.flatMap(({ title, of }) => {
    const found = changes.filter(of)
    if (found.length === 0) return []
    const places = [...new Set(found.map(({ where }) => where))]
    const groups = places.flatMap((place) => [
      `  ${place}`,
      ...found.filter(({ where }) => where === place).map(({ text }) => `    - ${text}`),
    ])
    return ['', `${title} (${found.length})`, ...groups]
  })
  const words = changes.filter(({ weight }) => weight === 'words')
  const places = [...new Set(words.map(({ where }) => where.split('  ')[0]))]
  const last =
    words.length > 0 ? ['', `Only words, examples and marks (${words.length}): ${places.join(', ')}`] : []
  return [`Changes of the contract since ${since}:`, ...written, ...last].join('\n')
}
