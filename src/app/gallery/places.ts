/** Where the gallery stands. The bundle test looks for this word in the production build. */
export const GALLERY = '/__ui__'

/** What every title ends with. */
export const PRODUCT = 'Portage'
