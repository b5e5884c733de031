import styles from './phone-rows.module.css'

/** The class of a table that is two lines a row on a phone, in place of a card that spells out every column. */
export const phoneRows = styles.rows
