
/**
 * date: a text YYYY-MM-DD.
 */
export type ActivityNeedKind = typeof ActivityNeedKind[keyof typeof ActivityNeedKind];


export const ActivityNeedKind = {
  date: 'date',
  number: 'number',
  text: 'text',
} as const;
