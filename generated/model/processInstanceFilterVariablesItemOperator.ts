
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
