import type { ReactNode } from 'react'
import type { Content, Resource, UserContent, UserContentDetail } from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { answer } from './server.ts'
import { organization, organizationId, page, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const contentId = '3b2f8d41-6c7e-4f90-8b1c-2d3e4f500001'

type Changes = Partial<Omit<UserContent, 'content'>> & { content?: Partial<Content> }

/** An article of Maya's library, with overrides. */
export const userContent = ({ content, ...changes }: Changes = {}): UserContent => ({
  id: contentId,
  content: {
    id: '2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001',
    type: 'article',
    title: 'Sleeping better',
    summary: 'Habits that work.',
    language: 'en-ca',
    languages: ['en-ca', 'fr-ca'],
    tags: ['sleep'],
    minutes: 4,
    image: null,
    image_alt: '',
    author: 'Lakeside Family Health',
    published_at: '2026-03-02',
    reviewed_at: '2026-09-14',
    ...content,
  },
  organization: organizationId,
  patient: user.current_patient,
  process_instance: null,
  recommended_by: null,
  reason: null,
  progress: 0,
  read_at: null,
  saved_at: null,
  helpful: null,
  ...changes,
})

type Parts = Partial<Pick<UserContentDetail, 'body' | 'media' | 'transcript' | 'resources'>>
export const detail = (changes: Changes = {}, parts: Parts = {}): UserContentDetail => ({
  ...userContent(changes),
  body: '<h2>By day</h2><p>Get up early.</p>',
  media: null,
  transcript: null,
  resources: [],
  ...parts,
})

export const resource = (changes: Partial<Resource> = {}): Resource => ({
  id: '4c308e52-7d8f-4a01-9c2d-3e4f50610001',
  organization: organizationId,
  kind: 'file',
  title: 'My hospital bag',
  description: 'One page to print.',
  language: 'en-ca',
  languages: ['en-ca'],
  url: 'https://media.lakeside.example/bag.pdf',
  media_type: 'application/pdf',
  size: 18_500,
  page_count: 1,
  publisher: 'Lakeside Family Health',
  reviewed_at: '2026-09-14',
  ...changes,
})

type Options = { pattern: string; at: string; locale?: Locale; carousel?: boolean }

/** Draws a page of the library for Maya, with toasts. */
export async function renderLibrary(element: ReactNode, { carousel = false, ...options }: Options) {
  answer('getCurrentUser', user)
  answer('listOrganizations', page([organization]))
  return renderPage(element, {
    texts: ['library', 'kit'],
    flags: { carouselLibraryView: carousel },
    ...options,
  })
}
