/**
 * Who noticed, and what was said first.
 * @typedef {{ gate: string, by: string }} Notice
 * @typedef {Omit<import('./choose.mjs').Mutation, 'changed'> & { notice: Notice | null }} Outcome
 */

/** One line for the terminal. @param {Outcome} outcome */
export const lineOf = ({ number, kind, place, what, notice }) =>
  `${number} ${kind}: ${place} (${what}): ${notice ? `${notice.gate}: ${notice.by}` : 'NOBODY NOTICED'}`

/**
 * What was noticed and by whom, as a table of Markdown with the sums above.
 * @param {readonly Outcome[]} outcomes
 */
export function tableOfMutations(outcomes) {
  const noticed = outcomes.flatMap(({ notice }) => notice ?? [])
  /** @type {Map<string, number>} */
  const sums = new Map()
  for (const { gate } of noticed) sums.set(gate, (sums.get(gate) ?? 0) + 1)
  const by = [...sums].map(([gate, count]) => `${gate} ${count}`)
  const rows = outcomes.map(({ number, kind, place, what, fact, notice }) =>
    [
      number,
      kind,
      code(place),
      what,
      fact ? 'fact' : 'proposal',
      notice?.gate ?? '**nobody**',
      code(notice?.by),
    ]
      .map((cell) => String(cell).replaceAll('|', String.raw`\|`))
      .join(' | '),
  )
  return [
    `${noticed.length} of ${outcomes.length} were noticed (${by.join(', ')}).`,
    '',
    '|     | kind | where | what | is | noticed by | which said first |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n')
}

const code = (/** @type {string | undefined} */ text) => (text ? `\`${text.replaceAll('`', "'")}\`` : '')
