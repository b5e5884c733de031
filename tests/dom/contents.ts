import type {
  MediaFile,
  MediaFileDetail,
  OrganizationContent,
  OrganizationContentRow,
} from '#generated/model/index.ts'
import { organization } from './journeys.ts'

export const contentId = '2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001'
export const mediaId = '5d419f63-8e90-4b12-8d3e-4f5061720001'

const none = { 'en-ca': null, 'fr-ca': null }
const empty = { 'en-ca': '', 'fr-ca': '' }

/** A content in the list. */
export const contentRow = (changes: Partial<OrganizationContentRow> = {}): OrganizationContentRow => ({
  id: contentId,
  organization: organization.id,
  status: 'draft',
  revision: 3,
  missing_languages: ['fr-ca'],
  published_at: null,
  review_on: null,
  is_review_due: false,
  publish_at: null,
  publish_failed_at: null,
  updated_at: '2026-11-18T15:04:00Z',
  updated_by: 'Priya Nair',
  type: 'article',
  title: { 'en-ca': 'Walking with crutches', 'fr-ca': 'Marcher avec des béquilles' },
  tags: ['surgery'],
  ...changes,
})

/** The same with all that is written. */
export const content = (changes: Partial<OrganizationContent> = {}): OrganizationContent => ({
  ...contentRow(),
  summary: { 'en-ca': 'Step by step.', 'fr-ca': '' },
  body: { 'en-ca': '<h2>Up</h2><p>Good leg first.</p>', 'fr-ca': '' },
  transcript: empty,
  minutes: 3,
  author: empty,
  reviewed_at: '2026-08-30',
  image: null,
  media: null,
  captions: none,
  url: empty,
  files: none,
  media_files: [],
  uses: { journeys: [], is_featured: false, recommended_count: 0, saved_count: 0, started_count: 0 },
  ...changes,
})

/** A picture of the media library. */
export const mediaFile = (changes: Partial<MediaFile> = {}): MediaFile => ({
  id: mediaId,
  organization: organization.id,
  kind: 'picture',
  content_type: 'image/png',
  file_name: 'crutches.png',
  size: 48_213,
  alt: { 'en-ca': 'A person on crutches', 'fr-ca': 'Une personne en béquilles' },
  url: 'https://media.lakeside.example/crutches.png',
  revision: 2,
  uses_count: 1,
  created_at: '2026-11-18T15:04:00Z',
  created_by: 'Priya Nair',
  ...changes,
})

/** The same with the contents that use it. */
export const mediaDetail = (changes: Partial<MediaFileDetail> = {}): MediaFileDetail => ({
  ...mediaFile(),
  uses: [{ id: contentId, title: contentRow().title, type: 'article', status: 'published' }],
  journeys: [],
  ...changes,
})
