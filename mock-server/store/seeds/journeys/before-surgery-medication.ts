import type { FormFieldGroup, FormPage } from '#generated/model/index.ts'
import { signature } from './before-surgery-everyday.ts'

const medications: FormFieldGroup = {
  type: 'group',
  key: 'medications',
  label: { 'en-ca': 'Your medications', 'fr-ca': 'Vos médicaments' },
  help: {
    'en-ca': 'Also vitamins and what you buy without a prescription.',
    'fr-ca': 'Aussi les vitamines et ce que vous achetez sans ordonnance.',
  },
  required: true,
  max_rows: 12,
  record: 'medication',
  row_label: { 'en-ca': 'Medication', 'fr-ca': 'Médicament' },
  add_label: { 'en-ca': 'Add a medication', 'fr-ca': 'Ajouter un médicament' },
  visible_when: { all: [{ field: 'takes_medication', op: 'eq', value: true }] },
  fields: [
    {
      type: 'text',
      key: 'name',
      label: { 'en-ca': 'Name of the medication', 'fr-ca': 'Nom du médicament' },
      required: true,
      max_length: 80,
      unique: true,
      record: 'name',
    },
    {
      type: 'text',
      key: 'dose',
      label: { 'en-ca': 'Dose, as on the bottle', 'fr-ca': 'Dose, comme sur le flacon' },
      max_length: 60,
      record: 'dose',
    },
    {
      type: 'partial_date',
      key: 'since',
      label: { 'en-ca': 'Since when do you take it?', 'fr-ca': 'Depuis quand le prenez-vous ?' },
      not_future: true,
      within_years: 125,
      record: 'since',
    },
    {
      type: 'boolean',
      key: 'stopped',
      label: {
        'en-ca': 'Were you told to stop it before the surgery?',
        'fr-ca': 'Vous a-t-on dit de l’arrêter avant l’opération ?',
      },
      required: true,
    },
    {
      type: 'partial_date',
      key: 'stop_on',
      label: { 'en-ca': 'When do you stop it?', 'fr-ca': 'Quand l’arrêtez-vous ?' },
      not_before: 'since',
      visible_when: { all: [{ field: 'stopped', op: 'eq', value: true }] },
    },
  ],
}

export const medicationPage: FormPage = {
  key: 'medication',
  title: { 'en-ca': 'Medications and allergies', 'fr-ca': 'Médicaments et allergies' },
  fields: [
    {
      type: 'boolean',
      key: 'takes_medication',
      label: { 'en-ca': 'Do you take any medication?', 'fr-ca': 'Prenez-vous des médicaments ?' },
      required: true,
    },
    medications,
    {
      type: 'multi_choice',
      key: 'allergies',
      label: { 'en-ca': 'What are you allergic to?', 'fr-ca': 'À quoi êtes-vous allergique ?' },
      required: true,
      record: 'allergy',
      options: [
        { value: 'penicillin', label: { 'en-ca': 'Penicillin', 'fr-ca': 'Pénicilline' } },
        { value: 'latex', label: { 'en-ca': 'Latex gloves', 'fr-ca': 'Gants de latex' } },
        { value: 'tape', label: { 'en-ca': 'Medical tape', 'fr-ca': 'Ruban médical' } },
        { value: 'none', label: { 'en-ca': 'No allergies', 'fr-ca': 'Aucune allergie' }, exclusive: true },
      ],
    },
    {
      type: 'paragraph',
      key: 'reaction',
      label: { 'en-ca': 'What happens when you react?', 'fr-ca': 'Que se passe-t-il quand vous réagissez ?' },
      max_words: 60,
      visible_when: {
        any: [
          { field: 'allergies', op: 'contains', value: 'penicillin' },
          { field: 'allergies', op: 'contains', value: 'latex' },
        ],
      },
    },
  ],
}

export const finishPage: FormPage = {
  key: 'finish',
  title: { 'en-ca': 'Documents and contact', 'fr-ca': 'Documents et coordonnées' },
  fields: [
    {
      type: 'info',
      key: 'why_letter',
      label: {
        'en-ca': 'A photo of the letter is fine, as long as all of it can be read.',
        'fr-ca': 'Une photo de la lettre convient, si on peut tout lire.',
      },
    },
    {
      type: 'file',
      key: 'referral',
      label: { 'en-ca': 'Your referral letter', 'fr-ca': 'Votre lettre de référence' },
      accept: ['application/pdf', 'image/png', 'image/jpeg'],
      max_bytes: 10 * 1024 * 1024,
      max_files: 2,
    },
    {
      type: 'email',
      key: 'contact_email',
      label: { 'en-ca': 'Your email', 'fr-ca': 'Votre courriel' },
    },
    {
      type: 'url',
      key: 'pharmacy_site',
      label: { 'en-ca': 'Website of your pharmacy', 'fr-ca': 'Site Web de votre pharmacie' },
    },
    {
      type: 'text',
      key: 'pharmacy',
      label: { 'en-ca': 'Name of your pharmacy', 'fr-ca': 'Nom de votre pharmacie' },
      max_length: 100,
    },
    {
      type: 'consent',
      key: 'may_call',
      required: true,
      label: {
        'en-ca': 'The surgery team may call my pharmacy about my medications.',
        'fr-ca': 'L’équipe de chirurgie peut appeler ma pharmacie au sujet de mes médicaments.',
      },
    },
    signature,
  ],
}
