
export interface PatientCreate {
  /**
     * @minLength 1
     * @maxLength 150
     */
  first_name: string;
  /**
     * @minLength 1
     * @maxLength 150
     */
  last_name: string;
  is_self: boolean;
}
