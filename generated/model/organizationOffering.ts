import type { Language } from './language.ts';

/**
 * A journey of an organization and whether it is open to people. One that is off accepts no new people; enrolled people
 * continue. One that cannot be discovered is for people who are invited.
 */
export interface OrganizationOffering {
  /** Id of the journey’s definition. */
  process_definition: string;
  /** Id of the organization. */
  organization: string;
  /** Name of the journey. */
  name: string;
  /**
     * The languages the journey is written in.
     * @maxItems 2
     */
  written_languages: Language[];
  /**
     * Those of them that people are offered it in.
     * @minItems 1
     * @maxItems 2
     */
  languages: Language[];
  /** Whether new people can join. */
  is_offered: boolean;
  /** Whether patients find it without an invitation. */
  is_discoverable: boolean;
  /**
     * Position in lists, from 1.
     * @minimum 1
     */
  position: number;
  /**
     * People who are in it now.
     * @minimum 0
     */
  active_count: number;
  /**
     * Grows with every write, for If-Match.
     * @minimum 1
     */
  revision: number;
}
