import styles from './phone-rows.module.css'

/** Class of a table with two lines per row on a phone, instead of a card that lists every column. */
export const phoneRows = styles.rows
