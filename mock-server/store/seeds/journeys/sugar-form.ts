import type { FormDefinition } from '#generated/model/index.ts'

export const sugarForm: FormDefinition = {
  key: 'sugar',
  version: 1,
  title: { 'en-ca': 'Your sugar reading', 'fr-ca': 'Votre mesure de glycémie' },
  pages: [
    {
      key: 'sugar',
      title: { 'en-ca': 'Today', 'fr-ca': 'Aujourd’hui' },
      fields: [
        {
          type: 'number',
          key: 'sugar',
          label: { 'en-ca': 'Your reading', 'fr-ca': 'Votre mesure' },
          required: true,
          min: 1,
          max: 40,
          unit: { 'en-ca': 'mmol per litre', 'fr-ca': 'mmol par litre' },
        },
        {
          type: 'info',
          key: 'low',
          label: {
            'en-ca': 'This is low. Take 15 g of sugar now and check again after 15 minutes.',
            'fr-ca': 'C’est bas. Prenez 15 g de sucre maintenant et mesurez de nouveau après 15 minutes.',
          },
          visible_when: { all: [{ field: 'sugar', op: 'lt', value: 4 }] },
        },
        {
          type: 'choice',
          key: 'when',
          label: { 'en-ca': 'When did you measure?', 'fr-ca': 'Quand avez-vous mesuré ?' },
          required: true,
          options: [
            {
              value: 'before_breakfast',
              label: { 'en-ca': 'Before breakfast', 'fr-ca': 'Avant le déjeuner' },
            },
            {
              value: 'after_meal',
              label: { 'en-ca': '2 hours after a meal', 'fr-ca': '2 heures après un repas' },
            },
            { value: 'bedtime', label: { 'en-ca': 'At bedtime', 'fr-ca': 'Au coucher' } },
          ],
        },
      ],
    },
  ],
}
