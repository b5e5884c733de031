import {
  getGetMeasurementSuspenseQueryOptions,
  getListMeasurementsQueryKey,
  getListMeasurementsQueryOptions,
  getListMeasurementsSuspenseQueryOptions,
  listMeasurements,
} from '#generated/endpoints/measurements/measurements.ts'
import { queryOptions } from '@tanstack/react-query'
import type { MeasurementKind } from '#generated/model/index.ts'
import { readPages } from '#src/api/read-pages.ts'
import { PAGE_SIZE } from '../record/record.ts'

/** Maximum number of values in a chart. */
const MOST_IN_CHART = 100

/** The latest value of each kind, newest first. */
export const latestOfEach = (patient: string) =>
  getListMeasurementsSuspenseQueryOptions({ patient, latest: true })

/** The same for the form, which does not wait for it. */
export const lastOfEach = (patient: string) => getListMeasurementsQueryOptions({ patient, latest: true })

/** The latest values of all kinds, for the small charts. */
export const recentOfAll = (patient: string) =>
  getListMeasurementsQueryOptions({ patient, page_size: MOST_IN_CHART })

/** The latest values of one kind, newest first. */
export const recentOf = (patient: string, kind: MeasurementKind) =>
  getListMeasurementsSuspenseQueryOptions({ patient, kind, page_size: MOST_IN_CHART })

/** One page of the values of a kind. */
export const pageOf = (patient: string, kind: MeasurementKind, page: number) =>
  getListMeasurementsSuspenseQueryOptions({ patient, kind, page, page_size: PAGE_SIZE })

/** All values from a moment on, oldest first, to recognize those of a file. No other query has this order. */
export const allFrom = (patient: string, from = '') => {
  const of = { patient, measured_at__gte: from, ordering: ['measured_at' as const] }
  return queryOptions({
    queryKey: getListMeasurementsQueryKey(of),
    queryFn: ({ signal }) =>
      from === '' ? [] : readPages((page) => listMeasurements({ ...of, ...page }, undefined, signal)),
  })
}

export const measurementDetail = (id: string) => getGetMeasurementSuspenseQueryOptions(id)
