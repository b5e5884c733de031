import type { HealthStorySection } from '#generated/model/index.ts'

/** What a person shows of their Health Story to the care team of an organization. */
export type CareTeamShareRow = {
  readonly sections: readonly HealthStorySection[]
  /** The last day; ISO text. */
  readonly until: string | null
  /** Oldest first. */
  readonly openings: readonly {
    readonly openedAt: number
    /** A user. */
    readonly openedBy: string
    readonly sections: readonly HealthStorySection[]
  }[]
}

/** Under which a share is kept. */
export const shareKey = (organization: string, patient: string): string => `${organization}:${patient}`
