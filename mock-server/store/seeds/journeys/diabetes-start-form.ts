import type { FormDefinition } from '#generated/model/index.ts'

export const diabetesStartForm: FormDefinition = {
  key: 'diabetes-start',
  version: 1,
  title: { 'en-ca': 'You and your diabetes', 'fr-ca': 'Vous et votre diabète' },
  pages: [
    {
      key: 'diabetes',
      title: { 'en-ca': 'Your diabetes', 'fr-ca': 'Votre diabète' },
      fields: [
        {
          type: 'choice',
          key: 'known_since',
          label: { 'en-ca': 'Since when do you know?', 'fr-ca': 'Depuis quand le savez-vous ?' },
          required: true,
          options: [
            { value: 'weeks', label: { 'en-ca': 'A few weeks', 'fr-ca': 'Quelques semaines' } },
            { value: 'year', label: { 'en-ca': 'Less than a year', 'fr-ca': 'Moins d’un an' } },
            { value: 'longer', label: { 'en-ca': 'Longer', 'fr-ca': 'Plus longtemps' } },
          ],
        },
        {
          type: 'multi_choice',
          key: 'treatment',
          label: { 'en-ca': 'What do you take for it?', 'fr-ca': 'Que prenez-vous pour le traiter ?' },
          help: {
            'en-ca': 'Choose all that apply.',
            'fr-ca': 'Choisissez toutes les réponses qui s’appliquent.',
          },
          required: true,
          options: [
            { value: 'pills', label: { 'en-ca': 'Pills', 'fr-ca': 'Des comprimés' } },
            { value: 'insulin', label: { 'en-ca': 'Insulin', 'fr-ca': 'De l’insuline' } },
            { value: 'other_shot', label: { 'en-ca': 'Another injection', 'fr-ca': 'Une autre injection' } },
            {
              value: 'nothing',
              label: { 'en-ca': 'Nothing yet', 'fr-ca': 'Rien pour le moment' },
              exclusive: true,
            },
          ],
        },
        {
          type: 'number',
          key: 'a1c',
          label: {
            'en-ca': 'Your last A1C, if you know it',
            'fr-ca': 'Votre dernière A1C, si vous la connaissez',
          },
          help: {
            'en-ca': 'It is on your lab report, between 4 and 20.',
            'fr-ca': 'Elle figure sur votre rapport de laboratoire, entre 4 et 20.',
          },
          min: 4,
          max: 20,
          unit: { 'en-ca': 'per cent', 'fr-ca': 'pour cent' },
        },
      ],
    },
    {
      key: 'goal',
      title: { 'en-ca': 'What matters to you', 'fr-ca': 'Ce qui compte pour vous' },
      fields: [
        {
          type: 'scale',
          key: 'confidence',
          label: {
            'en-ca': 'How sure are you that you can look after your diabetes?',
            'fr-ca': 'À quel point vous sentez-vous capable de vous occuper de votre diabète ?',
          },
          required: true,
          min: 0,
          max: 10,
          min_label: { 'en-ca': 'Not at all sure', 'fr-ca': 'Pas du tout capable' },
          max_label: { 'en-ca': 'Completely sure', 'fr-ca': 'Tout à fait capable' },
        },
        {
          type: 'paragraph',
          key: 'worry',
          label: { 'en-ca': 'What worries you most?', 'fr-ca': 'Qu’est-ce qui vous inquiète le plus ?' },
          max_length: 1000,
        },
      ],
    },
  ],
}
