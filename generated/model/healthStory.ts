import type { HealthStoryPerson } from './healthStoryPerson.ts';
import type { HealthStorySections } from './healthStorySections.ts';

/**
 * A person's health record at a glance (HEALTH, DATA-45..56).
 */
export interface HealthStory {
  patient: HealthStoryPerson;
  /** When the summary was put together. */
  generated_at: string;
  sections: HealthStorySections;
}
