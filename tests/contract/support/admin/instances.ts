import { seeded } from '../app.ts'
import type { MadeSample } from '../sample.ts'

const hip = `/v1/process-instances/${seeded.journey('maya-hip')}/`

/** What only administrators do with process instances. */
export const instanceCalls = {
  deleteProcessInstance: { path: hip, as: 'priya' },
  listProcessInstanceVariables: { path: `${hip}variable/?search=si`, as: 'priya' },
} satisfies Record<string, MadeSample>
