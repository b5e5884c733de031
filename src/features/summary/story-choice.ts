import type { HealthStory, HealthStorySection, HealthStorySections } from '#generated/model/index.ts'
import { recordsBefore } from './story-since.ts'

type Choice = {
  sections: readonly HealthStorySection[]
  hidden: readonly string[]
  since: string | null
}

/** A part without the records that are left out, as the server would tell it: nothing is said in their place. */
function chosen<Row extends { id: string }, Section extends { results: readonly Row[]; count: number }>(
  section: Section,
  hidden: readonly string[],
): Section {
  const results = section.results.filter(({ id }) => !hidden.includes(id))
  const left = section.results.length - results.length
  return left === 0 ? section : { ...section, results, count: section.count - left, statement: null }
}

/** What a share shows of a Health Story: the chosen parts without what is left out (2.16). */
export function chosenStory(story: HealthStory, { sections, hidden, since }: Choice): HealthStory {
  const out = since === null ? hidden : [...hidden, ...recordsBefore(story.sections, since)]
  const parts = Object.entries(story.sections)
    .filter(([part]) => sections.some((one) => one === part))
    .map(([part, section]) => [part, section && chosen(section, out)] as const)
  return { ...story, sections: Object.fromEntries(parts) satisfies HealthStorySections }
}

/** The parts of a story in which nothing is to be seen. */
export const isEmptyStory = ({ sections }: HealthStory): boolean =>
  Object.values(sections).every((section) => section?.status === 'ok' && section.count === 0)
