/** The display name of a medication: 'Metformin 500 mg'. */
export const productName = ({ name, strength }: { name: string; strength: string | null }): string =>
  strength ? `${name} ${strength}` : name
