import type { PersonTrendPoint } from './personTrendPoint.ts';

/**
 * What a person answered to one question whenever it was asked, where the answer is a number.
 */
export interface PersonTrend {
  /**
     * The question, the same on every call; it has no other meaning.
     * @maxLength 200
     */
  id: string;
  /**
     * As it was asked last.
     * @maxLength 500
     */
  question: string;
  /**
     * Unit of the values; null if they have none.
     * @maxLength 40
     * @nullable
     */
  unit: string | null;
  /**
     * The lowest answer of a scale; null for other numbers.
     * @nullable
     */
  minimum: number | null;
  /**
     * The highest answer of a scale; null for other numbers.
     * @nullable
     */
  maximum: number | null;
  /**
     * The latest hundred answers, oldest first.
     * @minItems 2
     */
  points: PersonTrendPoint[];
}
