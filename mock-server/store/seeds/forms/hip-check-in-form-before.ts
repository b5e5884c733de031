import type { FormDefinition } from '#generated/model/index.ts'
import { hipCheckInForm } from '../journeys/hip-check-in-form.ts'

const [pain, moving] = hipCheckInForm.pages
if (!pain || !moving) throw new Error('The check-in form must have its pages')

/** The first version of the check-in: it did not ask about falls. */
export const hipCheckInFormBefore: FormDefinition = {
  ...hipCheckInForm,
  version: 1,
  pages: [
    pain,
    {
      ...moving,
      fields: [
        ...moving.fields,
        {
          type: 'paragraph',
          key: 'questions',
          label: { 'en-ca': 'What would you like to ask us?', 'fr-ca': 'Qu’aimeriez-vous nous demander ?' },
          max_length: 1000,
        },
      ],
    },
  ],
}
