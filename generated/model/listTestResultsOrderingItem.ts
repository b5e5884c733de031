
export type ListTestResultsOrderingItem = typeof ListTestResultsOrderingItem[keyof typeof ListTestResultsOrderingItem];


export const ListTestResultsOrderingItem = {
  collected_at: 'collected_at',
  '-collected_at': '-collected_at',
  test_name: 'test_name',
  '-test_name': '-test_name',
  panel: 'panel',
  '-panel': '-panel',
  out_of_range: 'out_of_range',
  '-out_of_range': '-out_of_range',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
