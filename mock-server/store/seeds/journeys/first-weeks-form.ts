import type { FormDefinition } from '#generated/model/index.ts'

export const firstWeeksForm: FormDefinition = {
  key: 'first-weeks',
  version: 1,
  title: { 'en-ca': 'Your first weeks', 'fr-ca': 'Vos premières semaines' },
  pages: [
    {
      key: 'baby',
      title: { 'en-ca': 'Your baby', 'fr-ca': 'Votre bébé' },
      fields: [
        {
          type: 'text',
          key: 'baby_name',
          label: {
            'en-ca': 'What is your baby’s first name?',
            'fr-ca': 'Quel est le prénom de votre bébé ?',
          },
          max_length: 150,
        },
        {
          type: 'date',
          key: 'birth_date',
          label: { 'en-ca': 'When was your baby born?', 'fr-ca': 'Quand votre bébé est-il né ?' },
          required: true,
          not_future: true,
          within_years: 2,
        },
        {
          type: 'choice',
          key: 'feeding',
          label: { 'en-ca': 'How do you feed your baby?', 'fr-ca': 'Comment nourrissez-vous votre bébé ?' },
          required: true,
          options: [
            { value: 'breast', label: { 'en-ca': 'Breast milk', 'fr-ca': 'Au lait maternel' } },
            { value: 'formula', label: { 'en-ca': 'Formula', 'fr-ca': 'À la préparation pour nourrissons' } },
            { value: 'both', label: { 'en-ca': 'Both', 'fr-ca': 'Les deux' } },
          ],
        },
      ],
    },
    {
      key: 'you',
      title: { 'en-ca': 'You', 'fr-ca': 'Vous' },
      fields: [
        {
          type: 'number',
          key: 'sleep_hours',
          label: {
            'en-ca': 'How many hours do you sleep in a day?',
            'fr-ca': 'Combien d’heures dormez-vous par jour ?',
          },
          min: 0,
          max: 24,
          unit: { 'en-ca': 'hours', 'fr-ca': 'heures' },
        },
      ],
    },
  ],
}
