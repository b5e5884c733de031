import type { Operations } from '../contract.ts'
import { journeysByForm, latestVersion } from '../engine/forms.ts'
import type { Failure, FieldErrors } from '../failures.ts'
import { invalid } from '../failures.ts'
import { definitionChanges } from '../forms/definition-changes.ts'
import type { FormProblem } from '../forms/form-problem.ts'
import { problemsOfForm } from '../forms/publishable.ts'
import { dateAfter } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import { replaceForm, tellOfForm } from './form-drafts.ts'
import { formConflict, formFor, formView } from './form-views.ts'
import { expectRevision } from './revisions.ts'

/** Messages by JSON pointer into the draft. */
const notPublishable = (problems: readonly FormProblem[]): Failure =>
  invalid((locale) => {
    const definition: FieldErrors = {}
    for (const { pointer, message } of problems) {
      const before = definition[pointer]
      definition[pointer] = [...(Array.isArray(before) ? before : []), textIn(locale, message)]
    }
    return { definition }
  })

/** The operations that decide which form version new tasks open with. */
export const formPublishing = {
  publishForm: (call) => {
    const { world, user, body } = call
    const row = formFor(call)
    expectRevision(call, row.revision)
    if (!row.draft) {
      throw formConflict(
        { 'en-ca': 'There is no draft to publish.', 'fr-ca': 'Il n’y a aucun brouillon à publier.' },
        'nothing_written',
      )
    }
    const { definition } = row.draft
    const problems = problemsOfForm(definition, dateAfter(world.clock.now(), 0))
    if (problems.length > 0) throw notPublishable(problems)
    const comment = body.comment?.trim() || null
    const version = {
      number: definition.version,
      definition,
      publishedAt: world.clock.now(),
      publishedBy: user.id,
      comment,
    }
    const versions = [...row.versions, version]
    const after = replaceForm(call, row, { versions, draft: null, retiredAt: null })
    const changes = definitionChanges(latestVersion(row)?.definition, definition)
    tellOfForm(call, after, { action: 'published', changes, comment })
    return formView(after, call)
  },

  retireForm: (call) => {
    const { world } = call
    const row = formFor(call)
    expectRevision(call, row.revision)
    if (row.retiredAt !== null) {
      throw formConflict(
        { 'en-ca': 'This form is retired already.', 'fr-ca': 'Ce formulaire est déjà retiré.' },
        'already_retired',
      )
    }
    if (journeysByForm(world).has(row.key)) {
      throw formConflict(
        {
          'en-ca': 'Journeys use this form. Take it out of them first.',
          'fr-ca': 'Des parcours utilisent ce formulaire. Enlevez-le d’abord de ces parcours.',
        },
        'in_use',
      )
    }
    const after = replaceForm(call, row, { retiredAt: world.clock.now() })
    tellOfForm(call, after, { action: 'retired' })
    return formView(after, call)
  },
} satisfies Partial<Operations>
