
export type GetRecordStatementParams = {
/**
 * Of this profile.
 */
patient: string;
};
