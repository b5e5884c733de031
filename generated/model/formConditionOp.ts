
/**
 * How the answer is compared with `value`. `answered` and `empty` take no `value`.
 */
export type FormConditionOp = typeof FormConditionOp[keyof typeof FormConditionOp];


export const FormConditionOp = {
  eq: 'eq',
  ne: 'ne',
  in: 'in',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  contains: 'contains',
  answered: 'answered',
  empty: 'empty',
} as const;
