import type { JourneyDesign, JourneyDesignStep, Language, LocalizedText } from '#generated/model/index.ts'
import type { World } from '../store/world.ts'
import { latestVersion } from './forms.ts'
import type { JourneyProblem } from './journey-problem.ts'
import { isReason, keptBefore, questionsOf } from './journey-questions.ts'
import { isWritten, textsOf } from './journey-texts.ts'
import { warningWords as words } from './journey-warning-words.ts'
import { stepName } from './journey-way-words.ts'
import { wayWarnings } from './journey-ways.ts'

const DAYS_PER_WEEK = 7
/** Sentences with more words are hard to read for patients. */
const MAX_WORDS = 30
/** A shorter text may well be the same in both languages: a name, a number. */
const MIN_TRANSLATED_LENGTH = 20

/** What is allowed, but is rarely what the author of a design wants. */
export function warningsOf(world: World, design: JourneyDesign): JourneyProblem[] {
  return [
    ...textWarnings(design),
    ...careWarnings(design),
    ...columnWarnings(design),
    ...unreadAlerts(world, design),
    ...wayWarnings(world, design),
    ...design.steps.flatMap((step, index) =>
      stepWarnings(world, design, { step, pointer: `/steps/${index}` }),
    ),
  ]
}

const longestSentence = (text: string): number =>
  Math.max(...text.split(/[.!?…:;]\s|\n/).map((sentence) => sentence.split(/\s+/).filter(Boolean).length))

function textWarnings(design: JourneyDesign): JourneyProblem[] {
  const languages = new Set<Language>(['en-ca', ...design.languages])
  return textsOf(design).flatMap(({ pointer, text }) => [
    ...(isUntranslated(text) ? [{ pointer: `${pointer}/fr-ca`, message: words.untranslated }] : []),
    ...[...languages]
      .filter((language) => isWritten(text, language))
      .map((language) => ({ language, count: longestSentence(text[language] ?? '') }))
      .filter(({ count }) => count > MAX_WORDS)
      .map(({ language, count }) => ({
        pointer: `${pointer}/${language}`,
        message: words.longSentence(count),
      })),
  ])
}

const isUntranslated = (text: LocalizedText): boolean => {
  const english = text['en-ca'].trim()
  return english.length >= MIN_TRANSLATED_LENGTH && english === text['fr-ca']?.trim()
}

function careWarnings({ care_team: team, steps }: JourneyDesign): JourneyProblem[] {
  const found: JourneyProblem[] = []
  if (team.phone === null && team.email === null) {
    found.push({ pointer: '/care_team/phone', message: words.noContact })
  }
  if (steps.length > 0 && steps.every(({ audience }) => audience === 'provider')) {
    found.push({ pointer: '/steps/0/audience', message: words.noPatientStep })
  }
  return found
}

const columnWarnings = ({ table_columns: columns }: JourneyDesign): JourneyProblem[] =>
  columns.flatMap(({ variable }, index) =>
    columns.findIndex((one) => one.variable === variable) < index
      ? [{ pointer: `/table_columns/${index}/variable`, message: words.columnTwice }]
      : [],
  )

type Place = { readonly step: JourneyDesignStep; readonly pointer: string }

function stepWarnings(world: World, design: JourneyDesign, { step, pointer }: Place): JourneyProblem[] {
  const days = design.estimated_weeks === null ? Infinity : design.estimated_weeks * DAYS_PER_WEEK
  const found: JourneyProblem[] = []
  const tell = (part: string, message: JourneyProblem['message']) =>
    found.push({ pointer: `${pointer}/${part}`, message })
  const { due_in_days: due, repeat, form, score } = step
  if (due !== null && due > days) tell('due_in_days', words.dueAfterEnd(due, days))
  const lasts = repeat ? (repeat.times - 1) * repeat.every_days : 0
  if (lasts > days) tell('repeat/every_days', words.repeatsAfterEnd(lasts, days))
  for (const [index, { variable }] of step.needs.entries()) {
    const isKept = keptBefore(world, design, step).some(({ key }) => key === variable)
    if (variable.trim() !== '' && !isKept) tell(`needs/${index}/variable`, words.needNotKept)
  }
  if (form === null) return found
  const clash = [...step.variables, ...(score ? [score.variable] : [])].flatMap((name) => {
    const other = design.steps.find(
      (one) =>
        one !== step &&
        (one.form !== form || one.score?.variable !== score?.variable) &&
        (one.score?.variable === name || (one.form !== form && one.variables.includes(name))),
    )
    return other ? [{ name, other }] : []
  })[0]
  if (clash) tell('variables', words.variableClash(clash.name, stepName(clash.other)))
  const questions = questionsOf(world, form)
  if (step.kind === 'document' && !isReason(questions) && !questions.some(({ type }) => type === 'file')) {
    tell('form', words.noFile)
  }
  return found
}

/** Alerts of the patient’s forms, although no one reads the answers. */
function unreadAlerts(world: World, design: JourneyDesign): JourneyProblem[] {
  if (design.is_monitored) return []
  const raises = (key: string | null) => {
    const row = key === null ? undefined : world.tables.forms.find('key', key)
    const version = row && latestVersion(row)
    return (version?.definition.alerts ?? []).some(({ level }) => level !== 'notice')
  }
  const step = design.steps.find(({ form, audience }) => audience === 'patient' && raises(form))
  if (!step && !raises(design.start_form)) return []
  return [{ pointer: '/is_monitored', message: words.unreadAlerts }]
}
