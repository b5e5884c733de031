
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldMatrixType = typeof FormFieldMatrixType[keyof typeof FormFieldMatrixType];


export const FormFieldMatrixType = {
  matrix: 'matrix',
} as const;
