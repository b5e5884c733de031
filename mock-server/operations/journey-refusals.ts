import type { JourneyDefinitionConflict } from '#generated/model/index.ts'
import type { JourneyProblem } from '../engine/journey-problem.ts'
import { conflict, Failure } from '../failures.ts'
import type { Sentences } from '../store/localized.ts'
import { textIn } from '../store/localized.ts'

type Code = JourneyDefinitionConflict['code']

const reasons: Record<Code, Sentences> = {
  nothing_written: {
    'en-ca': 'Nothing is written that could be published.',
    'fr-ca': 'Rien n’est écrit qui pourrait être publié.',
  },
  nothing_published: {
    'en-ca': 'This journey was never published.',
    'fr-ca': 'Ce parcours n’a jamais été publié.',
  },
  already_retired: { 'en-ca': 'This journey is retired already.', 'fr-ca': 'Ce parcours est déjà retiré.' },
  review_required: {
    'en-ca': 'A second administrator has to review this journey first.',
    'fr-ca': 'Une autre administratrice ou un autre administrateur doit d’abord réviser ce parcours.',
  },
  review_not_required: {
    'en-ca': 'This organization does not ask for reviews.',
    'fr-ca': 'Cette organisation ne demande pas de révision.',
  },
  already_requested: {
    'en-ca': 'The review of this draft is requested already.',
    'fr-ca': 'La révision de ce brouillon est déjà demandée.',
  },
  not_requested: {
    'en-ca': 'This draft does not wait for review.',
    'fr-ca': 'Ce brouillon n’est pas en attente de révision.',
  },
  own_change: {
    'en-ca': 'You wrote this draft last, so someone else has to review it.',
    'fr-ca': 'Vous avez écrit ce brouillon en dernier : une autre personne doit le réviser.',
  },
  not_own_change: {
    'en-ca': 'Someone else wrote this draft last and asks for its review.',
    'fr-ca': 'Une autre personne a écrit ce brouillon en dernier et en demande la révision.',
  },
}

/** A 409 with its stable code. */
export const notInState = (code: Code): Failure => conflict(reasons[code], code)

/** The refusal of a design with problems, by their pointers. */
export const notPublishable = (problems: readonly JourneyProblem[]): Failure =>
  new Failure(400, (locale) => {
    const design: Record<string, string[]> = {}
    for (const { pointer, message } of problems) (design[pointer] ??= []).push(textIn(locale, message))
    return { design }
  })
