import type { FormDefinition } from '#generated/model/index.ts'

/** What a counsellor records after calling a person with concerning answers. */
export const safetyCallForm: FormDefinition = {
  key: 'safety-call',
  version: 1,
  title: { 'en-ca': 'Safety call', 'fr-ca': 'Appel de sécurité' },
  pages: [
    {
      key: 'call',
      title: { 'en-ca': 'The call', 'fr-ca': 'L’appel' },
      intro: {
        'en-ca': 'Call on the same day. If no one answers after 3 tries, ask for a wellness check.',
        'fr-ca':
          'Appelez le jour même. Si personne ne répond après 3 essais, demandez une vérification du bien-être.',
      },
      fields: [
        {
          type: 'choice',
          key: 'reached',
          label: { 'en-ca': 'Whom did you reach?', 'fr-ca': 'Qui avez-vous joint ?' },
          required: true,
          options: [
            { value: 'person', label: { 'en-ca': 'The person', 'fr-ca': 'La personne' } },
            { value: 'relative', label: { 'en-ca': 'A relative', 'fr-ca': 'Un proche' } },
            { value: 'nobody', label: { 'en-ca': 'No one', 'fr-ca': 'Personne n’a répondu' } },
          ],
        },
        {
          type: 'boolean',
          key: 'safe_now',
          label: { 'en-ca': 'Is the person safe now?', 'fr-ca': 'La personne est-elle en sécurité ?' },
          required: true,
          visible_when: { all: [{ field: 'reached', op: 'ne', value: 'nobody' }] },
        },
        {
          type: 'paragraph',
          key: 'plan',
          label: { 'en-ca': 'What you agreed on', 'fr-ca': 'Ce dont vous avez convenu' },
          required: true,
          max_length: 2000,
        },
      ],
    },
  ],
}
