/** The steps of the download, in order. */
export const steps = ['account', 'journeys', 'answers', 'records', 'files'] as const
export type Step = (typeof steps)[number]
