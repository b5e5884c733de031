
/**
 * A draft was never published; a published form is what the next task opens with; a retired one is taken into no
 * journey any more.
 */
export type FormStatus = typeof FormStatus[keyof typeof FormStatus];


export const FormStatus = {
  draft: 'draft',
  published: 'published',
  retired: 'retired',
} as const;
