
/**
 * Reason for the refusal, for programs. Stable across languages.
 */
export type MediaExportRefusedCode = typeof MediaExportRefusedCode[keyof typeof MediaExportRefusedCode];


export const MediaExportRefusedCode = {
  not_a_picture: 'not_a_picture',
  too_large: 'too_large',
} as const;
