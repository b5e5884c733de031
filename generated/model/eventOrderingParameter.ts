import type { EventOrderingParameterItem } from './eventOrderingParameterItem.ts';

/**
 * Newest first without it.
 */
export type EventOrderingParameter = EventOrderingParameterItem[];
