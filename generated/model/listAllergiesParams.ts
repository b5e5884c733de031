import type { AllergyCategory } from './allergyCategory.ts';
import type { AllergyStatus } from './allergyStatus.ts';
import type { ListAllergiesOrderingItem } from './listAllergiesOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListAllergiesParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Only those of this status.
 */
status?: AllergyStatus;
/**
 * Only this kind.
 */
category?: AllergyCategory;
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * The most serious ones first without it, anaphylaxis before all; `-severity` is that order, too.
 */
ordering?: ListAllergiesOrderingItem[];
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
