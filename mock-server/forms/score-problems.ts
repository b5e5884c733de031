import type { FormDefinition, FormField, FormScore } from '#generated/model/index.ts'
import type { Sentences } from '../store/localized.ts'
import type { FormProblem } from './form-problem.ts'

const words = {
  noQuestions: {
    'en-ca': 'The score adds up no question.',
    'fr-ca': 'Le pointage n’additionne aucune question.',
  },
  noNumbers: {
    'en-ca': 'The answers to this question are not numbers, or there is no such question.',
    'fr-ca': 'Les réponses à cette question ne sont pas des nombres, ou cette question n’existe pas.',
  },
  notRising: {
    'en-ca': 'Each band begins at a higher score than the one before it.',
    'fr-ca': 'Chaque tranche commence à un pointage plus élevé que la précédente.',
  },
} satisfies Record<string, Sentences>

/** Whether every answer to the question is a number, so that a score can add it. */
export const addsUp = (field: FormField): boolean =>
  field.type === 'number' ||
  field.type === 'scale' ||
  (field.type === 'choice' &&
    field.options.every(({ value }) => value !== '' && Number.isFinite(Number(value))))

function problemsOfScore({ of, bands }: FormScore, pointer: string, fields: readonly FormField[]) {
  const found: FormProblem[] =
    of.length === 0 ? [{ pointer: `${pointer}/of`, message: words.noQuestions }] : []
  for (const [at, key] of of.entries()) {
    if (!fields.some((field) => field.key === key && addsUp(field))) {
      found.push({ pointer: `${pointer}/of/${at}`, message: words.noNumbers })
    }
  }
  for (const [at, { from }] of bands.entries()) {
    const before = bands[at - 1]
    if (before && before.from >= from) {
      found.push({ pointer: `${pointer}/bands/${at}/from`, message: words.notRising })
    }
  }
  return found
}

/** Scores that nothing adds up to, and bands that are out of order. */
export function scoreProblems({ pages, scores = [] }: FormDefinition): FormProblem[] {
  const fields = pages.flatMap((page) => page.fields)
  return scores.flatMap((score, at) => problemsOfScore(score, `/scores/${at}`, fields))
}
