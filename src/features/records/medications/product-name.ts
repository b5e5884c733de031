/** A medicine as people tell one from another: 'Metformin 500 mg'. */
export const productName = ({ name, strength }: { name: string; strength: string | null }): string =>
  strength ? `${name} ${strength}` : name
