import type { ListTasksOrderingItem } from '#generated/model/index.ts'

/** Orderings by query value, with their tie-breakers. */
const orders: Readonly<Record<string, ListTasksOrderingItem[]>> = {
  due_at: ['due_at', '-priority'],
  '-created_at': ['-created_at'],
  '-priority': ['-priority', 'created_at'],
}

export const orderOf = (sort: string): ListTasksOrderingItem[] => orders[sort] ?? ['due_at', '-priority']
