import type { FormDefinition } from '#generated/model/index.ts'

export const hipCheckInForm: FormDefinition = {
  key: 'hip-check-in',
  version: 2,
  title: { 'en-ca': 'How is your hip today?', 'fr-ca': 'Comment va votre hanche aujourd’hui ?' },
  pages: [
    {
      key: 'pain',
      title: { 'en-ca': 'Pain', 'fr-ca': 'Douleur' },
      intro: {
        'en-ca': 'Think about the last 24 hours.',
        'fr-ca': 'Pensez aux dernières 24 heures.',
      },
      fields: [
        {
          type: 'scale',
          key: 'pain',
          label: {
            'en-ca': 'How much does your hip hurt?',
            'fr-ca': 'À quel point votre hanche est-elle douloureuse ?',
          },
          required: true,
          min: 0,
          max: 10,
          min_label: { 'en-ca': 'No pain', 'fr-ca': 'Aucune douleur' },
          max_label: { 'en-ca': 'Worst pain', 'fr-ca': 'Pire douleur' },
        },
        {
          type: 'info',
          key: 'pain_help',
          label: {
            'en-ca': 'If the pain is new and strong, do not wait. Call us at 613-555-0142.',
            'fr-ca': 'Si la douleur est nouvelle et forte, n’attendez pas. Appelez-nous au 613-555-0142.',
          },
          visible_when: { all: [{ field: 'pain', op: 'gte', value: 8 }] },
        },
      ],
    },
    {
      key: 'moving',
      title: { 'en-ca': 'Moving around', 'fr-ca': 'Vos déplacements' },
      fields: [
        {
          type: 'boolean',
          key: 'uses_cane',
          label: {
            'en-ca': 'Do you use a cane or a walker?',
            'fr-ca': 'Utilisez-vous une canne ou une marchette ?',
          },
          required: true,
        },
        {
          type: 'choice',
          key: 'cane_when',
          label: { 'en-ca': 'When do you use it?', 'fr-ca': 'Quand l’utilisez-vous ?' },
          required: true,
          visible_when: { all: [{ field: 'uses_cane', op: 'eq', value: true }] },
          options: [
            { value: 'always', label: { 'en-ca': 'All the time', 'fr-ca': 'Tout le temps' } },
            { value: 'outside', label: { 'en-ca': 'Outside only', 'fr-ca': 'À l’extérieur seulement' } },
            { value: 'bad_days', label: { 'en-ca': 'On bad days', 'fr-ca': 'Les mauvais jours' } },
          ],
        },
        {
          type: 'multi_choice',
          key: 'hard_activities',
          label: {
            'en-ca': 'What is hard for you because of your hip?',
            'fr-ca': 'Qu’est-ce qui est difficile pour vous à cause de votre hanche ?',
          },
          help: {
            'en-ca': 'Choose all that apply.',
            'fr-ca': 'Choisissez toutes les réponses qui s’appliquent.',
          },
          required: true,
          options: [
            { value: 'stairs', label: { 'en-ca': 'Climbing stairs', 'fr-ca': 'Monter les escaliers' } },
            { value: 'shoes', label: { 'en-ca': 'Putting on shoes', 'fr-ca': 'Mettre mes chaussures' } },
            { value: 'car', label: { 'en-ca': 'Getting in a car', 'fr-ca': 'Monter en voiture' } },
            { value: 'sleep', label: { 'en-ca': 'Sleeping', 'fr-ca': 'Dormir' } },
            {
              value: 'none',
              label: { 'en-ca': 'None of these', 'fr-ca': 'Aucune de ces réponses' },
              exclusive: true,
            },
          ],
        },
        {
          type: 'number',
          key: 'walk_minutes',
          label: {
            'en-ca': 'How many minutes can you walk without a rest?',
            'fr-ca': 'Pendant combien de minutes pouvez-vous marcher sans vous reposer ?',
          },
          min: 0,
          max: 600,
          integer: true,
          unit: { 'en-ca': 'minutes', 'fr-ca': 'minutes' },
        },
      ],
    },
    {
      key: 'falls',
      title: { 'en-ca': 'Falls and questions', 'fr-ca': 'Chutes et questions' },
      fields: [
        {
          type: 'boolean',
          key: 'fell',
          label: {
            'en-ca': 'Did you fall in the last year?',
            'fr-ca': 'Êtes-vous tombé au cours de la dernière année ?',
          },
          required: true,
        },
        {
          type: 'date',
          key: 'last_fall',
          label: { 'en-ca': 'When was your last fall?', 'fr-ca': 'Quand êtes-vous tombé la dernière fois ?' },
          required: true,
          not_future: true,
          within_years: 2,
          visible_when: { all: [{ field: 'fell', op: 'eq', value: true }] },
        },
        {
          type: 'paragraph',
          key: 'questions',
          label: {
            'en-ca': 'What would you like to ask or tell us?',
            'fr-ca': 'Qu’aimeriez-vous nous demander ou nous dire ?',
          },
          max_length: 2000,
        },
      ],
    },
  ],
}
