/**
 * What is done from which confidence. Shares and probabilities, 0 to 1, each measured on the question sets (docs/concierge-figures.md).
 * Unless a line says otherwise it is of the topic's confidence, and reads "from here on".
 */
export const thresholds = {
  /** Answered plainly. */
  answer: 0.58,
  /** Answered plainly although words are left over that the topic does not explain. */
  stray: 0.7,
  /** Of the model's probability: words that are left over, a name or a slip of the pen, raise no doubt. */
  sure: 0.93,
  /** Answered plainly although another topic is named in the same breath: "is the discount valid on vouchers". */
  alone: 0.85,
  /** Told, after the admission that it may not be what was asked. */
  hedge: 0.2,
  /** Told first and the doubt after it: not enough to answer plainly, but right more often than not. */
  slight: 0.45,
  /** Answered although the question names a thing of which nothing is written. */
  despiteUnwritten: 0.86,
  /** Answered although such a thing is named beside the question: "we come by bus, when …". */
  besideUnwritten: 0.66,
  /** Below: a statement beside a question that was answered is a story, and asks nothing. */
  story: 0.45,
  /** Below: a second question of a topic that was told already is not answered by that, and is left open. */
  faint: 0.4,
  /** Of the model's probability: declined, because it reads like an attack or asks for a secret. */
  declineFromModel: 0.6,
  /** A concern is believed that no form of words betrays. */
  concern: 0.4,
  /** Of the probability of danger: help is named, when nothing else is understood. */
  peril: 0.3,
  /** Of the share of the question's words that an entry of the staff covers: it answers. */
  staffShare: 0.72,
  /** A word or two are small talk. */
  talk: 0.4,
  /** Below: children who are spoken of beside another topic are answered first. From here on that topic is. */
  children: 0.97,
  /** Of the share of explained words: a price is meant. */
  priceCoverage: 0.75,
  /** Of the share of explained words. Below: words are left over (`stray`). */
  coverage: 0.9,
  /** Of the model's probability: the question lies outside, and no topic that it names is near. */
  outside: 0.5,
  /** Of the likeliest topic's probability: a second topic of its family is told with it. */
  twin: 0.4,
  /** Of the model's probability: a topic that is named by a word of its own is near. */
  anchored: 0.02,
}
