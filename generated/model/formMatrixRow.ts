import type { LocalizedText } from './localizedText.ts';

/**
 * One question of a grid.
 */
export interface FormMatrixRow {
  /**
     * Key of its answer; unique within the grid.
     * @pattern ^[a-z][a-z0-9_]{0,63}$
     */
  key: string;
  label: LocalizedText;
}
