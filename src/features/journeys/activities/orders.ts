import type { ListTasksOrderingItem } from '#generated/model/index.ts'

/** How activities can be ordered, by what stands in the address, and what decides where that is the same. */
const orders: Readonly<Record<string, ListTasksOrderingItem[]>> = {
  due_at: ['due_at', '-priority'],
  '-created_at': ['-created_at'],
  '-priority': ['-priority', 'created_at'],
}

export const orderOf = (sort: string): ListTasksOrderingItem[] => orders[sort] ?? ['due_at', '-priority']
