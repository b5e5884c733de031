import type { AudienceParameter } from './audienceParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type ListProcessInstanceActivitiesParams = {
/**
 * Who does the step: patient, the patient or who looks after them; provider, the care team. What a care team does is
 * never shown to patients: it is in none of their lists, and its address is a 404 for them.
 */
audience?: AudienceParameter;
/**
 * The page of the list, from 1. A page past the end is a 404.
 * @minimum 1
 */
page?: PageParameter;
/**
 * How many results a page holds.
 * @minimum 1
 * @maximum 100
 */
page_size?: PageSizeParameter;
};
