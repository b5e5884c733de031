/** Characters found in real passwords: letters of many scripts, joined emoji, combining accents, spaces. */
const letters = [
  ...'abcXYZ0189 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...'éÈçÀœÆßñİıÅø',
  ...'漢字密码비밀번호テスト',
  ...'😀👩🏽🩺💊🏳🌈',
  '👩‍⚕️',
  'e\u0301',
  '\u200d',
  '\u00a0',
]

/** Numbers below a limit, the same ones for the same seed (mulberry32). */
function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** A password, and another one that is nearly the same. */
export type PasswordPair = { readonly right: string; readonly wrong: string }

/**
 * Generates passwords of 1 to 40 characters, which end in an alternating emoji and CJK letter.
 * @param seed the same seed gives the same passwords
 */
export function anyPasswords(seed: number, count: number): PasswordPair[] {
  const below = seeded(seed)
  const pick = (from: readonly string[]) => from[below(from.length)] ?? ''
  return Array.from({ length: count }, (_, turn) => {
    const signs = Array.from({ length: 1 + below(39) }, () => pick(letters))
    signs.push(turn % 2 === 0 ? pick(['😀', '🩺', '👩‍⚕️']) : pick([...'漢密番テ']))
    const place = below(signs.length)
    const other = signs.map((sign, at) => (at === place ? `${sign}x` : sign))
    return { right: signs.join(''), wrong: other.join('') }
  })
}
