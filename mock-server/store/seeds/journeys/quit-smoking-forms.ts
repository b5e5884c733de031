import type { FormDefinition } from '#generated/model/index.ts'

export const quitPlanForm: FormDefinition = {
  key: 'quit-plan',
  version: 1,
  title: { 'en-ca': 'Your plan' },
  pages: [
    {
      key: 'plan',
      title: { 'en-ca': 'Your plan' },
      fields: [
        {
          type: 'number',
          key: 'cigarettes',
          label: { 'en-ca': 'How many cigarettes do you smoke in a day?' },
          required: true,
          min: 0,
          max: 100,
          integer: true,
        },
        {
          type: 'text',
          key: 'reason',
          label: { 'en-ca': 'Your best reason to stop' },
          required: true,
          max_length: 200,
        },
        { type: 'text', key: 'helper', label: { 'en-ca': 'Who can you count on?' }, max_length: 100 },
      ],
    },
  ],
}

export const smokeFreeDayForm: FormDefinition = {
  key: 'smoke-free-day',
  version: 1,
  title: { 'en-ca': 'Your smoke-free day' },
  pages: [
    {
      key: 'day',
      title: { 'en-ca': 'Today' },
      fields: [
        {
          type: 'boolean',
          key: 'smoked',
          label: { 'en-ca': 'Did you smoke today?' },
          required: true,
        },
        {
          type: 'number',
          key: 'how_many',
          label: { 'en-ca': 'How many?' },
          required: true,
          min: 1,
          max: 100,
          integer: true,
          visible_when: { all: [{ field: 'smoked', op: 'eq', value: true }] },
        },
        {
          type: 'scale',
          key: 'craving',
          label: { 'en-ca': 'How strong was your worst craving?' },
          required: true,
          min: 0,
          max: 10,
          min_label: { 'en-ca': 'None' },
          max_label: { 'en-ca': 'The worst I know' },
        },
      ],
    },
  ],
}
