export type BeginValues = { key: string; english: string; french: string }
export type BeginProblem = 'keyEmpty' | 'keyWrong' | 'titleEmpty'

/** What is wrong before anything is sent. */
export function checkBegin({
  key,
  english,
  french,
}: BeginValues): Partial<Record<keyof BeginValues, BeginProblem>> {
  return {
    ...(key.trim() === ''
      ? { key: 'keyEmpty' as const }
      : !/^[a-z][a-z0-9-]{0,63}$/.test(key.trim()) && { key: 'keyWrong' as const }),
    ...(english.trim() === '' && french.trim() === '' && { english: 'titleEmpty' as const }),
  }
}

/** A key that fits: small letters, digits and hyphens. */
export const keyFrom = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 64)
