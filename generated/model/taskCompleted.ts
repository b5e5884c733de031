
export interface TaskCompleted {
  submission_id: string;
}
