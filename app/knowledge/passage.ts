/** Text that guests can read on one of our pages, by paragraph or list item, to be quoted word for word. */
export type Passage = {
  page: 'terms and conditions' | 'privacy policy' | 'guest guide'
  /** The title of its section or fold. */
  title: string
  /** Its location: a path with a fragment. */
  address: string
  text: string
  /** A list item: quoted whole. */
  line?: true
  /** The heading above it within the section. */
  under?: string
}

/** The sentences of a passage, which are quoted one by one. */
export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[A-Z“])/)
