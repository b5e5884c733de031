
export type FormAlertWhatToDoItem = typeof FormAlertWhatToDoItem[keyof typeof FormAlertWhatToDoItem];


export const FormAlertWhatToDoItem = {
  call_911: 'call_911',
  call_811: 'call_811',
  call_clinic: 'call_clinic',
} as const;
