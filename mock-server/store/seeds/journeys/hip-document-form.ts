import { documentForm } from './document-form.ts'

export const hipDocumentForm = documentForm(
  'hip-document',
  { 'en-ca': 'Your X-ray or referral', 'fr-ca': 'Votre radiographie ou demande de consultation' },
  {
    xray: { 'en-ca': 'An X-ray report', 'fr-ca': 'Un rapport de radiographie' },
    referral: { 'en-ca': 'A referral from my doctor', 'fr-ca': 'Une demande de mon médecin' },
  },
)
