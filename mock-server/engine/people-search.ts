import { plain } from '../store/localized.ts'
import { withDatesInDigits } from './birth-dates.ts'

/** The searchable data of a person, normalized for comparison; most searches need only the name and the email. */
export type SearchedPerson = {
  /** Words of the name, without case and accents. */
  readonly names: readonly string[]
  readonly email: string
  /** Digits only. */
  readonly phone: string
  /** Digits only: year first, day first, month first. */
  readonly births: readonly string[]
  /** Letters and digits only. */
  readonly healthCard: string
}

/** How well one word of a search matches: the lower the better; undefined: not at all. */
type Match = number | undefined

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const compact = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

type Facts = {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly dateOfBirth: string | null
  /** Looked up only by searches for a number. */
  readonly healthCard: () => string | null
}

/** Writes the numbers of a person when a search first needs them: the first search of a name reads everyone. */
class Searched implements SearchedPerson {
  readonly names: readonly string[]
  readonly email: string
  readonly #facts: Facts
  #phone: string | undefined
  #births: readonly string[] | undefined
  #healthCard: string | undefined

  constructor(facts: Facts) {
    this.#facts = facts
    this.names = wordsOf(plain(facts.name))
    this.email = facts.email?.toLowerCase() ?? ''
  }

  get phone(): string {
    return (this.#phone ??= digitsOf(this.#facts.phone ?? ''))
  }

  get births(): readonly string[] {
    return (this.#births ??= birthsOf(this.#facts.dateOfBirth))
  }

  get healthCard(): string {
    return (this.#healthCard ??= compact(this.#facts.healthCard() ?? ''))
  }
}

function birthsOf(date: string | null): readonly string[] {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return year === '' ? [] : [year + month + day, day + month + year, month + day + year]
}

export const searchedPerson = (facts: Facts): SearchedPerson => new Searched(facts)

/** Typos that are forgiven: fewer in short words, where they would match everything. */
const allowedTypos = ({ length }: string): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** How many letters differ, are missing, added or swapped with their neighbour. */
function typosBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const changed = (last[j - 1] ?? 0) + Number(!isSame)
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? 0
}

function nameMatch(wanted: string, word: string): Match {
  if (word === wanted) return 0
  if (word.startsWith(wanted)) return 1
  const most = allowedTypos(wanted)
  if (most === 0 || word.length < wanted.length - most) return undefined
  // a typo at the beginning of a longer name counts too: people stop typing early
  const start = word.slice(0, wanted.length)
  const typos = Math.min(typosBetween(wanted, start), typosBetween(wanted, word))
  return typos <= most ? 1 + typos : undefined
}

/** Each name word is compared once for a whole search, however many people have it. */
function forNames(wanted: string): (person: SearchedPerson) => Match {
  const known = new Map<string, Match>()
  return ({ names, email }) => {
    let best: Match = undefined
    for (const word of names) {
      let match = known.get(word)
      if (match === undefined && !known.has(word)) known.set(word, (match = nameMatch(wanted, word)))
      if (match !== undefined && (best === undefined || match < best)) best = match
    }
    return best ?? (wanted.length >= 3 && email.includes(wanted) ? 4 : undefined)
  }
}

/** A number is a birth date, or the beginning of one, or a part of a phone number. */
function forNumbers(digits: string): (person: SearchedPerson) => Match {
  return (person) => {
    if (digits.length >= 4 && person.births.some((birth) => birth.startsWith(digits))) return 0
    if (person.phone.includes(digits)) return 1
    return digits.length >= 3 && person.email.includes(digits) ? 4 : undefined
  }
}

function matcherOf(word: string): readonly ((person: SearchedPerson) => Match)[] {
  if (word.includes('@')) return [({ email }) => (email.includes(word) ? 0 : undefined)]
  if (/^--\d{4}$/.test(word))
    return [({ births }) => (births.at(-1)?.startsWith(word.slice(2)) ? 0 : undefined)]
  if (/\d/.test(word) && /^[-+()./\d]+$/.test(word)) return [forNumbers(digitsOf(word))]
  return wordsOf(plain(word)).map(forNames)
}

/** The fewest characters that find a health card: fewer are in many. */
const leastOfCard = 4

/** Whether a whole search is a health-card number, or a part of one: it is typed with spaces or without. */
function forCard(search: string): (person: SearchedPerson) => boolean {
  const wanted = compact(search)
  const isNumber = wanted.length >= leastOfCard && /\d/.test(wanted)
  return (person) => isNumber && person.healthCard.includes(wanted)
}

/**
 * How well a person matches a search: every word has to match something of theirs, or the whole their health card.
 * @returns the lower the better; undefined: not at all
 */
export function matchOf(search: string): (person: SearchedPerson) => Match {
  const matchers = withDatesInDigits(plain(search.trim())).split(/\s+/).flatMap(matcherOf)
  if (matchers.length === 0) return () => undefined
  const isCard = forCard(search)
  return (person) => {
    if (isCard(person)) return 0
    let sum = 0
    for (const matches of matchers) {
      const one = matches(person)
      if (one === undefined) return undefined
      sum += one
    }
    return sum
  }
}
