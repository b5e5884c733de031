import type { FormDefinition } from '#generated/model/index.ts'

export const asthmaStartForm: FormDefinition = {
  key: 'asthma-start',
  version: 1,
  title: { 'en-ca': 'Your asthma at the start', 'fr-ca': 'Votre asthme au départ' },
  pages: [
    {
      key: 'asthma',
      title: { 'en-ca': 'Your asthma', 'fr-ca': 'Votre asthme' },
      fields: [
        {
          type: 'multi_choice',
          key: 'triggers',
          label: { 'en-ca': 'What sets off your asthma?', 'fr-ca': 'Qu’est-ce qui déclenche votre asthme ?' },
          required: true,
          options: [
            { value: 'cold_air', label: { 'en-ca': 'Cold air', 'fr-ca': 'L’air froid' } },
            { value: 'pollen', label: { 'en-ca': 'Pollen', 'fr-ca': 'Le pollen' } },
            { value: 'smoke', label: { 'en-ca': 'Smoke', 'fr-ca': 'La fumée' } },
            { value: 'pets', label: { 'en-ca': 'Pets', 'fr-ca': 'Les animaux' } },
            {
              value: 'unknown',
              label: { 'en-ca': 'I don’t know', 'fr-ca': 'Je ne sais pas' },
              exclusive: true,
            },
          ],
        },
        {
          type: 'number',
          key: 'best_peak_flow',
          label: { 'en-ca': 'Your best peak flow', 'fr-ca': 'Votre meilleur débit de pointe' },
          min: 50,
          max: 900,
          integer: true,
          unit: { 'en-ca': 'L/min', 'fr-ca': 'L/min' },
        },
      ],
    },
  ],
}
