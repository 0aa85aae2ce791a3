/**
 * The confidence each decision needs. Shares and probabilities from 0 to 1, each measured on the question sets
 * (docs/concierge-figures.md). “Confidence” is the reading's confidence in its topic, “probability” the classifier's own. Unless a line
 * says “below”, a threshold applies from its value upwards.
 */
export const thresholds = {
  /** Confidence for an answer without a doubt. */
  answer: 0.58,
  /** Confidence for an answer without a doubt although the topic leaves some words unexplained (`coverage`). */
  stray: 0.7,
  /** Probability at which unexplained words, such as a name or a typo, raise no doubt. */
  sure: 0.93,
  /** Confidence for an answer without a doubt although a second topic is named: "is the discount valid on vouchers". */
  alone: 0.85,
  /** Confidence for an answer at all. It begins by admitting that it may not be what was asked. */
  hedge: 0.2,
  /** Confidence for an answer first and the doubt after it: probably right, but not certain enough to leave the doubt out. */
  slight: 0.45,
  /** Confidence for an answer although the question asks for a thing that nothing is written about. */
  despiteUnwritten: 0.86,
  /** Confidence for an answer although such a thing is mentioned beside the question: "we come by bus, when …". */
  besideUnwritten: 0.66,
  /** Confidence below which a statement beside an answered question is a story, not a question. */
  story: 0.45,
  /** Confidence below which a second question on a topic already answered stays open. */
  faint: 0.4,
  /** Probability at which a message is declined because it reads like an attack or asks for a secret. */
  declineFromModel: 0.6,
  /** Confidence at which a concern is believed although no pattern recognises it. */
  concern: 0.4,
  /** Probability of danger at which emergency numbers are given if nothing else was understood. */
  peril: 0.3,
  /** Share of the question's words that a staff entry has to cover to answer it. */
  staffShare: 0.72,
  /** Confidence at which a word or two are small talk. */
  talk: 0.4,
  /** Confidence at which another topic takes precedence over children who are mentioned beside it. */
  children: 0.97,
  /** Share of explained words at which a price is meant. */
  priceCoverage: 0.75,
  /** Share of explained words below which words count as unexplained (`stray`). */
  coverage: 0.9,
  /** Probability at which the question lies outside what we know, so that no topic it names is offered. */
  outside: 0.5,
  /** Probability of a second topic of the same family, relative to the first, at which both are answered. */
  twin: 0.4,
  /** Probability at which a topic is offered because the question has an unmistakable word for it. */
  anchored: 0.02,
}
