import type { JourneyImportCopy } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { bannerOf, isOfLibrary } from '../engine/banners.ts'
import { freeJourneyKey, withFormKeys } from '../engine/journey-import.ts'
import { iso } from '../store/clock.ts'
import { fileOf } from '../store/journey-row.ts'
import { formSummary } from './form-views.ts'
import { journeyName, journeyView } from './journey-definition-views.ts'
import { checkFile, chosenForms, formsAfter, formsView, keysOf, written } from './journey-import-forms.ts'
import { addJourney, checkNewJourney } from './journey-writes.ts'
import { mediaWith } from './media-writes.ts'

/** The contract names no more. */
const MOST_COPIES = 100

/** The journeys that came from files of the same journey, by name. */
function copiesOf({ world, locale, body }: Call<'checkJourneyImport'>): JourneyImportCopy[] {
  const { origin } = body.file
  const { journeys, organizations } = world.tables
  return [...journeys.values()]
    .flatMap((row) => {
      const last = fileOf(row)
      if (origin === undefined || last?.origin !== origin) return []
      const { id, organization } = row
      return {
        id,
        name: journeyName(row, locale),
        organization,
        organization_name: organizations.get(organization)?.name ?? '',
        imported_at: iso(last.importedAt),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .slice(0, MOST_COPIES)
}

/** Journeys from files, with their forms. */
export const journeyImports = {
  checkJourneyImport: (call) => {
    checkFile(call)
    return {
      new_key: freeJourneyKey(call.world, call.body.file),
      copies: copiesOf(call),
      ...formsView(call),
    }
  },

  importJourney: (call) => {
    const { world, body } = call
    const { file, key, name, organization } = body
    checkNewJourney(world, body)
    const picture = checkFile(call)
    const chosen = chosenForms(call)
    // Nothing is written before everything is checked.
    const forms = formsAfter(chosen)
    const rows = chosen.flatMap((one) => written(call, one))
    const isRestored = picture && isOfLibrary(file.design.banner)
    const banner = isRestored ? bannerOf(mediaWith(call, organization, picture)) : file.design.banner
    const design = { ...withFormKeys(file, keysOf(forms)), banner }
    const { origin } = file
    const from = origin === undefined ? undefined : { origin, importedAt: world.clock.now(), design, forms }
    return {
      journey: journeyView(
        addJourney(call, { key, organization, design: { ...design, name }, file: from }),
        call,
      ),
      forms: rows.map((row) => formSummary(row, call)),
    }
  },
} satisfies Partial<Operations>
