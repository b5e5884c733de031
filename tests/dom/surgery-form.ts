import type { FormDefinition } from '#generated/model/index.ts'

/** A form with rows, a file and alerts, and the types of questions that the hip form has not. */
export const surgeryForm = {
  key: 'before-surgery',
  version: 2,
  title: { 'en-ca': 'Before your surgery' },
  pages: [
    {
      key: 'health',
      title: { 'en-ca': 'Your health' },
      fields: [
        { type: 'boolean', key: 'chest_pain', label: { 'en-ca': 'Chest pain now?' } },
        { type: 'number', key: 'temperature', label: { 'en-ca': 'Your temperature' } },
        { type: 'email', key: 'contact', label: { 'en-ca': 'Your email' } },
      ],
    },
    {
      key: 'medication',
      title: { 'en-ca': 'Medications' },
      fields: [
        {
          type: 'group',
          key: 'meds',
          label: { 'en-ca': 'Your medications' },
          required: true,
          max_rows: 2,
          row_label: { 'en-ca': 'Medication' },
          add_label: { 'en-ca': 'Add a medication' },
          fields: [
            { type: 'text', key: 'name', label: { 'en-ca': 'Name' }, required: true, unique: true },
            { type: 'boolean', key: 'stopped', label: { 'en-ca': 'Stopped?' } },
            {
              type: 'year',
              key: 'year',
              label: { 'en-ca': 'Stopped in' },
              required: true,
              visible_when: { all: [{ field: 'stopped', op: 'eq', value: true }] },
            },
          ],
        },
      ],
    },
    {
      key: 'letter',
      title: { 'en-ca': 'Your letter' },
      fields: [
        {
          type: 'file',
          key: 'letter',
          label: { 'en-ca': 'Referral letter' },
          required: true,
          accept: ['application/pdf'],
          max_bytes: 2 * 1024 * 1024,
          max_files: 1,
        },
        { type: 'time', key: 'arrival', label: { 'en-ca': 'When do you arrive?' } },
      ],
    },
  ],
  alerts: [
    {
      key: 'pain',
      level: 'emergency',
      alert_when: { all: [{ field: 'chest_pain', op: 'eq', value: true }] },
      message: { 'en-ca': 'Chest pain can be an emergency.' },
      what_to_do: ['call_911'],
    },
    {
      key: 'fever',
      level: 'notice',
      alert_when: { all: [{ field: 'temperature', op: 'gte', value: 38 }] },
      message: { 'en-ca': 'Your surgery may have to wait.' },
      what_to_do: ['call_811', 'call_clinic'],
      clinic_phone: '867-555-0142',
    },
  ],
} satisfies FormDefinition
