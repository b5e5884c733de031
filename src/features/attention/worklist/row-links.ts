/** The link of each worklist row, in order. */
export const rowLinks = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-item] a') ?? []),
]
