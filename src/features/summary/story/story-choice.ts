import type { HealthStory, HealthStorySection, HealthStorySections } from '#generated/model/index.ts'
import { recordsBefore } from './story-since.ts'

type Choice = {
  sections: readonly HealthStorySection[]
  hidden: readonly string[]
  since: string | null
}

/** A section without the hidden records, as the server would return it. */
function chosen<Row extends { id: string }, Section extends { results: readonly Row[]; count: number }>(
  section: Section,
  hidden: readonly string[],
): Section {
  const results = section.results.filter(({ id }) => !hidden.includes(id))
  const left = section.results.length - results.length
  return left === 0 ? section : { ...section, results, count: section.count - left, statement: null }
}

/** The part of a Health Story that a share shows (2.16). */
export function chosenStory(story: HealthStory, { sections, hidden, since }: Choice): HealthStory {
  const out = since === null ? hidden : [...hidden, ...recordsBefore(story.sections, since)]
  const parts = Object.entries(story.sections)
    .filter(([part]) => sections.some((one) => one === part))
    .map(([part, section]) => [part, section && chosen(section, out)] as const)
  return { ...story, sections: Object.fromEntries(parts) satisfies HealthStorySections }
}

/** Whether no section has anything to show. */
export const isEmptyStory = ({ sections }: HealthStory): boolean =>
  Object.values(sections).every((section) => section?.status === 'ok' && section.count === 0)
