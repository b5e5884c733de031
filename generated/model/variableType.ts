
/**
 * The engine's name for the type of a value (D-73).
 */
export type VariableType = typeof VariableType[keyof typeof VariableType];


export const VariableType = {
  String: 'String',
  Number: 'Number',
  Boolean: 'Boolean',
  Json: 'Json',
  Null: 'Null',
} as const;
