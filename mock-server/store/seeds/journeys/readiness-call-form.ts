import type { FormDefinition } from '#generated/model/index.ts'

/** What the hip clinic asks on the phone before a surgery; a member of the care team fills it in. */
export const readinessCallForm: FormDefinition = {
  key: 'readiness-call',
  version: 1,
  title: { 'en-ca': 'Call before surgery', 'fr-ca': 'Appel avant l’opération' },
  alerts: [
    {
      key: 'may_move',
      level: 'urgent',
      alert_when: { any: [{ field: 'ready', op: 'eq', value: 'no' }] },
      message: {
        'en-ca': 'The surgery may have to move.',
        'fr-ca': 'Il faudra peut-être déplacer l’opération.',
      },
      what_to_do: ['call_clinic'],
    },
  ],
  pages: [
    {
      key: 'call',
      title: { 'en-ca': 'The call', 'fr-ca': 'L’appel' },
      fields: [
        {
          type: 'boolean',
          key: 'reached',
          label: { 'en-ca': 'Did you reach the person?', 'fr-ca': 'Avez-vous joint la personne ?' },
          required: true,
        },
        {
          type: 'multi_choice',
          key: 'checked',
          label: { 'en-ca': 'What did you go through together?', 'fr-ca': 'De quoi avez-vous parlé ?' },
          help: {
            'en-ca': 'Choose all that apply.',
            'fr-ca': 'Choisissez toutes les réponses qui s’appliquent.',
          },
          required: true,
          visible_when: { all: [{ field: 'reached', op: 'eq', value: true }] },
          options: [
            {
              value: 'blood_thinners',
              label: { 'en-ca': 'When to stop blood thinners', 'fr-ca': 'Quand arrêter les anticoagulants' },
            },
            {
              value: 'skin',
              label: {
                'en-ca': 'No wound or rash near the hip',
                'fr-ca': 'Aucune plaie ni rougeur près de la hanche',
              },
            },
            {
              value: 'ride',
              label: { 'en-ca': 'A ride home', 'fr-ca': 'Le retour à la maison' },
            },
          ],
        },
      ],
    },
    {
      key: 'result',
      title: { 'en-ca': 'What comes of it', 'fr-ca': 'La suite' },
      fields: [
        {
          type: 'choice',
          key: 'ready',
          label: { 'en-ca': 'Ready for surgery?', 'fr-ca': 'La personne est-elle prête pour l’opération ?' },
          required: true,
          options: [
            { value: 'yes', label: { 'en-ca': 'Yes', 'fr-ca': 'Oui' } },
            { value: 'call_again', label: { 'en-ca': 'Call again', 'fr-ca': 'À rappeler' } },
            { value: 'no', label: { 'en-ca': 'No', 'fr-ca': 'Non' } },
          ],
        },
        {
          type: 'paragraph',
          key: 'notes',
          label: { 'en-ca': 'Notes for the surgeon', 'fr-ca': 'Notes pour le chirurgien' },
          max_length: 2000,
        },
      ],
    },
  ],
}
