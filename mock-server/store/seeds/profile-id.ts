import { uuidOf } from '../ids.ts'

/** The id of a seeded profile, the same in every world. @param key such as `maya` or `rose` */
export const patientIdOf = (key: string): string => uuidOf(`patient:${key}`)
