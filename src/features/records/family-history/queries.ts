import {
  getListFamilyHistoryQueryOptions,
  getListFamilyHistorySuspenseQueryOptions,
} from '#generated/endpoints/family-history/family-history.ts'
import { FamilyRelation } from '#generated/model/index.ts'

/** The contract's maximum page size, because relatives are grouped. */
export const PAGE_SIZE = 100

export const relations = Object.values(FamilyRelation)

export const relationFrom = (text: string | undefined): FamilyRelation | undefined =>
  relations.find((one) => one === text)

type Wanted = { patientId: string; page: number; search: string; relation: FamilyRelation | undefined }

/** One page of the family history, closest relatives first. */
export const familyPage = ({ patientId, page, search, relation }: Wanted) =>
  getListFamilyHistorySuspenseQueryOptions({
    patient: patientId,
    page,
    page_size: PAGE_SIZE,
    ...(relation && { relation }),
    ...(search !== '' && { search }),
  })

/** Existing entries of one relative. */
export const ofRelative = (patientId: string, relation: FamilyRelation) =>
  getListFamilyHistoryQueryOptions({ patient: patientId, relation, page_size: 100 })
