import type { FormDefinition, TaskDraft } from '#generated/model/index.ts'

/** A form that uses every kind of question and rule. */
export const hipForm = {
  key: 'hip-check-in',
  version: 2,
  title: { 'en-ca': 'How is your hip today?', 'fr-ca': 'Comment va votre hanche aujourd’hui?' },
  pages: [
    {
      key: 'pain',
      title: { 'en-ca': 'Pain', 'fr-ca': 'Douleur' },
      fields: [
        {
          type: 'scale',
          key: 'pain',
          label: { 'en-ca': 'How much does it hurt?', 'fr-ca': 'À quel point avez-vous mal?' },
          required: true,
          min: 0,
          max: 10,
          min_label: { 'en-ca': 'No pain', 'fr-ca': 'Aucune douleur' },
          max_label: { 'en-ca': 'Worst pain', 'fr-ca': 'Pire douleur' },
        },
        {
          type: 'boolean',
          key: 'uses_cane',
          label: { 'en-ca': 'Do you use a cane?', 'fr-ca': 'Utilisez-vous une canne?' },
          required: true,
        },
        {
          type: 'choice',
          key: 'cane_side',
          label: { 'en-ca': 'On which side?' },
          required: true,
          visible_when: { all: [{ field: 'uses_cane', op: 'eq', value: true }] },
          options: [
            { value: 'left', label: { 'en-ca': 'Left', 'fr-ca': 'Gauche' } },
            { value: 'right', label: { 'en-ca': 'Right', 'fr-ca': 'Droite' } },
          ],
        },
      ],
    },
    {
      key: 'fall',
      title: { 'en-ca': 'Your fall' },
      visible_when: { any: [{ field: 'pain', op: 'gte', value: 8 }] },
      fields: [{ type: 'date', key: 'fell_on', label: { 'en-ca': 'When did you fall?' }, not_future: true }],
    },
    {
      key: 'more',
      title: { 'en-ca': 'More', 'fr-ca': 'Autre' },
      fields: [
        {
          type: 'multi_choice',
          key: 'help_with',
          label: { 'en-ca': 'What do you need help with?' },
          options: [
            { value: 'stairs', label: { 'en-ca': 'Stairs' } },
            { value: 'none', label: { 'en-ca': 'None of these' }, exclusive: true },
          ],
        },
        { type: 'paragraph', key: 'note', label: { 'en-ca': 'Anything else?' }, max_length: 500 },
      ],
    },
  ],
} satisfies FormDefinition

export const noDraft: TaskDraft = {
  form_data: {},
  page: null,
  form_version: null,
  revision: 0,
  updated_at: null,
}
