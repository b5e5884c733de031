import { uuidOf } from '../ids.ts'

/** The id of a seeded journey, the same in every world. @param key such as `maya-hip` */
export const journeyIdOf = (key: string): string => uuidOf(`journey:${key}`)
