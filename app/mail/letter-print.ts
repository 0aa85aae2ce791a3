/**
 * The screen print at the top of mails to guests. Its address never changes, because mails are read again years later; the build makes it
 * from media/ as JPEG, which every mail program shows.
 */
export const letterPrint = {
  path: '/mail-head.jpg',
  width: 580,
  height: 193,
  alt: 'A screen print: the sun low over the sea, and a lit cabin among pines on the headland.',
}
