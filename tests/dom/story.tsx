import type { ReactNode } from 'react'
import type {
  HealthStory,
  HealthStorySection,
  HealthStorySections,
  HealthStoryShare,
  HealthStoryShareCreated,
  HealthStoryShareReview,
  RecordStatementStatus,
  SharedHealthStory,
} from '#generated/model/index.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { aDocument } from './documents.tsx'
import { answer } from './server.ts'
import { allergy, condition, entry, patientId } from './health-records.tsx'
import { uuid } from './ids.ts'
import { profiles, user } from './journeys.ts'
import { medication, testResult } from './medications.tsx'
import { immunization, measurement, procedure } from './records.tsx'
import { renderPage } from './render-page.tsx'

/** A part with these records. */
export const part = <Row,>(results: Row[], count = results.length) => ({
  status: 'ok' as const,
  count,
  last_updated: results.length > 0 ? '2026-11-02T15:00:00Z' : null,
  statement: null,
  results,
})

/** A part without records, and what was said in their place. */
export const nothing = (statement: RecordStatementStatus | null = null) => ({ ...part([]), statement })

/** A part that could not be had. */
export const failed = () => ({ ...part([]), status: 'failed' as const })

/** One record of every kind. */
const fullSections = (): HealthStorySections => ({
  allergies: part([allergy({ allergen: 'Penicillin', severity: 'severe', reactions: ['anaphylaxis'] })]),
  medications: part([medication()]),
  conditions: part([condition()]),
  immunizations: part([immunization({ id: uuid(11) })]),
  procedures: part([procedure({ id: uuid(12) })]),
  family_history: part([entry()]),
  test_results: part([testResult()]),
  measurements: part([measurement({ id: uuid(13) })]),
  documents: part([aDocument()]),
})

/** Maya's Health Story; parts that are named are in place of the full ones. */
export const story = (changes: HealthStorySections = {}): HealthStory => ({
  patient: {
    id: patientId,
    display_name: 'Maya Tremblay',
    date_of_birth: '1988-04-12',
    preferred_language: 'en-ca',
    spoken_languages: null,
    implants: null,
    emergency_contact: { name: 'Luc Tremblay', relation: null, phone: '+1 514 555 0110' },
  },
  generated_at: '2026-11-20T15:04:00Z',
  sections: { ...fullSections(), ...changes },
})

/** Nothing written down of any kind. */
export const emptyStory = (): HealthStory => ({
  ...story(),
  sections: Object.fromEntries(Object.keys(fullSections()).map((kind) => [kind, nothing()])),
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

export const share = (changes: Partial<HealthStoryShare> = {}): HealthStoryShare => ({
  id: '6d2f0b7a-1c3e-4f50-8a9b-0c1d2e3f4001',
  patient: patientId,
  label: 'Dr. Roy',
  view: 'full',
  sections: ['allergies', 'medications'] satisfies HealthStorySection[],
  hidden_records: [],
  since: null,
  language: 'both',
  allow_note: true,
  status: 'active',
  created_at: hours(-1),
  expires_at: '2026-11-22T19:05:00Z',
  revoked_at: null,
  opened_count: 0,
  last_opened_at: null,
  openings: [],
  notes: [],
  ...changes,
})

export const token = '4Jq0nTq8pSg7m2XWcVb1aQ'

export const created = (): HealthStoryShareCreated => ({
  id: share().id,
  token,
  url: `https://portage.example/share/${token}/accept`,
  passcode: '482913',
  expires_at: '2026-11-22T19:05:00Z',
})

/** The preview for the holder of the link. */
export const review = (changes: Partial<HealthStoryShareReview> = {}): HealthStoryShareReview => ({
  from_name: 'Maya T.',
  expires_at: hours(47.5),
  allow_note: true,
  attempts_remaining: 5,
  ...changes,
})

/** The reader's view: two sections, in English. */
export const shared = (changes: Partial<SharedHealthStory> = {}): SharedHealthStory => {
  const { allergies, medications } = fullSections()
  return {
    from_name: 'Maya T.',
    expires_at: hours(47.5),
    view: 'full',
    language: 'en-ca',
    allow_note: true,
    since: null,
    story: { ...story(), sections: { allergies, medications } },
    ...changes,
  }
}

type Options = { pattern: string; at: string; locale?: Locale }

/** Draws the page of Maya's Health Story, with toasts. */
export function renderStory(element: ReactNode, options: Options) {
  answer('getCurrentUser', user)
  answer('listPatients', profiles)
  return renderPage(element, {
    texts: ['summary', 'story', 'sharing', 'records', 'kit', 'validation'],
    ...options,
  })
}

/** Renders a page for a person without an account. */
export const renderShare = (element: ReactNode, options: Options) =>
  renderPage(element, { texts: ['share', 'story', 'kit'], ...options })
