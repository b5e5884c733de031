import { documentForm } from './document-form.ts'

export const labReportForm = documentForm(
  'lab-report',
  { 'en-ca': 'Your last lab report', 'fr-ca': 'Votre dernier rapport de laboratoire' },
  {
    report: { 'en-ca': 'A lab report', 'fr-ca': 'Un rapport de laboratoire' },
    photo: { 'en-ca': 'A photo of my booklet', 'fr-ca': 'Une photo de mon carnet' },
  },
)
