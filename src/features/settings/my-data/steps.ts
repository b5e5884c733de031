/** What is collected for the copy of one's data, in this order. */
export const steps = ['account', 'journeys', 'answers', 'records', 'files'] as const
export type Step = (typeof steps)[number]
