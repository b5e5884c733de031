
export type GetProcessDefinitionParams = {
/**
 * The profile that `recommendation` and `enrolment` tell about; without it, the caller's active one.
 */
patient?: string;
};
