const renewals: (() => void)[] = []

/** Support code with state per worker registers its reset after each test file here. */
export const afterEachFile = (renew: () => void): void => void renewals.push(renew)

export function endFile(): void {
  for (const renew of renewals) renew()
}
