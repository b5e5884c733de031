import styles from './in-reach.module.css'

/** Keeps the buttons of a form in view on a phone. */
export const inReach = styles.inReach
