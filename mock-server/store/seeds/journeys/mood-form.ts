import type { FormDefinition, FormOption } from '#generated/model/index.ts'

const howOften: FormOption[] = [
  { value: 'never', label: { 'en-ca': 'Not at all', 'fr-ca': 'Jamais' } },
  { value: 'some_days', label: { 'en-ca': 'Some days', 'fr-ca': 'Certains jours' } },
  {
    value: 'most_days',
    label: { 'en-ca': 'More than half the days', 'fr-ca': 'Plus de la moitié des jours' },
  },
  { value: 'every_day', label: { 'en-ca': 'Nearly every day', 'fr-ca': 'Presque tous les jours' } },
]

export const moodForm: FormDefinition = {
  key: 'mood',
  version: 1,
  title: { 'en-ca': 'How are you feeling?', 'fr-ca': 'Comment vous sentez-vous ?' },
  pages: [
    {
      key: 'mood',
      title: { 'en-ca': 'The last 2 weeks', 'fr-ca': 'Les 2 dernières semaines' },
      intro: {
        'en-ca': 'Many parents have hard days. Your answers help us help you.',
        'fr-ca': 'Bien des parents ont des journées difficiles. Vos réponses nous aident à vous aider.',
      },
      fields: [
        {
          type: 'choice',
          key: 'little_joy',
          label: {
            'en-ca': 'How often did you enjoy things less than you used to?',
            'fr-ca': 'À quelle fréquence avez-vous eu moins de plaisir qu’avant ?',
          },
          required: true,
          options: howOften,
        },
        {
          type: 'choice',
          key: 'feeling_down',
          label: {
            'en-ca': 'How often did you feel sad or without hope?',
            'fr-ca': 'À quelle fréquence vous êtes-vous senti triste ou sans espoir ?',
          },
          required: true,
          options: howOften,
        },
        {
          type: 'boolean',
          key: 'wants_call',
          label: {
            'en-ca': 'Would you like us to call you?',
            'fr-ca': 'Aimeriez-vous que nous vous appelions ?',
          },
          required: true,
        },
        {
          type: 'phone',
          key: 'call_number',
          label: { 'en-ca': 'At which number?', 'fr-ca': 'À quel numéro ?' },
          required: true,
          visible_when: { all: [{ field: 'wants_call', op: 'eq', value: true }] },
        },
      ],
    },
  ],
}
