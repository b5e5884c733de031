
/**
 * `file` downloads; `link` opens another site.
 */
export type ResourceKind = typeof ResourceKind[keyof typeof ResourceKind];


export const ResourceKind = {
  file: 'file',
  link: 'link',
} as const;
