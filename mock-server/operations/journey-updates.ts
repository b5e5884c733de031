import type { Call, Operations } from '../contract.ts'
import { bannerOf, isOfLibrary } from '../engine/banners.ts'
import { importedForms, keyAfter } from '../engine/journey-import.ts'
import { incomingDesign, ownPlaces, updatedDesign, withoutTaken } from '../engine/journey-update.ts'
import { invalid } from '../failures.ts'
import { fileOf } from '../store/journey-row.ts'
import { textIn } from '../store/localized.ts'
import { formSummary } from './form-views.ts'
import { journeyView, workingDesign } from './journey-definition-views.ts'
import { checkFile, chosenForms, formsAfter, formsView, keysOf, written } from './journey-import-forms.ts'
import { journeyFor, writeJourneyDraft } from './journey-writes.ts'
import { mediaWith } from './media-writes.ts'
import { expectRevision } from './revisions.ts'

const otherJourney = {
  'en-ca': 'This file is not of a journey that was imported here.',
  'fr-ca': 'Ce fichier n’est pas celui d’un parcours importé ici.',
}

/** The journey to update, and the file that it came from. @throws Failure 400 for a file of another journey */
function updatable(call: Call<'checkJourneyUpdate'> | Call<'updateJourneyFromFile'>) {
  const row = journeyFor(call)
  const last = fileOf(row)
  if (!last || last.origin !== call.body.file.origin) {
    throw invalid((locale) => ({ file: { origin: [textIn(locale, otherJourney)] } }))
  }
  return { row, last }
}

/** Updates of journeys from newer files. */
export const journeyUpdates = {
  checkJourneyUpdate: (call) => {
    const { row, last } = updatable(call)
    const { world, body } = call
    const incoming = incomingDesign(
      world,
      { file: body.file, picture: checkFile(call), organization: row.organization },
      new Map(
        importedForms(world, body.file, last).map((form) => [form.definition.key, keyAfter(form, 'use')]),
      ),
    )
    return {
      journey: journeyView(row, call),
      incoming,
      ...ownPlaces(workingDesign(row), incoming, last.design),
      ...formsView(call, last),
    }
  },

  updateJourneyFromFile: (call) => {
    const { row, last } = updatable(call)
    expectRevision(call, row.revision)
    const { world, body } = call
    const { file, take } = body
    const { organization } = row
    const picture = checkFile(call)
    const chosen = chosenForms(call, last)
    const forms = formsAfter(chosen)
    const current = workingDesign(row)
    const incoming = incomingDesign(world, { file, picture, organization }, keysOf(forms))
    const kept = withoutTaken(ownPlaces(current, incoming, last.design).kept, take)
    const isBannerKept = kept.some(({ step, part }) => step === null && part === 'banner')
    // Nothing is written before everything is checked.
    const rows = chosen.flatMap((one) => written(call, one))
    const isRestored = picture && isOfLibrary(file.design.banner) && !isBannerKept
    const banner = isRestored ? bannerOf(mediaWith(call, organization, picture)) : incoming.banner
    const design = { ...incoming, banner }
    return {
      journey: writeJourneyDraft(call, row, updatedDesign(current, design, kept), {
        origin: last.origin,
        importedAt: world.clock.now(),
        design,
        forms,
      }),
      forms: rows.map((one) => formSummary(one, call)),
    }
  },
} satisfies Partial<Operations>
