import { shareAttempts, shareLifetime } from '../engine/shares.ts'
import { uuidOf } from './ids.ts'
import { shareSeeds } from './seeds/shares.ts'
import type { World } from './world.ts'

const hour = 3_600_000

/** Seeds the shares of a new world. @param now epoch ms, when the world starts */
export function seedShares({ tables }: World, now: number): void {
  for (const { token, patient, hoursAgo, revokedAfter, openings, notes, ...rest } of shareSeeds) {
    const id = uuidOf(`share:${token}`)
    const createdAt = now - hoursAgo * hour
    tables.shares.set(id, {
      ...rest,
      id,
      token,
      patient: uuidOf(`patient:${patient}`),
      view: 'full',
      hiddenRecords: [],
      since: null,
      createdAt,
      expiresAt: createdAt + shareLifetime,
      revokedAt: revokedAfter === undefined ? null : createdAt + revokedAfter * hour,
      attemptsLeft: shareAttempts,
      openings: openings.map(({ after, by }) => ({ openedAt: createdAt + after * hour, recipientName: by })),
      notes: notes.map(({ after, by, text }, at) => ({
        id: uuidOf(`share-note:${token}:${at}`),
        authorName: by,
        text,
        createdAt: createdAt + after * hour,
      })),
      accesses: new Set(),
    })
  }
}
