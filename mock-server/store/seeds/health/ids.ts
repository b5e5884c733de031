import { uuidOf } from '../../ids.ts'

/**
 * The id of a seeded health record.
 * @param kind the prefix of its ids: `condition`
 * @param key of its seed: `maya-asthma`
 */
export const recordId = (kind: string, key: string): string => uuidOf(`${kind}:${key}`)
