import type { FormDefinition } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { formStatus, journeysByForm, openTasksByVersion, writtenOf } from '../engine/forms.ts'
import { invalidField, notFound } from '../failures.ts'
import { completenessOf } from '../forms/form-texts.ts'
import type { FormRow } from '../store/form-row.ts'
import { textIn } from '../store/localized.ts'
import { formFor, formName, formSummary, formView } from './form-views.ts'
import { addForm, checkSize } from './form-drafts.ts'
import type { SortKeys } from './lists.ts'
import { ordered, pageOf, searched } from './lists.ts'

function formsLike(call: Call<'listForms'>): readonly FormRow[] {
  const { world, locale, query } = call
  const { status__in: statuses, missing_language: language, has_draft: hasDraft, ordering, search } = query
  const journeys = journeysByForm(world)
  const sortKeys = {
    name: (row) => formName(row, locale),
    key: (row) => row.key,
    updated_at: (row) => row.updatedAt,
    used_by_count: (row) => journeys.get(row.key)?.length ?? 0,
  } satisfies SortKeys<string, FormRow>
  const rows = [...world.tables.forms.values()].filter(
    (row) =>
      (statuses === undefined || statuses.includes(formStatus(row))) &&
      (hasDraft === undefined || (row.draft !== null) === hasDraft) &&
      (language === undefined || completenessOf(writtenOf(row))[language] < 100),
  )
  const found = searched(rows, search, (row) => [formName(row, locale), row.key])
  return ordered(found, [...(ordering ?? ['name']), 'key'], sortKeys)
}

/** The initial definition of a new form, with its own key and number. */
function firstDraft({ world, body }: Call<'createForm'>): FormDefinition {
  const { key, title, duplicate_of: copied, definition } = body
  if (copied !== undefined && definition !== undefined) {
    throw invalidField('definition', {
      'en-ca': 'Copy a form or send one, not both.',
      'fr-ca': 'Copiez un formulaire ou envoyez-en un, pas les deux.',
    })
  }
  const own = { key, version: 1, title }
  if (definition !== undefined) return { ...checkSize(definition), ...own }
  if (copied === undefined) return { ...own, pages: [] }
  const row = world.tables.forms.get(copied)
  if (!row) throw notFound()
  return { ...writtenOf(row), ...own }
}

/** Forms, by those who write them. */
export const forms = {
  listForms: (call) => {
    const journeys = journeysByForm(call.world)
    return pageOf(call, formsLike(call), (row) => formSummary(row, call, journeys))
  },

  createForm: (call) => {
    const { world, body } = call
    if (world.tables.forms.find('key', body.key)) {
      throw invalidField('key', {
        'en-ca': 'Another form has this key.',
        'fr-ca': 'Un autre formulaire a cette clé.',
      })
    }
    if (!body.title['en-ca'].trim() && !body.title['fr-ca']?.trim()) {
      throw invalidField('title', {
        'en-ca': 'This field may not be blank.',
        'fr-ca': 'Ce champ ne peut être vide.',
      })
    }
    return formView(addForm(call, firstDraft(call)), call)
  },

  getForm: (call) => formView(formFor(call), call),

  getFormUsage: (call) => {
    const { world, locale } = call
    const { key } = formFor(call)
    const journeys = (journeysByForm(world).get(key) ?? []).map(({ id, name, organization }) => ({
      id,
      name: textIn(locale, name),
      organization,
      organization_name: world.tables.organizations.get(organization)?.name ?? '',
    }))
    const open = [...openTasksByVersion(world, key)].toSorted(([a], [b]) => b - a)
    return {
      journeys: journeys.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
      open_task_count: open.reduce((sum, [, count]) => sum + count, 0),
      open_tasks_by_version: open.map(([version, count]) => ({ version, open_task_count: count })),
    }
  },
} satisfies Partial<Operations>
