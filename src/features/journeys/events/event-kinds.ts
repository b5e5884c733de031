import type { JourneyEventType } from '#generated/model/index.ts'

/** Filter categories of the history, with their event types. */
export const eventKinds = {
  finished: ['task_completed'],
  opened: ['task_opened', 'fill_in_started'],
  removed: ['task_cancelled'],
  questions: ['question_asked'],
  journeys: ['enrolled', 'journey_completed', 'journey_left'],
} as const satisfies Record<string, readonly JourneyEventType[]>

export type EventKind = keyof typeof eventKinds

const isKind = (kind: string | undefined): kind is EventKind =>
  kind !== undefined && Object.hasOwn(eventKinds, kind)

/** The contract's filter for a category; empty for all events. */
export const typesOf = (kind: string | undefined): { type__in?: JourneyEventType[] } =>
  isKind(kind) ? { type__in: [...eventKinds[kind]] } : {}

export const kindNames = Object.keys(eventKinds).filter(isKind)
