import type { Form, FormConflict, FormSummary, FormVersion, Language } from '#generated/model/index.ts'
import type { Call } from '../contract.ts'
import { formStatus, journeysByForm, latestVersion, writtenOf } from '../engine/forms.ts'
import type { Failure } from '../failures.ts'
import { conflict, notFound } from '../failures.ts'
import { completenessOf } from '../forms/form-texts.ts'
import { iso } from '../store/clock.ts'
import type { FormRow, FormVersionRow } from '../store/form-row.ts'
import type { World } from '../store/world.ts'
import { isoOrNull, personReference } from './views.ts'
import type { Sentences } from '../store/localized.ts'

type OfForm = Call<'getForm' | 'publishForm' | 'retireForm' | 'saveFormDraft' | 'discardFormDraft'>

/** The form that a call is about. @throws Failure 404 when there is none */
export function formFor({ world, params }: Pick<OfForm, 'world' | 'params'>): FormRow {
  const row = world.tables.forms.get(params.id)
  if (!row) throw notFound()
  return row
}

/** The form's current state does not allow the call. */
export const formConflict = (detail: Sentences, code: FormConflict['code']): Failure => conflict(detail, code)

/** The name of a form; a draft may lack the language, or any name. */
export function formName(row: FormRow, locale: Language): string {
  const { title } = writtenOf(row)
  return [title[locale], title['en-ca'], title['fr-ca']].find((text) => text?.trim()) ?? row.key
}

export function formSummary(
  row: FormRow,
  { world, locale }: { readonly world: World; readonly locale: Language },
  journeys = journeysByForm(world),
): FormSummary {
  return {
    id: row.id,
    key: row.key,
    title: writtenOf(row).title,
    name: formName(row, locale),
    status: formStatus(row),
    version: latestVersion(row)?.number ?? null,
    has_draft: row.draft !== null,
    completeness: { ...completenessOf(writtenOf(row)) },
    used_by_count: journeys.get(row.key)?.length ?? 0,
    revision: row.revision,
    updated_at: iso(row.updatedAt),
    updated_by: personReference(world, row.updatedBy),
  }
}

export function formView(row: FormRow, context: { readonly world: World; readonly locale: Language }): Form {
  return {
    ...formSummary(row, context),
    definition: latestVersion(row)?.definition ?? null,
    draft: row.draft?.definition ?? null,
    draft_updated_at: isoOrNull(row.draft?.updatedAt ?? null),
    draft_updated_by: row.draft && personReference(context.world, row.draft.updatedBy),
  }
}

export const versionView = (version: FormVersionRow, row: FormRow, world: World): FormVersion => ({
  number: version.number,
  published_at: iso(version.publishedAt),
  published_by: personReference(world, version.publishedBy),
  comment: version.comment,
  is_current: version === latestVersion(row) && row.retiredAt === null,
})
