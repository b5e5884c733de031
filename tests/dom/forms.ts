import type { Form, FormDefinition, FormSummary, FormVersion } from '#generated/model/index.ts'

export const formId = '6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0001'
const priya = { id: '8f1e2d3c-4b5a-4968-8776-655443320001', display_name: 'Priya Nair' }

export const definition = (english: string, version = 2): FormDefinition => ({
  key: 'hip-check-in',
  version,
  title: { 'en-ca': english, 'fr-ca': 'Votre hanche' },
  pages: [
    {
      key: 'pain',
      title: { 'en-ca': 'Pain', 'fr-ca': 'Douleur' },
      fields: [
        { type: 'boolean', key: 'hurts', label: { 'en-ca': 'Does it hurt?', 'fr-ca': 'Avez-vous mal ?' } },
      ],
    },
  ],
})

/** A form in the list. */
export const formSummary = (changes: Partial<FormSummary> = {}): FormSummary => ({
  id: formId,
  key: 'hip-check-in',
  title: { 'en-ca': 'Your hip', 'fr-ca': 'Votre hanche' },
  name: 'Your hip',
  status: 'published',
  version: 2,
  has_draft: false,
  completeness: { 'en-ca': 100, 'fr-ca': 83 },
  used_by_count: 1,
  revision: 2,
  updated_at: '2026-11-02T15:00:00Z',
  updated_by: priya,
  ...changes,
})

/** A form with its second version published, and nothing written since. */
export const form = (changes: Partial<Form> = {}): Form => ({
  ...formSummary(),
  definition: definition('Your hip'),
  draft: null,
  draft_updated_at: null,
  draft_updated_by: null,
  ...changes,
})

/** The same with a draft. */
export const draftedForm = (english: string, changes: Partial<Form> = {}): Form =>
  form({
    has_draft: true,
    draft: definition(english, 3),
    revision: 3,
    draft_updated_at: '2026-11-03T15:00:00Z',
    draft_updated_by: priya,
    ...changes,
  })

export const formVersion = (number: number, changes: Partial<FormVersion> = {}): FormVersion => ({
  number,
  published_at: '2026-10-02T15:00:00Z',
  published_by: priya,
  comment: null,
  is_current: number === 2,
  ...changes,
})
