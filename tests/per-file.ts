const renewals: (() => void)[] = []

/** Support code that keeps state for a worker says here how to begin anew after each test file. */
export const afterEachFile = (renew: () => void): void => void renewals.push(renew)

export function endFile(): void {
  for (const renew of renewals) renew()
}
