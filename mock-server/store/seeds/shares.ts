import type { HealthStoryLanguage, HealthStorySection } from '#generated/model/index.ts'

/** A seeded share. `hoursAgo`: when it was created; other times are in hours from then. */
export type ShareSeed = {
  readonly token: string
  readonly passcode: string
  /** The profile, by the key that the people's seeds give it. */
  readonly patient: string
  readonly label: string
  readonly sections: readonly HealthStorySection[]
  readonly language: HealthStoryLanguage
  readonly allowNote: boolean
  readonly hoursAgo: number
  readonly revokedAfter?: number
  readonly openings: readonly { readonly after: number; readonly by: string }[]
  readonly notes: readonly { readonly after: number; readonly by: string; readonly text: string }[]
}

const all: readonly HealthStorySection[] = [
  'allergies',
  'medications',
  'conditions',
  'immunizations',
  'procedures',
  'family_history',
  'test_results',
  'measurements',
  'documents',
]

export const shareSeeds: readonly ShareSeed[] = [
  {
    token: 'share-maya-open-for-dr-roy',
    passcode: '482913',
    patient: 'maya',
    label: 'Dr. Roy, walk-in clinic',
    sections: ['allergies', 'medications', 'conditions', 'test_results'],
    language: 'both',
    allowNote: true,
    hoursAgo: 20,
    openings: [
      { after: 2, by: 'Dr. Roy, walk-in clinic' },
      { after: 17, by: '' },
    ],
    notes: [
      {
        after: 2.2,
        by: 'Dr. Roy',
        text: 'Thank you. Please bring your inhaler to the next visit, and ask the lab for a copy of the new results.',
      },
    ],
  },
  {
    token: 'share-maya-turned-off-01',
    passcode: '305172',
    patient: 'maya',
    label: 'Pharmacie du coin',
    sections: ['allergies', 'medications'],
    language: 'fr-ca',
    allowNote: false,
    hoursAgo: 30,
    revokedAfter: 5,
    openings: [{ after: 1, by: 'Pharmacie du coin' }],
    notes: [],
  },
  {
    token: 'share-maya-expired-0001',
    passcode: '771204',
    patient: 'maya',
    label: 'Physiotherapy',
    sections: all,
    language: 'en-ca',
    allowNote: true,
    hoursAgo: 24 * 12,
    openings: [],
    notes: [],
  },
]
