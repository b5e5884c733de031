import { uuidOf } from '../../ids.ts'

/**
 * The id of a seeded health record.
 * @param kind as its ids begin: `condition`
 * @param key of its seed: `maya-asthma`
 */
export const recordId = (kind: string, key: string): string => uuidOf(`${kind}:${key}`)
