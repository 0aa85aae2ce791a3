import pictures from '../../media/pictures.json' with { type: 'json' }

/** How many photographs the gallery shows: those with a category. From the list itself, for code that no build has given the pictures. */
export const galleryPhotos = pictures.filter(({ category }) => category !== undefined).length
