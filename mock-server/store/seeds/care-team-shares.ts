import type { HealthStorySection } from '#generated/model/index.ts'

type CareTeamShareSeed = {
  readonly organization: string
  readonly patient: string
  readonly sections: readonly HealthStorySection[]
  readonly openedBy: readonly { readonly person: string; readonly daysAgo: number }[]
}

/** Maya and Rose show a part of their Health Story to Lakeside. */
export const careTeamShareSeeds: readonly CareTeamShareSeed[] = [
  {
    organization: 'lakeside',
    patient: 'maya',
    sections: ['allergies', 'medications', 'conditions'],
    openedBy: [{ person: 'samuel', daysAgo: 3 }],
  },
  { organization: 'lakeside', patient: 'rose', sections: ['medications'], openedBy: [] },
]
