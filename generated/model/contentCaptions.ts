import type { Language } from './language.ts';

/**
 * The captions of a film in one language.
 */
export interface ContentCaptions {
  /** Address of the file. */
  url: string;
  language: Language;
}
