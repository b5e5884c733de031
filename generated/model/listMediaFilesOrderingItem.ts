
export type ListMediaFilesOrderingItem = typeof ListMediaFilesOrderingItem[keyof typeof ListMediaFilesOrderingItem];


export const ListMediaFilesOrderingItem = {
  file_name: 'file_name',
  '-file_name': '-file_name',
  size: 'size',
  '-size': '-size',
  created_at: 'created_at',
  '-created_at': '-created_at',
} as const;
