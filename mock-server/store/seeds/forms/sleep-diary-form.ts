import type { FormDefinition } from '#generated/model/index.ts'

/** Written in both languages, but never published. */
export const sleepDiaryForm: FormDefinition = {
  key: 'sleep-diary',
  version: 1,
  title: { 'en-ca': 'Your sleep diary', 'fr-ca': 'Votre journal de sommeil' },
  pages: [
    {
      key: 'night',
      title: { 'en-ca': 'Last night', 'fr-ca': 'La nuit dernière' },
      intro: { 'en-ca': 'Answer soon after you get up.', 'fr-ca': 'Répondez peu après votre réveil.' },
      fields: [
        {
          type: 'time',
          key: 'to_bed',
          label: { 'en-ca': 'When did you go to bed?', 'fr-ca': 'À quelle heure vous êtes-vous couché ?' },
          required: true,
        },
        {
          type: 'number',
          key: 'times_awake',
          label: {
            'en-ca': 'How many times did you wake up?',
            'fr-ca': 'Combien de fois vous êtes-vous réveillé ?',
          },
          min: 0,
          max: 30,
          integer: true,
        },
        {
          type: 'scale',
          key: 'rested',
          label: { 'en-ca': 'How rested do you feel?', 'fr-ca': 'À quel point vous sentez-vous reposé ?' },
          required: true,
          min: 0,
          max: 10,
          min_label: { 'en-ca': 'Not at all', 'fr-ca': 'Pas du tout' },
          max_label: { 'en-ca': 'Fully', 'fr-ca': 'Tout à fait' },
        },
      ],
    },
  ],
}
