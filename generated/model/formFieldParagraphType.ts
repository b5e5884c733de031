
/**
 * Kind of the question; decides which other fields it has.
 */
export type FormFieldParagraphType = typeof FormFieldParagraphType[keyof typeof FormFieldParagraphType];


export const FormFieldParagraphType = {
  paragraph: 'paragraph',
} as const;
