import type { FormDefinition } from '#generated/model/index.ts'
import { homeForm } from '../journeys/home-form.ts'

/** The draft of the form about the home: one more page, without French yet. */
export const homeFormDraft: FormDefinition = {
  ...homeForm,
  version: 2,
  pages: [
    ...homeForm.pages,
    {
      key: 'pets',
      title: { 'en-ca': 'Pets' },
      fields: [
        {
          type: 'boolean',
          key: 'has_pets',
          label: { 'en-ca': 'Do you have a pet that could trip you?' },
          required: true,
        },
        {
          type: 'text',
          key: 'pet_helper',
          label: { 'en-ca': 'Who can look after it for the first week?' },
          max_length: 150,
          visible_when: { all: [{ field: 'has_pets', op: 'eq', value: true }] },
        },
      ],
    },
  ],
}
