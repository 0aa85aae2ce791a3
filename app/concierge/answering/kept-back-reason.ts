/** Why `keepBack` hands an answer over, as its trace says and the console's page of reasons reads. */
const begun = 'the answer would have told the '

export const becauseKeptBack = (what: string) => `${begun}${what}`

export const isKeptBack = ({ because }: { because: string }) => because.startsWith(begun)
