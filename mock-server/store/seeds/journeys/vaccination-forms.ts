import type { FormDefinition } from '#generated/model/index.ts'

export const vaccinationScreeningForm: FormDefinition = {
  key: 'vaccination-screening',
  version: 1,
  title: { 'en-ca': 'Questions before your vaccine' },
  pages: [
    {
      key: 'today',
      title: { 'en-ca': 'Your vaccine' },
      fields: [
        {
          type: 'choice',
          key: 'vaccine',
          label: { 'en-ca': 'Which vaccine do you come for?' },
          required: true,
          options: [
            { value: 'flu', label: { 'en-ca': 'Flu' } },
            { value: 'covid', label: { 'en-ca': 'COVID-19' } },
            { value: 'both', label: { 'en-ca': 'Both' } },
          ],
        },
        {
          type: 'boolean',
          key: 'reaction_before',
          label: { 'en-ca': 'Did you ever have a strong reaction to a vaccine?' },
          required: true,
        },
        {
          type: 'paragraph',
          key: 'reaction',
          label: { 'en-ca': 'What happened?' },
          required: true,
          max_length: 1000,
          visible_when: { all: [{ field: 'reaction_before', op: 'eq', value: true }] },
        },
        {
          type: 'multi_choice',
          key: 'conditions',
          label: { 'en-ca': 'Does any of this fit you?' },
          required: true,
          options: [
            { value: 'blood_thinner', label: { 'en-ca': 'I take a blood thinner' } },
            { value: 'pregnant', label: { 'en-ca': 'I am pregnant' } },
            { value: 'weak_immune', label: { 'en-ca': 'My immune system is weak' } },
            { value: 'none', label: { 'en-ca': 'None of these' }, exclusive: true },
          ],
        },
        {
          type: 'consent',
          key: 'agrees',
          required: true,
          label: { 'en-ca': 'I have read about the vaccine and I agree to get it' },
        },
      ],
    },
  ],
}

export const sideEffectsForm: FormDefinition = {
  key: 'vaccination-side-effects',
  version: 1,
  title: { 'en-ca': 'How do you feel after your vaccine?' },
  pages: [
    {
      key: 'effects',
      title: { 'en-ca': 'How you feel' },
      fields: [
        {
          type: 'multi_choice',
          key: 'effects',
          label: { 'en-ca': 'What do you notice?' },
          required: true,
          options: [
            { value: 'sore_arm', label: { 'en-ca': 'A sore arm' } },
            { value: 'fever', label: { 'en-ca': 'A fever' } },
            { value: 'rash', label: { 'en-ca': 'A rash' } },
            { value: 'breathing', label: { 'en-ca': 'Trouble breathing, or a swollen face' } },
            { value: 'none', label: { 'en-ca': 'None of these' }, exclusive: true },
          ],
        },
        {
          type: 'info',
          key: 'emergency',
          label: { 'en-ca': 'Trouble breathing or a swollen face can be dangerous. Call 911 now.' },
          visible_when: { all: [{ field: 'effects', op: 'contains', value: 'breathing' }] },
        },
      ],
    },
  ],
}
