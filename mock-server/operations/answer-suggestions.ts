import type { AnswerSuggestion, AnswerSuggestions } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { invalidField } from '../failures.ts'
import type { AnswerRecord } from '../records/answer-records.ts'
import { answerRecords } from '../records/answer-records.ts'
import { measuredText } from '../records/measured.ts'
import { actionFor, addRecord, changeRecord, matchOf, nameIn } from '../records/known-records.ts'
import { uuidOf } from '../store/ids.ts'
import { ownPatientFor, submissionFor } from './access.ts'
import { nameOf } from './views.ts'

type AnswersCall = Call<'listAnswerSuggestions'> | Call<'reviewAnswerSuggestions'>
type Found = AnswerRecord & { readonly id: string }

/** The health records in the answers, for the owner of the profile only. */
function foundIn(call: AnswersCall): { patient: string; submission: string; found: readonly Found[] } {
  const { submission, instance } = submissionFor(call, call.params.id)
  const { id: patient } = ownPatientFor(call, instance.patient)
  const found = answerRecords(submission).map((one) => ({
    ...one,
    id: uuidOf(`answer-suggestion:${submission.id}:${one.key}`),
  }))
  return { patient, submission: submission.id, found }
}

function suggestionView(call: AnswersCall, patient: string, said: Found): AnswerSuggestion {
  const { world, locale } = call
  const decision = world.tables.answerDecisions.get(said.id)
  const match = decision ? null : matchOf(world, patient, said, locale)
  return {
    suggestion_id: said.id,
    kind: said.kind,
    state: decision?.state ?? 'pending',
    action: actionFor(said, match),
    match: match && { id: match.id, name: match.name },
    record: decision?.record ?? null,
    name: nameIn(locale, said),
    dose_text: said.dose,
    reaction_text: said.reaction,
    value_text: said.measured && measuredText(locale, said.measured),
    since: said.since,
  }
}

function view(call: AnswersCall): AnswerSuggestions {
  const { patient, found } = foundIn(call)
  return { suggestions: found.map((one) => suggestionView(call, patient, one)) }
}

/** Adds the answer, or takes it over into the record that it is about; the id of the record. */
function accept(
  call: Call<'reviewAnswerSuggestions'>,
  patient: string,
  submission: string,
  said: Found,
): string {
  const match = matchOf(call.world, patient, said, call.locale)
  if (!match) {
    return addRecord(call, patient, said, {
      source: 'form',
      source_document: null,
      source_submission: submission,
      recorded_by: { id: call.user.id, display_name: nameOf(call.user) },
    })
  }
  if (actionFor(said, match) === 'update') changeRecord(call, patient, said, match.id)
  return match.id
}

/** @throws Failure 400 for an id that these answers do not have */
function named(found: readonly Found[], ids: readonly string[], field: string): Found[] {
  return ids.map((id) => {
    const one = found.find((each) => each.id === id)
    if (one) return one
    throw invalidField(field, {
      'en-ca': 'These answers have no suggestion with this id.',
      'fr-ca': 'Ces réponses n’ont aucune suggestion avec cet identifiant.',
    })
  })
}

export const answerSuggestions = {
  listAnswerSuggestions: (call) => view(call),

  reviewAnswerSuggestions: (call) => {
    const { patient, submission, found } = foundIn(call)
    const { answerDecisions } = call.world.tables
    // all ids are checked before anything is written
    const accepted = named(found, call.body.accepted, 'accepted')
    const ignored = named(found, call.body.ignored, 'ignored')
    for (const one of accepted) {
      if (answerDecisions.has(one.id)) continue
      answerDecisions.set(one.id, { state: 'accepted', record: accept(call, patient, submission, one) })
    }
    for (const one of ignored) {
      if (!answerDecisions.has(one.id)) answerDecisions.set(one.id, { state: 'ignored', record: null })
    }
    return view(call)
  },
} satisfies Partial<Operations>
