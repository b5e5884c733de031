import type { JourneyDesign, JourneyTrialTurn, JourneyWhatIf, Language } from '#generated/model/index.ts'
import type { Sentences } from '../store/localized.ts'
import type { World } from '../store/world.ts'
import { questionView } from './journey-course.ts'
import type { JourneyProblem } from './journey-problem.ts'
import { comparableWith } from './journey-questions.ts'
import { ImpossibleMove, tryJourney } from './journey-trial.ts'
import { stepName } from './journey-way-words.ts'
import { whatIfWords as words } from './journey-what-if-words.ts'

/** The steps that a turn opened, also those that got stuck. */
const reachedIn = (turn: JourneyTrialTurn | undefined): string[] =>
  turn ? [...new Set([...turn.opened, ...turn.stuck])] : []

const isSameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one))

/** Plays every what-if of a design again, and names those that now lead elsewhere. */
export function whatIfWarnings(world: World, design: JourneyDesign, organization: string): JourneyProblem[] {
  return (design.what_ifs ?? []).flatMap((whatIf, index) => {
    const message = changeOf(world, design, { whatIf, organization })
    return message ? [{ pointer: `/what_ifs/${index}`, message }] : []
  })
}

type Asked = { readonly whatIf: JourneyWhatIf; readonly organization: string }

function changeOf(
  world: World,
  design: JourneyDesign,
  { whatIf, organization }: Asked,
): Sentences | undefined {
  const { moves, opens, started_on: startedOn } = whatIf
  const when = inBoth((language) => conditionText(world, design, whatIf, language))
  const named = (ids: readonly string[]) => inBoth((language) => stepNames(design, ids, language))
  try {
    const reached = reachedIn(tryJourney(world, { design, moves, organization, startedOn }).turns.at(-1))
    if (isSameSet(reached, opens)) return undefined
    return words.changed({ when, expected: named(opens), count: opens.length, now: named(reached) })
  } catch (error) {
    if (!(error instanceof ImpossibleMove)) throw error
    return words.impossible({ when, reason: error.reason })
  }
}

const inBoth = (text: (language: Language) => string) => ({ 'en-ca': text('en-ca'), 'fr-ca': text('fr-ca') })

/** A message must stay short: longer lists and texts are cut. */
const MAX_ITEMS = 2
const MAX_LENGTH = 60

function listed(texts: readonly string[], language: Language): string {
  const shown = texts.length > MAX_ITEMS ? [...texts.slice(0, MAX_ITEMS), '…'] : texts
  return new Intl.ListFormat(language).format(shown)
}

const quoted = (text: string, language: Language): string => {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…` : text
  return words.quoted(short)[language]
}

function stepNames(design: JourneyDesign, ids: readonly string[], language: Language): string {
  const nameOf = (id: string) => stepName(design.steps.find((one) => one.activity_id === id))[language] || id
  return listed(
    ids.map((id) => quoted(nameOf(id), language)),
    language,
  )
}

/** What the last move answered, or which step it completed. */
function conditionText(
  world: World,
  design: JourneyDesign,
  { compared, moves }: JourneyWhatIf,
  language: Language,
): string {
  const id = moves.at(-1)?.activity_id
  const step = design.steps.find((one) => one.activity_id === id)
  const texts = compared.map(({ field, value }) => {
    const found = step && comparableWith(world, design, step, field)[0]
    const question = found && questionView(found, false, language)
    const name = quoted(question?.label ?? field, language)
    if (value === null) return words.unanswered(name)[language]
    const labels = [value].flat().map((one) => {
      if (typeof one === 'boolean') return words.flag(one)[language]
      return question?.options.find((option) => option.value === one)?.label ?? String(one)
    })
    return words.answered(name, listed(labels, language))[language]
  })
  if (texts.length > 0) return words.when(listed(texts, language))[language]
  const name = stepName(step)[language]
  return name ? words.after(quoted(name, language))[language] : words.afterLast[language]
}
