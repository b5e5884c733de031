import type { Document } from '#generated/model/index.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  elementsOf,
  type FhirFields,
  type Resource,
  type FhirContext,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  dateIn,
  itemOf,
  labelled,
  present,
  type StoryFacts,
  type StoryItem,
  type Words,
} from '../story/story-item.ts'

/** A document as text: that it exists, not its content. */
export function documentItem(words: Words, document: Document): StoryItem {
  const { story } = words.t
  const date = document.document_date ?? document.uploaded_at
  return itemOf(document, {
    title: document.name,
    facts: {
      name: notHere('the title'),
      category: present(story.documentCategory[document.category](), date && dateIn(words, date)).join(', '),
      document_date: notHere('beside the category'),
      uploaded_at: notHere('in place of a date of its own'),
      notes: labelled(words, story.notes(), document.notes),
      ...ofTheFile,
    } satisfies StoryFacts<Document>,
  })
}

const ofTheFile = {
  file_name: notHere('the files stay in the portal'),
  content_type: notHere('the files stay in the portal'),
  size: notHere('the files stay in the portal'),
  page_count: notHere('the files stay in the portal'),
  purpose: notHere('how the portal reads the file'),
  status: notHere('how far the portal has read the file'),
  failure_reason: notHere('how far the portal has read the file'),
  suggestions_count: notHere('how far the portal has read the file'),
  linked_records: notHere('they say it themselves'),
}

/** A document in FHIR, without its file, which stays in the portal. */
export function documentResource({ words, patient }: FhirContext, document: Document): Resource {
  return withoutEmpty({
    resourceType: 'DocumentReference',
    id: document.id,
    status: 'current',
    subject: patient,
    ...elementsOf({
      ...ofTheFile,
      category: { type: { text: words.t.story.documentCategory[document.category]() } },
      uploaded_at: { date: document.uploaded_at ?? document.created_at },
      document_date: notHere('the narrative tells it'),
      name: { description: document.name },
      content_type: {
        content: [
          { attachment: withoutEmpty({ contentType: document.content_type, title: document.file_name }) },
        ],
      },
      notes: notHere('the narrative tells them'),
    } satisfies FhirFields<Document>),
  })
}
