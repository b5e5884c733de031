// Which of the related tests a quick check runs.

/** The overhead of a test file: imports and environment, in seconds. */
const PER_FILE = 3
/** A file that no run has timed yet. */
const UNKNOWN = 2

/**
 * The nearest tests that fit into a time, always with the nearest one, and with those that changed themselves.
 * @param {readonly string[]} related nearest first
 * @param {readonly string[]} changed
 * @param {Readonly<Record<string, number>>} times seconds of each file in the last whole run
 * @param {number} budget seconds
 * @returns {{ chosen: string[], left: number }}
 */
export function chooseTests(related, changed, times, budget) {
  const chosen = related.filter((file) => changed.includes(file))
  let spent = 0
  for (const file of related.filter((one) => !changed.includes(one))) {
    const cost = PER_FILE + (times[file] ?? UNKNOWN)
    if (spent > 0 && spent + cost > budget) continue
    chosen.push(file)
    spent += cost
  }
  return { chosen, left: related.length - chosen.length }
}
