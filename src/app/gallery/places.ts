/** Path of the gallery. The bundle test searches the production build for it. */
export const GALLERY = '/__ui__'

export const PRODUCT = 'Portage'
