
export type EventOrderingParameterItem = typeof EventOrderingParameterItem[keyof typeof EventOrderingParameterItem];


export const EventOrderingParameterItem = {
  occurred_at: 'occurred_at',
  '-occurred_at': '-occurred_at',
} as const;
