import type { FormFieldSignature, FormPage } from '#generated/model/index.ts'

export const everydayPage: FormPage = {
  key: 'everyday',
  title: { 'en-ca': 'Your daily life', 'fr-ca': 'Votre quotidien' },
  fields: [
    {
      type: 'matrix',
      key: 'daily_life',
      label: {
        'en-ca': 'How hard are these for you at the moment?',
        'fr-ca': 'En ce moment, ces gestes sont-ils difficiles pour vous ?',
      },
      required: true,
      rows: [
        { key: 'dressing', label: { 'en-ca': 'Getting dressed', 'fr-ca': 'M’habiller' } },
        {
          key: 'stairs',
          label: { 'en-ca': 'Climbing one flight of stairs', 'fr-ca': 'Monter un étage à pied' },
        },
        { key: 'groceries', label: { 'en-ca': 'Carrying groceries', 'fr-ca': 'Porter l’épicerie' } },
        {
          key: 'sleep',
          label: { 'en-ca': 'Sleeping through the night', 'fr-ca': 'Dormir toute la nuit' },
        },
      ],
      options: [
        { value: 'easy', label: { 'en-ca': 'Not hard', 'fr-ca': 'Facile' } },
        { value: 'a_little', label: { 'en-ca': 'A little hard', 'fr-ca': 'Un peu difficile' } },
        { value: 'very', label: { 'en-ca': 'Very hard', 'fr-ca': 'Très difficile' } },
        { value: 'cannot', label: { 'en-ca': 'I can’t do it', 'fr-ca': 'Impossible' } },
      ],
    },
    {
      type: 'scale',
      key: 'worry',
      label: {
        'en-ca': 'How worried are you about your surgery?',
        'fr-ca': 'Quelle inquiétude ressentez-vous face à votre opération ?',
      },
      min: 0,
      max: 10,
      min_label: { 'en-ca': 'Not worried', 'fr-ca': 'Aucune inquiétude' },
      max_label: { 'en-ca': 'Extremely worried', 'fr-ca': 'Inquiétude extrême' },
      as_slider: true,
    },
  ],
}

/** The last question: everything above it is what is signed. */
export const signature: FormFieldSignature = {
  type: 'signature',
  key: 'signature',
  label: { 'en-ca': 'Your signature', 'fr-ca': 'Votre signature' },
  required: true,
  statement: {
    'en-ca':
      'As far as I know, my answers are true and complete. I will call the surgery team if my health changes before my surgery.',
    'fr-ca':
      'À ma connaissance, mes réponses sont exactes et complètes. J’appellerai l’équipe de chirurgie si ma santé change avant mon opération.',
  },
}
