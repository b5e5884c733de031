
export type GetOrganizationJourneyCourseParams = {
/**
 * Another published version, by its number.
 * @minimum 1
 */
version?: number;
};
