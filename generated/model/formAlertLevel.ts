
/**
 * `emergency`: immediately; `urgent`: today; `notice`: soon.
 */
export type FormAlertLevel = typeof FormAlertLevel[keyof typeof FormAlertLevel];


export const FormAlertLevel = {
  emergency: 'emergency',
  urgent: 'urgent',
  notice: 'notice',
} as const;
