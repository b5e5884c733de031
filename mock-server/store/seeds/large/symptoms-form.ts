import type { FormDefinition } from '#generated/model/index.ts'

/** The check-in that the other journeys of the world `large` share. */
export const symptomsForm: FormDefinition = {
  key: 'symptoms',
  version: 1,
  title: { 'en-ca': 'How do you feel today?', 'fr-ca': 'Comment vous sentez-vous aujourd’hui ?' },
  alerts: [
    {
      key: 'chest_pain',
      level: 'emergency',
      alert_when: { all: [{ field: 'chest_pain', op: 'eq', value: true }] },
      message: {
        'en-ca': 'Chest pain can be serious. Call 911 now, even if it goes away.',
        'fr-ca':
          'Une douleur à la poitrine peut être grave. Appelez le 911 maintenant, même si elle disparaît.',
      },
      what_to_do: ['call_911'],
    },
    {
      key: 'strong_pain',
      level: 'urgent',
      alert_when: { all: [{ field: 'pain', op: 'gte', value: 8 }] },
      message: {
        'en-ca': 'This is a lot of pain. Call us today, so that we can help you.',
        'fr-ca': 'C’est beaucoup de douleur. Appelez-nous aujourd’hui pour que nous puissions vous aider.',
      },
      what_to_do: ['call_clinic'],
      clinic_phone: '613-555-0140',
    },
  ],
  pages: [
    {
      key: 'today',
      title: { 'en-ca': 'Today', 'fr-ca': 'Aujourd’hui' },
      fields: [
        {
          type: 'scale',
          key: 'pain',
          label: { 'en-ca': 'How much pain do you have?', 'fr-ca': 'Quelle douleur ressentez-vous ?' },
          required: true,
          min: 0,
          max: 10,
          min_label: { 'en-ca': 'No pain', 'fr-ca': 'Aucune douleur' },
          max_label: { 'en-ca': 'Worst pain', 'fr-ca': 'Pire douleur' },
        },
        {
          type: 'boolean',
          key: 'chest_pain',
          label: {
            'en-ca': 'Do you have pain or pressure in your chest?',
            'fr-ca': 'Ressentez-vous une douleur ou une pression à la poitrine ?',
          },
          required: true,
        },
        {
          type: 'paragraph',
          key: 'more',
          label: {
            'en-ca': 'What else would you like us to know?',
            'fr-ca': 'Qu’aimeriez-vous que nous sachions d’autre ?',
          },
          max_length: 2000,
        },
      ],
    },
  ],
}
