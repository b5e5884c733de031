
/**
 * What a content is about. The list is fixed, so that every portal can name each topic in both languages.
 */
export type ContentTag = typeof ContentTag[keyof typeof ContentTag];


export const ContentTag = {
  surgery: 'surgery',
  pain: 'pain',
  breathing: 'breathing',
  pregnancy_baby: 'pregnancy_baby',
  mental_health: 'mental_health',
  sleep: 'sleep',
  diabetes: 'diabetes',
  vaccines: 'vaccines',
  medications: 'medications',
  nutrition: 'nutrition',
  movement: 'movement',
  using_care: 'using_care',
} as const;
