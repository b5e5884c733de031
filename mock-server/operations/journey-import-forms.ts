import type { JourneyImportChoice } from '#generated/model/index.ts'
import type { Call } from '../contract.ts'
import { formStatus, journeysByForm, latestVersion, publishedVersion } from '../engine/forms.ts'
import {
  importDifferences,
  type ImportedForm,
  importedForms,
  keyAfter,
  missingForms,
  questionCount,
} from '../engine/journey-import.ts'
import { type FieldErrors, invalid } from '../failures.ts'
import type { FormRow } from '../store/form-row.ts'
import type { JourneyFileRow } from '../store/journey-row.ts'
import { type Sentences, textIn } from '../store/localized.ts'
import { addForm, checkSize, writeDraft } from './form-drafts.ts'
import { formName } from './form-views.ts'
import { pictureIn } from './journey-file-pictures.ts'
import type { MediaContent } from './media-writes.ts'

type WriteCall = Call<'importJourney'> | Call<'updateJourneyFromFile'>
type CheckCall = Call<'checkJourneyImport'> | Call<'checkJourneyUpdate'>
type Chosen = { readonly form: ImportedForm; readonly action: JourneyImportChoice['action'] }

const words = {
  twice: {
    'en-ca': 'The file has this form twice.',
    'fr-ca': 'Le fichier contient ce formulaire deux fois.',
  },
  notChosen: {
    'en-ca': 'Choose what to do with this form.',
    'fr-ca': 'Choisissez quoi faire de ce formulaire.',
  },
  changed: {
    'en-ca': 'Someone changed this form in the meantime. Check it again.',
    'fr-ca': 'Quelqu’un a modifié ce formulaire entre-temps. Vérifiez-le de nouveau.',
  },
} satisfies Record<string, Sentences>

/** @throws Failure 400 at the forms of the file */
function refuseForms(found: ReadonlyMap<number, Sentences>, at: (errors: FieldErrors) => FieldErrors): void {
  if (found.size === 0) return
  throw invalid((locale) =>
    at(
      Object.fromEntries(
        [...found].map(([index, message]) => [String(index), { key: [textIn(locale, message)] }]),
      ),
    ),
  )
}

/** @returns its banner picture. @throws Failure 400 for a file that holds a form twice, or a picture that is none */
export function checkFile({ body: { file } }: CheckCall | WriteCall): MediaContent | undefined {
  const { forms = [] } = file
  const twice = forms.flatMap(({ key }, index) =>
    forms.findIndex((one) => one.key === key) < index ? [[index, words.twice] as const] : [],
  )
  refuseForms(new Map(twice), (errors) => ({ file: { forms: errors } }))
  return pictureIn(file)
}

/** What to do with each form. @throws Failure 400 for one without a choice, and one that changed since */
export function chosenForms(call: WriteCall, last?: JourneyFileRow): readonly Chosen[] {
  const { world, body } = call
  const problems = new Map<number, Sentences>()
  const chosen = importedForms(world, body.file, last).flatMap((form, index) => {
    checkSize(form.definition)
    const choice = body.forms.find(({ key }) => key === form.definition.key)
    const isCurrent = choice?.action === 'create' || choice?.revision === form.existing?.revision
    const isKnown = choice?.action === 'create' || form.existing !== undefined
    if (choice && isCurrent && isKnown) return [{ form, action: choice.action }]
    problems.set(index, choice ? words.changed : words.notChosen)
    return []
  })
  refuseForms(problems, (errors) => ({ forms: errors }))
  return chosen
}

/** Writes a form of the file; none for one that is used as it is. */
export function written(call: WriteCall, { form, action }: Chosen): readonly FormRow[] {
  const { definition, existing, newKey } = form
  if (action === 'create') return [addForm(call, { ...definition, key: newKey, version: 1 })]
  return action === 'replace' && existing ? [writeDraft(call, existing, definition)] : []
}

/** Which form became which. */
export const formsAfter = (chosen: readonly Chosen[]): JourneyFileRow['forms'] =>
  Object.fromEntries(
    chosen.map(({ form, action }) => [
      form.definition.key,
      { key: keyAfter(form, action), definition: form.definition },
    ]),
  )

export const keysOf = (forms: JourneyFileRow['forms']): ReadonlyMap<string, string> =>
  new Map(Object.entries(forms).map(([key, now]) => [key, now.key]))

/** The forms of a file as an administrator chooses what to do with them. */
export function formsView({ world, locale, body }: CheckCall, last?: JourneyFileRow) {
  const journeys = journeysByForm(world)
  return {
    forms: importedForms(world, body.file, last).map(({ definition, existing, matches, isOwn, newKey }) => ({
      key: definition.key,
      name: textIn(locale, definition.title).trim() || definition.key,
      question_count: questionCount(definition),
      new_key: newKey,
      existing: existing
        ? {
            id: existing.id,
            key: existing.key,
            name: formName(existing, locale),
            status: formStatus(existing),
            version: latestVersion(existing)?.number ?? null,
            has_draft: existing.draft !== null,
            used_by_count: journeys.get(existing.key)?.length ?? 0,
            revision: existing.revision,
            matches,
            is_own: isOwn,
            ...importDifferences(definition, existing, locale),
          }
        : null,
    })),
    missing_forms: missingForms(body.file).map((key) => {
      const title = publishedVersion(world, key)?.definition.title
      return { key, name: title ? textIn(locale, title) : null }
    }),
  }
}
