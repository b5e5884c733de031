import { uuidOf } from '../ids.ts'

/** The id of a seeded form, by its key. */
export const formIdOf = (key: string): string => uuidOf(`form:${key}`)
