/** Where the gallery stands. The bundle test looks for this word in the production build. */
export const GALLERY = '/__ui__'

export const PRODUCT = 'Portage'
