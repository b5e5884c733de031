import type { DocumentCategory } from './documentCategory.ts';
import type { DocumentStatus } from './documentStatus.ts';
import type { ListDocumentsOrderingItem } from './listDocumentsOrderingItem.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';
import type { SearchParameter } from './searchParameter.ts';

export type ListDocumentsParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Only these categories.
 */
category__in?: DocumentCategory[];
/**
 * Only these states of the analysis.
 */
status__in?: DocumentStatus[];
/**
 * Only what holds this text, whatever its case and accents.
 * @maxLength 200
 */
search?: SearchParameter;
/**
 * Newest first without it.
 */
ordering?: ListDocumentsOrderingItem[];
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
