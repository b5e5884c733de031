import { getListPatientsSuspenseQueryOptions } from '#generated/endpoints/patients/patients.ts'

/** The profiles that somebody keeps, for herself and for those she cares for (CALL-19). */
export const ownProfiles = () => getListPatientsSuspenseQueryOptions({ user: 'current_user', page_size: 100 })
