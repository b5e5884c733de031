import type { FormDefinition, LocalizedText } from '#generated/model/index.ts'

/**
 * The form of a document step: which paper it is, its file, when it was made, and what to know about it.
 * @param key of the form
 * @param papers the papers it may be, by the value of the answer
 */
export const documentForm = (
  key: string,
  title: LocalizedText,
  papers: Readonly<Record<string, LocalizedText>>,
): FormDefinition => ({
  key,
  version: 1,
  title,
  pages: [
    {
      key: 'document',
      title: { 'en-ca': 'Your document', 'fr-ca': 'Votre document' },
      fields: [
        {
          type: 'choice',
          key: 'paper',
          label: { 'en-ca': 'What do you send us?', 'fr-ca': 'Que nous envoyez-vous ?' },
          required: true,
          options: Object.entries(papers).map(([value, label]) => ({ value, label })),
        },
        {
          type: 'file',
          key: 'file',
          label: { 'en-ca': 'The document, as a PDF or a photo', 'fr-ca': 'Le document, en PDF ou en photo' },
          required: true,
          accept: ['application/pdf', 'image/png', 'image/jpeg'],
          max_bytes: 20 * 1024 * 1024,
          max_files: 3,
        },
        {
          type: 'date',
          key: 'dated',
          label: { 'en-ca': 'The date on it', 'fr-ca': 'La date qui y figure' },
          required: true,
          not_future: true,
          within_years: 5,
        },
        {
          type: 'paragraph',
          key: 'about',
          label: {
            'en-ca': 'What should we know about it?',
            'fr-ca': 'Que devrions-nous savoir à ce sujet ?',
          },
          max_length: 1000,
        },
      ],
    },
  ],
})
