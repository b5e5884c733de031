import type { LocalizedText } from './localizedText.ts';

/**
 * A variable that the care team may see beside a person's name, and what to call it there.
 */
export interface JourneyDesignColumn {
  /**
     * Name of the variable in the process instance.
     * @maxLength 100
     */
  variable: string;
  label: LocalizedText;
}
