import type { Page } from '@playwright/test'
import { signIn } from './people.ts'
import { paths } from './places.ts'

/** What tests press and read among documents. Whole texts stand in locales/, not here. */
export const documentWords = {
  'en-ca': {
    documents: 'Documents',
    upload: 'Upload a document',
    choose: 'Choose a file',
    name: /^Name/,
    send: 'Upload 1 document',
    sendTwo: 'Upload 2 documents',
    toList: 'All documents',
    uploaded: 'Uploaded. We are reading it.',
    open: /^Open /,
    reading: "We're reading your document.",
    found: /^We found \d+ things? in this document$/,
    review: 'Review what we found',
    results: 'What we found',
    acceptLikely: /^Accept all likely/,
    ignoreVitamin: 'Ignore Vitamin D',
    keepBoth: /^Keep both: Metformin/,
    update: /^Update /,
    ignore: /^Ignore /,
    finish: 'Finish review',
    added: /records? added to your health record\.$/,
    linked: 'In your health record from this document',
    tray: 'Uploads',
    edit: 'Edit',
    save: 'Save',
    delete: 'Delete',
    undo: 'Undo',
    failed: "We couldn't read this document.",
    retry: /^Try again/,
  },
  'fr-ca': {
    documents: 'Documents',
    upload: 'Téléverser un document',
    choose: 'Choisir un fichier',
    name: /^Nom/,
    send: 'Téléverser 1 document',
    sendTwo: 'Téléverser 2 documents',
    toList: 'Tous les documents',
    uploaded: 'Téléversé. Nous le lisons.',
    open: /^Ouvrir /,
    reading: 'Nous lisons votre document.',
    found: /^Nous avons trouvé \d+ éléments? dans ce document$/,
    review: 'Vérifier ce que nous avons trouvé',
    results: 'Ce que nous avons trouvé',
    acceptLikely: /^Accepter tout ce qui est probable/,
    ignoreVitamin: 'Ignorer Vitamine D',
    keepBoth: /^Garder les deux\s: Metformine/,
    update: /^Mettre à jour /,
    ignore: /^Ignorer /,
    finish: 'Terminer la vérification',
    added: /éléments? ajoutés? à votre dossier de santé\.$/,
    linked: 'Dans votre dossier de santé grâce à ce document',
    tray: 'Envois',
    edit: 'Modifier',
    save: 'Enregistrer',
    delete: 'Supprimer',
    undo: 'Annuler',
    failed: 'Nous n’avons pas pu lire ce document.',
    retry: /^Réessayer/,
  },
} as const

const { healthStory } = paths.patient

/** Signs Maya in and gives where her documents are. */
export async function mayasDocuments(page: Page) {
  const answer = page.waitForResponse((reply) => reply.url().includes('/v1/users/current/') && reply.ok())
  await signIn(page, 'maya')
  const patientId = String(Object(await (await answer).json()).current_patient)
  const list = healthStory.documents({ patientId })
  return {
    list,
    upload: healthStory.newDocument({ patientId }),
    medicationUpload: healthStory.medicationUpload({ patientId }),
    /** Where a seeded document is. */
    async named(name: string): Promise<string> {
      await page.goto(list)
      return (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    },
  }
}

/** A small PDF under a name that makes the mock server do something. */
export const pdf = (name: string, size = 2_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n'.padEnd(size, ' ')),
})

/** The button lies over the field that takes the file. */
export const fileField = (page: Page, label: string) => page.getByLabel(label, { exact: true })
