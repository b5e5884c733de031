import type { JourneyImportChoice } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { bannerOf, isOfLibrary } from '../engine/banners.ts'
import { formStatus, journeysByForm, latestVersion, publishedVersion } from '../engine/forms.ts'
import {
  freeJourneyKey,
  importDifferences,
  type ImportedForm,
  importedForms,
  keyAfter,
  missingForms,
  questionCount,
  withFormKeys,
} from '../engine/journey-import.ts'
import { type FieldErrors, invalid } from '../failures.ts'
import type { FormRow } from '../store/form-row.ts'
import { type Sentences, textIn } from '../store/localized.ts'
import { addForm, checkSize, writeDraft } from './form-drafts.ts'
import { formName, formSummary } from './form-views.ts'
import { journeyView } from './journey-definition-views.ts'
import { pictureIn } from './journey-file-pictures.ts'
import { addJourney, checkNewJourney } from './journey-writes.ts'
import { type MediaContent, mediaWith } from './media-writes.ts'

type ImportCall = Call<'importJourney'>
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
function checkFile({ body: { file } }: Call<'checkJourneyImport'> | ImportCall): MediaContent | undefined {
  const { forms = [] } = file
  const twice = forms.flatMap(({ key }, index) =>
    forms.findIndex((one) => one.key === key) < index ? [[index, words.twice] as const] : [],
  )
  refuseForms(new Map(twice), (errors) => ({ file: { forms: errors } }))
  return pictureIn(file)
}

/** What to do with each form. @throws Failure 400 for one without a choice, and one that changed since */
function chosenForms(call: ImportCall): readonly Chosen[] {
  const { world, body } = call
  const problems = new Map<number, Sentences>()
  const chosen = importedForms(world, body.file).flatMap((form, index) => {
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
function written(call: ImportCall, { form, action }: Chosen): readonly FormRow[] {
  const { definition, existing, newKey } = form
  if (action === 'create') return [addForm(call, { ...definition, key: newKey, version: 1 })]
  return action === 'replace' && existing ? [writeDraft(call, existing, definition)] : []
}

/** Journeys from files, with their forms. */
export const journeyImports = {
  checkJourneyImport: (call) => {
    checkFile(call)
    const { world, locale, body } = call
    const journeys = journeysByForm(world)
    return {
      new_key: freeJourneyKey(world, body.file),
      forms: importedForms(world, body.file).map(({ definition, existing, matches, newKey }) => ({
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
              ...importDifferences(definition, existing, locale),
            }
          : null,
      })),
      missing_forms: missingForms(body.file).map((key) => {
        const title = publishedVersion(world, key)?.definition.title
        return { key, name: title ? textIn(locale, title) : null }
      }),
    }
  },

  importJourney: (call) => {
    const { world, body } = call
    const { file, key, name, organization } = body
    checkNewJourney(world, body)
    const picture = checkFile(call)
    const chosen = chosenForms(call)
    // Nothing is written before everything is checked.
    const keys = new Map(chosen.map(({ form, action }) => [form.definition.key, keyAfter(form, action)]))
    const rows = chosen.flatMap((one) => written(call, one))
    const isRestored = picture && isOfLibrary(file.design.banner)
    const banner = isRestored ? bannerOf(mediaWith(call, organization, picture)) : file.design.banner
    const design = { ...withFormKeys(file, keys), name, banner }
    return {
      journey: journeyView(addJourney(call, { key, organization, design }), call),
      forms: rows.map((row) => formSummary(row, call)),
    }
  },
} satisfies Partial<Operations>
