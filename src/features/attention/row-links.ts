/** The link of each row of the worklist, from the first to the last. */
export const rowLinks = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-item] a') ?? []),
]
