
/**
 * A relative. The source names mother, father, sibling, child and both pairs of grandparents 'and more' (DATA-53); the others are ours (D-75).
 */
export type FamilyRelation = typeof FamilyRelation[keyof typeof FamilyRelation];


export const FamilyRelation = {
  mother: 'mother',
  father: 'father',
  sibling: 'sibling',
  half_sibling: 'half_sibling',
  child: 'child',
  maternal_grandparents: 'maternal_grandparents',
  paternal_grandparents: 'paternal_grandparents',
  maternal_aunt_uncle: 'maternal_aunt_uncle',
  paternal_aunt_uncle: 'paternal_aunt_uncle',
  cousin: 'cousin',
  other: 'other',
} as const;
