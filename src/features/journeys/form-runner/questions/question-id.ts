/** The id of a question's focusable element; the error summary links to it. */
export const questionId = (path: string): string => `question-${path.replaceAll('.', '-')}`
