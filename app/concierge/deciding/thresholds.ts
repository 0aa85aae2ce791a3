/** From which confidence what is done: all of it, measured on the question sets (docs/decisions/0010). Shares and probabilities, 0 to 1. */
export const thresholds = {
  /** Above: answered. */
  answer: 0.58,
  /** The same when words are left over that the topic does not explain. */
  stray: 0.7,
  /** The same when another topic is named in the same breath: "is the discount valid on vouchers". */
  alone: 0.85,
  /** Above, or with a gap between question and entries: told with the admission that it may not be what was asked. */
  hedge: 0.2,
  /** Below what is needed, and above this: right more often than not, and told first. */
  slight: 0.45,
  /** A named thing without an entry is forgiven only above. */
  despiteUnwritten: 0.86,
  /** The same when it stands beside the question: "we come by bus, when …". */
  besideUnwritten: 0.66,
  /** Below, a statement beside a question that was answered is a story, and asks nothing. */
  story: 0.45,
  /** Below, a second question of what was told already is one of its own, and not answered by it. */
  faint: 0.4,
  /** From which probability what reads like an attack or a secret is declined. */
  declineFromModel: 0.6,
  /** Above, a concern is believed that no form of words betrays. */
  concern: 0.4,
  /** From which probability of danger help is named, when nothing else is understood. */
  peril: 0.3,
  /** The share of the question's words that an entry of the staff has to cover. */
  staffShare: 0.72,
  /** From which a word or two are small talk. */
  talk: 0.4,
  /** Below, whoever speaks of children beside something else is told of them. */
  children: 0.97,
  /** A price is only meant where so much of the question is explained. */
  priceCoverage: 0.75,
  /** Below, words are left over that the topic does not explain. */
  coverage: 0.9,
  /** From which probability a question surely lies outside. */
  outside: 0.5,
  /** From which share of the likeliest a second topic of its family is told with it. */
  twin: 0.4,
  /** From which probability a topic that is named by a word of its own is near. */
  anchored: 0.02,
}
