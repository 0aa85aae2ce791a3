/** What guests can read on a page of ours, a paragraph or a line of a list at a time, to be quoted word for word. */
export type Passage = {
  page: 'terms and conditions' | 'guest guide'
  /** Of its section or fold. */
  title: string
  /** Where it stands: a path with a fragment. */
  address: string
  text: string
  /** A line of a list: said whole. */
  line?: true
  /** The heading within the section that it stands under. */
  under?: string
}
