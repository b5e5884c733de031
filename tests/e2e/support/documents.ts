import type { Page } from '@playwright/test'
import { signIn } from './people.ts'
import { paths } from './places.ts'

/** What tests press and read among documents. Whole texts are in locales/, not here. */
export const documentWords = {
  documents: 'Documents',
  upload: 'Upload a document',
  choose: 'Choose a file',
  name: /^Name/,
  send: 'Upload 1 document',
  sendTwo: 'Upload 2 documents',
  toList: 'All documents',
  uploaded: "Uploaded. We're reading it now.",
  reading: "We're reading your document.",
  found: /^We found \d+ things? in this document$/,
  review: 'Review what we found',
  results: 'What we found',
  acceptLikely: /^Accept all likely/,
  update: /^Update /,
  ignore: /^Ignore /,
  finish: 'Finish review',
  added: /records? added to your health record\.$/,
  linked: 'In your health record from this document',
  tray: 'Uploads',
  retry: /^Try again/,
} as const

const { healthStory } = paths.patient

/**
 * Signs Maya in and gives where her documents are.
 * @param enter how she signs in
 */
export async function mayasDocuments(page: Page, enter = () => signIn(page, 'maya')) {
  const answer = page.waitForResponse((reply) => reply.url().includes('/v1/users/current/') && reply.ok())
  await enter()
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
