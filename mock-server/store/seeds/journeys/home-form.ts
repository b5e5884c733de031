import type { FormDefinition } from '#generated/model/index.ts'

export const homeForm: FormDefinition = {
  key: 'home-ready',
  version: 1,
  title: { 'en-ca': 'Is your home ready?', 'fr-ca': 'Votre maison est-elle prête ?' },
  pages: [
    {
      key: 'home',
      title: { 'en-ca': 'Your home', 'fr-ca': 'Votre maison' },
      fields: [
        {
          type: 'boolean',
          key: 'has_stairs',
          label: {
            'en-ca': 'Are there stairs between your bed and the bathroom?',
            'fr-ca': 'Y a-t-il des escaliers entre votre lit et la salle de bain ?',
          },
          required: true,
        },
        {
          type: 'number',
          key: 'stair_count',
          label: { 'en-ca': 'How many steps?', 'fr-ca': 'Combien de marches ?' },
          min: 1,
          max: 60,
          integer: true,
          visible_when: { all: [{ field: 'has_stairs', op: 'eq', value: true }] },
        },
        {
          type: 'multi_choice',
          key: 'equipment',
          label: { 'en-ca': 'What do you have at home?', 'fr-ca': 'Qu’avez-vous à la maison ?' },
          options: [
            {
              value: 'raised_seat',
              label: { 'en-ca': 'Raised toilet seat', 'fr-ca': 'Siège de toilette surélevé' },
            },
            { value: 'bath_chair', label: { 'en-ca': 'Bath chair', 'fr-ca': 'Chaise de bain' } },
            { value: 'walker', label: { 'en-ca': 'Walker', 'fr-ca': 'Marchette' } },
            {
              value: 'none',
              label: { 'en-ca': 'None of these', 'fr-ca': 'Aucune de ces réponses' },
              exclusive: true,
            },
          ],
        },
      ],
    },
    {
      key: 'help',
      title: { 'en-ca': 'Who can help', 'fr-ca': 'Qui peut aider' },
      fields: [
        {
          type: 'text',
          key: 'helper_name',
          label: {
            'en-ca': 'Who can stay with you at first?',
            'fr-ca': 'Qui peut rester avec vous au début ?',
          },
          required: true,
          max_length: 150,
        },
        {
          type: 'phone',
          key: 'helper_phone',
          label: { 'en-ca': 'Their phone number', 'fr-ca': 'Son numéro de téléphone' },
          help: { 'en-ca': '10 digits, such as 613-555-0100.', 'fr-ca': '10 chiffres, comme 613-555-0100.' },
        },
        {
          type: 'email',
          key: 'helper_email',
          label: { 'en-ca': 'Their email address', 'fr-ca': 'Son adresse courriel' },
        },
        {
          type: 'consent',
          key: 'may_call',
          required: true,
          label: {
            'en-ca': 'I agree that the care team may call this person.',
            'fr-ca': 'J’accepte que l’équipe de soins appelle cette personne.',
          },
        },
      ],
    },
  ],
}
