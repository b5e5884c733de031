import { getListFaqsSuspenseQueryOptions } from '#generated/endpoints/faqs/faqs.ts'
import { getGetResourceSuspenseQueryOptions } from '#generated/endpoints/resources/resources.ts'
import {
  getGetUserContentSuspenseQueryOptions,
  getListUserContentsQueryOptions,
  getListUserContentsSuspenseQueryOptions,
} from '#generated/endpoints/user-contents/user-contents.ts'
import type { ListUserContentsParams, ProcessInstance } from '#generated/model/index.ts'
import { type ShelfName, shelfParams } from './home/shelves.ts'

/** An organization's library for the active profile (LIB-02). */
export type Whose = { organization: string; patient: string | null }

/** Without a profile, the library is the person's own. */
const of = ({ organization, patient }: Whose) => ({ organization, ...(patient !== null && { patient }) })

/** Cards per shelf; a link shows the rest. */
export const ON_SHELF = 6

/** One shelf of the library, with its own loading and error states. */
export const shelf = (whose: Whose, name: ShelfName) =>
  getListUserContentsQueryOptions({ ...of(whose), ...shelfParams[name], page_size: ON_SHELF })

export const recommended = (whose: Whose) =>
  getListUserContentsSuspenseQueryOptions({ ...of(whose), recommended: true, page_size: 3 })

export const ofJourney = ({
  id,
  organization,
  patient,
}: Pick<ProcessInstance, 'id' | 'organization' | 'patient'>) =>
  getListUserContentsSuspenseQueryOptions({
    ...of({ organization, patient: patient.id }),
    process_instance: id,
    page_size: ON_SHELF,
  })

export const libraryPage = (whose: Whose, wanted: ListUserContentsParams) =>
  getListUserContentsSuspenseQueryOptions({ ...of(whose), ...wanted })

export const contentDetail = (id: string) => getGetUserContentSuspenseQueryOptions(id)

export const resourceDetail = (id: string) => getGetResourceSuspenseQueryOptions(id)

/** Small list: fetched once, searched on the client. */
export const faqs = () => getListFaqsSuspenseQueryOptions({ page_size: 100 })
