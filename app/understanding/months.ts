/** The months and seasons as guests name them, as parts of patterns. */
export const months = 'january february march april may june july august september october november december'.split(' ')

/** Without a group around it. */
export const aMonth = months.join('|')
export const aSeason = `(?:${aMonth}|christmas|easter|summer|winter|autumn|spring)`
