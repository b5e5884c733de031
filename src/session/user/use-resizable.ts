import { useFlag } from './use-flag.ts'

/** The name that a table stores its column widths under, where columns are resizable (FLAG-11). */
export const useResizable = (table: string) => (useFlag('columnResizing') ? table : undefined)
