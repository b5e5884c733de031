import type { MediaExportRefusedCode } from './mediaExportRefusedCode.ts';

/**
 * Why a media file cannot be part of a file: `not_a_picture`, it is no PNG, JPEG or WebP picture; `too_large`, it has more
 * than 1 MB.
 */
export interface MediaExportRefused {
  /** What went wrong, for people, in the language of the request. */
  detail: string;
  /** Reason for the refusal, for programs. Stable across languages. */
  code: MediaExportRefusedCode;
}
