
export interface PersonReference {
  id: string;
  display_name: string;
}
