import type { Language } from './language.ts';

/**
 * The captions of a film in one language.
 */
export interface ContentCaptions {
  url: string;
  language: Language;
}
