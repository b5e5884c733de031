
export type ListMeasurementsOrderingItem = typeof ListMeasurementsOrderingItem[keyof typeof ListMeasurementsOrderingItem];


export const ListMeasurementsOrderingItem = {
  measured_at: 'measured_at',
  '-measured_at': '-measured_at',
  updated_at: 'updated_at',
  '-updated_at': '-updated_at',
} as const;
