import type { AuditAction, AuditChange, FormDefinition } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { latestVersion, writtenOf } from '../engine/forms.ts'
import { invalidField, notFound } from '../failures.ts'
import { definitionChanges } from '../forms/definition-changes.ts'
import type { FormRow } from '../store/form-row.ts'
import type { UserRow } from '../store/rows.ts'
import { formConflict, formFor, formName, formView, versionView } from './form-views.ts'
import { pageOf } from './lists.ts'
import { expectRevision } from './revisions.ts'

type Writing = Pick<CallContext, 'world'> & { readonly user: UserRow }

/** The longest JSON of a definition, in characters. */
const longest = 500_000

/** A definition of a size that can be kept. @throws Failure 400 when it is larger */
export function checkSize(definition: FormDefinition): FormDefinition {
  if (JSON.stringify(definition).length <= longest) return definition
  throw invalidField('definition', {
    'en-ca': 'This form is too large.',
    'fr-ca': 'Ce formulaire est trop volumineux.',
  })
}

/** Replaces a form and increments its revision. */
export function replaceForm(call: Writing, row: FormRow, values: Partial<FormRow>): FormRow {
  const after = {
    ...row,
    ...values,
    revision: row.revision + 1,
    updatedAt: call.world.clock.now(),
    updatedBy: call.user.id,
  }
  call.world.tables.forms.set(row.id, after)
  return after
}

export function tellOfForm(
  call: Writing,
  row: FormRow,
  told: { action: AuditAction; changes?: readonly AuditChange[]; comment?: string | null },
): void {
  recordAudit(call, { objectType: 'form', objectId: row.id, objectName: formName(row, 'en-ca'), ...told })
}

/** The draft, with the form's own key and its next version number. */
const draftOf = ({ world, user }: Writing, row: FormRow, definition: FormDefinition) => ({
  definition: { ...definition, key: row.key, version: (latestVersion(row)?.number ?? 0) + 1 },
  updatedAt: world.clock.now(),
  updatedBy: user.id,
})

/** Creates a form with this draft. */
export function addForm(call: Writing, definition: FormDefinition): FormRow {
  const { world, user } = call
  const now = world.clock.now()
  const row: FormRow = {
    id: world.newId('form'),
    key: definition.key,
    revision: 1,
    versions: [],
    draft: { definition, updatedAt: now, updatedBy: user.id },
    retiredAt: null,
    updatedAt: now,
    updatedBy: user.id,
  }
  world.tables.forms.set(row.id, row)
  tellOfForm(call, row, { action: 'created', changes: definitionChanges(undefined, definition) })
  return row
}

/** Replaces the draft of a form. */
export function writeDraft(call: Writing, row: FormRow, definition: FormDefinition): FormRow {
  const draft = draftOf(call, row, checkSize(definition))
  const after = replaceForm(call, row, { draft })
  const changes = definitionChanges(writtenOf(row), draft.definition)
  tellOfForm(call, after, { action: 'saved_draft', changes })
  return after
}

/** The operations on drafts of forms and their versions. */
export const formDrafts = {
  saveFormDraft: (call) => {
    const row = formFor(call)
    expectRevision(call, row.revision)
    return formView(writeDraft(call, row, call.body.definition), call)
  },

  discardFormDraft: (call) => {
    const row = formFor(call)
    expectRevision(call, row.revision)
    const published = latestVersion(row)
    if (!published) {
      throw formConflict(
        {
          'en-ca': 'This form was never published: there is nothing but the draft.',
          'fr-ca': 'Ce formulaire n’a jamais été publié : il n’y a que le brouillon.',
        },
        'nothing_published',
      )
    }
    if (!row.draft) {
      throw formConflict(
        { 'en-ca': 'There is no draft.', 'fr-ca': 'Il n’y a aucun brouillon.' },
        'nothing_written',
      )
    }
    const after = replaceForm(call, row, { draft: null })
    const changes = definitionChanges(row.draft.definition, published.definition)
    tellOfForm(call, after, { action: 'discarded_draft', changes })
    return formView(after, call)
  },

  listFormVersions: (call) => {
    const row = formFor(call)
    return pageOf(call, row.versions.toReversed(), (version) => versionView(version, row, call.world))
  },

  getFormVersion: (call) => {
    const row = formFor(call)
    const version = row.versions.find(({ number }) => number === Number(call.params.number))
    if (!version) throw notFound()
    return { ...versionView(version, row, call.world), definition: version.definition }
  },

  restoreFormVersion: (call) => {
    const row = formFor(call)
    const version = row.versions.find(({ number }) => number === Number(call.params.number))
    if (!version) throw notFound()
    expectRevision(call, row.revision)
    const draft = draftOf(call, row, version.definition)
    const after = replaceForm(call, row, { draft })
    const changes = definitionChanges(writtenOf(row), draft.definition)
    tellOfForm(call, after, { action: 'restored', changes })
    return formView(after, call)
  },
} satisfies Partial<Operations>
