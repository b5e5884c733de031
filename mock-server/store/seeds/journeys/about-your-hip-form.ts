import type { FormDefinition } from '#generated/model/index.ts'

export const aboutYourHipForm: FormDefinition = {
  key: 'about-your-hip',
  version: 1,
  title: { 'en-ca': 'About your hip', 'fr-ca': 'À propos de votre hanche' },
  pages: [
    {
      key: 'hip',
      title: { 'en-ca': 'Your hip', 'fr-ca': 'Votre hanche' },
      fields: [
        {
          type: 'choice',
          key: 'side',
          label: { 'en-ca': 'Which hip will be replaced?', 'fr-ca': 'Quelle hanche sera remplacée ?' },
          required: true,
          options: [
            { value: 'left', label: { 'en-ca': 'Left', 'fr-ca': 'La gauche' } },
            { value: 'right', label: { 'en-ca': 'Right', 'fr-ca': 'La droite' } },
          ],
        },
        {
          type: 'choice',
          key: 'how_long',
          label: { 'en-ca': 'How long has it hurt?', 'fr-ca': 'Depuis quand avez-vous mal ?' },
          required: true,
          options: [
            { value: 'months', label: { 'en-ca': 'Less than a year', 'fr-ca': 'Moins d’un an' } },
            { value: 'years', label: { 'en-ca': '1 to 5 years', 'fr-ca': 'De 1 à 5 ans' } },
            { value: 'longer', label: { 'en-ca': 'More than 5 years', 'fr-ca': 'Plus de 5 ans' } },
          ],
        },
        {
          type: 'text',
          key: 'goal',
          label: {
            'en-ca': 'What do you want to do again with your new hip?',
            'fr-ca': 'Qu’aimeriez-vous refaire avec votre nouvelle hanche ?',
          },
          help: {
            'en-ca': 'For example: walk to the lake with my dog.',
            'fr-ca': 'Par exemple : marcher jusqu’au lac avec mon chien.',
          },
          max_length: 200,
        },
      ],
    },
  ],
}
