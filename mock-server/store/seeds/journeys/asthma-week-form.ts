import type { FormDefinition } from '#generated/model/index.ts'

export const asthmaWeekForm: FormDefinition = {
  key: 'asthma-week',
  version: 1,
  title: { 'en-ca': 'Your breathing this week', 'fr-ca': 'Votre respiration cette semaine' },
  pages: [
    {
      key: 'symptoms',
      title: { 'en-ca': 'Symptoms', 'fr-ca': 'Symptômes' },
      intro: { 'en-ca': 'Think about the last 7 days.', 'fr-ca': 'Pensez aux 7 derniers jours.' },
      fields: [
        {
          type: 'choice',
          key: 'symptoms',
          label: {
            'en-ca': 'How was your breathing compared with the week before?',
            'fr-ca': 'Comment était votre respiration par rapport à la semaine d’avant ?',
          },
          required: true,
          options: [
            { value: 'better', label: { 'en-ca': 'Better', 'fr-ca': 'Mieux' } },
            { value: 'same', label: { 'en-ca': 'About the same', 'fr-ca': 'À peu près pareille' } },
            { value: 'worse', label: { 'en-ca': 'Worse', 'fr-ca': 'Moins bonne' } },
          ],
        },
        {
          type: 'paragraph',
          key: 'what_changed',
          label: { 'en-ca': 'What got worse?', 'fr-ca': 'Qu’est-ce qui a empiré ?' },
          required: true,
          max_length: 1000,
          visible_when: { all: [{ field: 'symptoms', op: 'eq', value: 'worse' }] },
        },
        {
          type: 'boolean',
          key: 'woke_up',
          label: { 'en-ca': 'Did asthma wake you up?', 'fr-ca': 'L’asthme vous a-t-il réveillé ?' },
          required: true,
        },
      ],
    },
    {
      key: 'peak_flow',
      title: { 'en-ca': 'Peak flow', 'fr-ca': 'Débit de pointe' },
      fields: [
        {
          type: 'number',
          key: 'peak_flow',
          label: { 'en-ca': 'Your peak flow today', 'fr-ca': 'Votre débit de pointe aujourd’hui' },
          help: {
            'en-ca': 'Blow three times and write down the highest number.',
            'fr-ca': 'Soufflez trois fois et notez le nombre le plus élevé.',
          },
          required: true,
          min: 50,
          max: 900,
          integer: true,
          unit: { 'en-ca': 'L/min', 'fr-ca': 'L/min' },
        },
        {
          type: 'boolean',
          key: 'rescue_inhaler',
          label: {
            'en-ca': 'Did you need your blue inhaler?',
            'fr-ca': 'Avez-vous eu besoin de votre pompe bleue ?',
          },
          required: true,
        },
        {
          type: 'number',
          key: 'rescue_times',
          label: { 'en-ca': 'On how many days?', 'fr-ca': 'Pendant combien de jours ?' },
          required: true,
          min: 1,
          max: 7,
          integer: true,
          unit: { 'en-ca': 'days', 'fr-ca': 'jours' },
          visible_when: { all: [{ field: 'rescue_inhaler', op: 'eq', value: true }] },
        },
      ],
    },
  ],
}
