import type { ListMeasurementsOrderingItem } from './listMeasurementsOrderingItem.ts';
import type { MeasurementKind } from './measurementKind.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RecordPatientParameter } from './recordPatientParameter.ts';

export type ListMeasurementsParams = {
/**
 * Whose records; one of the caller's own profiles.
 */
patient: RecordPatientParameter;
/**
 * Only measurements of this kind.
 */
kind?: MeasurementKind;
/**
 * From this moment on.
 */
measured_at__gte?: string;
/**
 * True: of every kind only the newest measurement that fits the other filters.
 */
latest?: boolean;
/**
 * Newest first by default.
 */
ordering?: ListMeasurementsOrderingItem[];
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
