import type { HealthStory } from '#generated/model/index.ts'

type Story = Pick<HealthStory, 'sections'>

/** Whether there are records; a section that failed to load may have some. */
export const hasRecords = ({ sections }: Story): boolean =>
  Object.values(sections).some(({ status, count }) => status === 'failed' || count > 0)

/** Whether a reader would learn something: from records, or from a statement such as "no known allergies". */
export const isWorthReading = (story: Story): boolean =>
  hasRecords(story) ||
  Object.values(story.sections).some(({ statement }) => statement !== null && statement !== 'declined')
