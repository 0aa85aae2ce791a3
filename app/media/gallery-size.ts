import pictures from '../../media/pictures.json' with { type: 'json' }

/** How many photographs the gallery shows: those with a category. Read from the list, for code outside the build. */
export const galleryPhotos = pictures.filter(({ category }) => category !== undefined).length
