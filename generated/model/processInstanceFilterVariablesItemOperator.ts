
/**
 * How the variable is compared with `value`; `like` finds texts that contain it, `in` takes a list.
 */
export type ProcessInstanceFilterVariablesItemOperator = typeof ProcessInstanceFilterVariablesItemOperator[keyof typeof ProcessInstanceFilterVariablesItemOperator];


export const ProcessInstanceFilterVariablesItemOperator = {
  eq: 'eq',
  neq: 'neq',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  like: 'like',
  in: 'in',
} as const;
