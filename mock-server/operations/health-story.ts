import type { Operations } from '../contract.ts'
import { healthStoryOf } from '../records/health-story.ts'
import { ownPatientFor } from './access.ts'

export const healthStory = {
  getHealthStory: (call) => healthStoryOf(call, ownPatientFor(call, call.params.id)),
} satisfies Partial<Operations>
